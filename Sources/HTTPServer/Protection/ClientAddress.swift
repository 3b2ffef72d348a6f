internal import CLinux
internal import Glibc

/// The address of a client, without its port.
///
/// An IPv6 address that stands for an IPv4 one (`::ffff:192.0.2.1`, RFC 4291 §2.5.5.2) is that IPv4 address.
package struct ClientAddress: Hashable, Sendable {
    package enum Family: UInt8, Sendable {
        /// Nothing is known.
        case unknown
        /// The other end of a UNIX socket: it has no address of its own.
        case unix
        case ipv4
        case ipv6
    }

    package static let unknown = ClientAddress(.unknown)
    package static let unix = ClientAddress(.unix)

    package let family: Family
    /// The first and the last 64 bits of an IPv6 address; of an IPv4 one the last 32 of ``low``.
    let high: UInt64
    let low: UInt64

    private init(_ family: Family, high: UInt64 = 0, low: UInt64 = 0) {
        self.family = family
        self.high = high
        self.low = low
    }

    package init(ipv4: UInt32) { self.init(.ipv4, low: UInt64(ipv4)) }

    package init(ipv6High high: UInt64, low: UInt64) {
        if high == 0, low >> 32 == 0xFFFF {
            self.init(ipv4: UInt32(truncatingIfNeeded: low))
        } else {
            self.init(.ipv6, high: high, low: low)
        }
    }

    /// Reads a numeric address, `192.0.2.1` or `2001:db8::1`; `nil` for anything else, a zone or a port among it.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 45 else { return nil }
        let text = String(text)
        var octets: (UInt64, UInt64) = (0, 0)
        if inet_pton(AF_INET, text, &octets) == 1 {
            self.init(ipv4: UInt32(octets.0.bigEndian >> 32))
        } else if inet_pton(AF_INET6, text, &octets) == 1 {
            self.init(ipv6High: octets.0.bigEndian, low: octets.1.bigEndian)
        } else {
            return nil
        }
    }

    init(_ peer: clinux_peer) {
        switch peer.family {
        case UInt32(CLINUX_PEER_UNIX): self = .unix
        case UInt32(CLINUX_PEER_IPV4): self.init(ipv4: UInt32(truncatingIfNeeded: peer.low))
        case UInt32(CLINUX_PEER_IPV6): self.init(ipv6High: peer.high, low: peer.low)
        default: self = .unknown
        }
    }

    /// What counts as one client: an IPv4 address, or the 64-bit network of an IPv6 one, which is what a single customer
    /// is given at least (RFC 6177 §2).
    package var network: ClientAddress { family == .ipv6 ? ClientAddress(.ipv6, high: high) : self }
}

extension ClientAddress: CustomStringConvertible {
    /// `192.0.2.1`, `2001:db8::1` (RFC 5952) or `unix`; empty where nothing is known.
    package var description: String {
        switch family {
        case .unknown: return ""
        case .unix: return "unix"
        case .ipv4: return [24, 16, 8, 0].map { String((low >> $0) & 0xFF) }.joined(separator: ".")
        case .ipv6:
            var octets = (high.bigEndian, low.bigEndian)
            var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
            guard inet_ntop(AF_INET6, &octets, &text, socklen_t(text.count)) != nil else { return "" }
            return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
