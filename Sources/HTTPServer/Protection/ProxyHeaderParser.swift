/// Reads the header of the PROXY protocol, version 1 or 2, from octets that may arrive in any pieces.
///
/// Source: "The PROXY protocol, versions 1 & 2", §2. A pure state machine. It keeps no more than 107 octets; what stands
/// behind the addresses of version 2 is passed over.
package struct ProxyHeaderParser: Sendable {
    /// What the octets read so far amount to.
    package enum Event: Sendable, Equatable {
        /// Every octet given has been read; more are needed.
        case needsMore
        /// The header is complete: whom the proxy speaks for, `nil` where it speaks for itself or does not know.
        case client(ClientAddress?)
        /// It is no header, and why.
        case malformed(String)
    }

    /// Octets of version 2 that follow its first sixteen, at most; the protocol itself would allow 65,535.
    package static let longest = 4_096

    private static let signature: [UInt8] = [
        0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A,
    ]
    private static let word = Array("PROXY ".utf8)
    /// Octets of a version 1 header with its CR LF.
    private static let longestLine = 107
    /// Octets of version 2 that are looked at: sixteen, and two IPv6 addresses.
    private static let kept = 48

    private var octets: [UInt8] = []
    /// Octets of version 2 still to be passed over, once its first sixteen are known.
    private var remaining: Int?

    package init() {}

    /// Reads on from `offset`, which it moves forward, up to the end of the header and no further.
    ///
    /// - Parameters:
    ///   - input: octets as received.
    ///   - offset: where to begin.
    /// - Returns: what they amount to. Nothing may be given after the end or a fault.
    package mutating func parse(_ input: Span<UInt8>, at offset: inout Int) -> Event {
        while offset < input.count {
            let octet = input[offset]
            offset += 1
            if let event = take(octet) { return event }
        }
        return .needsMore
    }

    private mutating func take(_ octet: UInt8) -> Event? {
        if let count = remaining {
            if octets.count < Self.kept { octets.append(octet) }
            remaining = count - 1
            return count == 1 ? addresses() : nil
        }
        octets.append(octet)
        if octets[0] == Self.word[0] { return takeOfLine(octet) }
        let count = octets.count
        if count <= Self.signature.count {
            return octet == Self.signature[count - 1]
                ? nil : .malformed("It begins neither with \"PROXY \" nor with the signature of version 2.")
        }
        guard count == 16 else { return nil }
        let length = Int(octets[14]) << 8 | Int(octets[15])
        guard length <= Self.longest else {
            return .malformed("It says that \(length) octets follow; at most \(Self.longest) are taken.")
        }
        guard length > 0 else { return addresses() }
        remaining = length
        return nil
    }

    // MARK: Version 1

    private mutating func takeOfLine(_ octet: UInt8) -> Event? {
        let count = octets.count
        if count <= Self.word.count, octet != Self.word[count - 1] {
            return .malformed("It begins neither with \"PROXY \" nor with the signature of version 2.")
        }
        let followsReturn = count > 1 && octets[count - 2] == 0x0D
        if followsReturn != (octet == 0x0A) { return .malformed("A CR or LF stands alone.") }
        if octet == 0x0A { return line() }
        guard count < Self.longestLine else {
            return .malformed("A header of version 1 holds more than \(Self.longestLine) octets.")
        }
        return nil
    }

    private func line() -> Event {
        let text = String(decoding: octets.dropFirst(Self.word.count).dropLast(2), as: UTF8.self)
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        // What follows UNKNOWN is to be passed over.
        if parts.first == "UNKNOWN" { return .client(nil) }
        guard parts.count == 5, parts[0] == "TCP4" || parts[0] == "TCP6" else {
            return .malformed("A header of version 1 is not TCP4 or TCP6 with two addresses and two ports.")
        }
        guard Self.isPort(parts[3]), Self.isPort(parts[4]) else {
            return .malformed("A port is not a number from 0 to 65535.")
        }
        // An IPv6 address that stands for an IPv4 one is allowed in TCP6.
        let hasColons = parts[0] == "TCP6"
        guard parts[1].contains(":") == hasColons, parts[2].contains(":") == hasColons,
            let source = ClientAddress(parts[1]), ClientAddress(parts[2]) != nil
        else { return .malformed("An address is not one of \(parts[0]).") }
        return .client(source)
    }

    private static func isPort(_ text: Substring) -> Bool {
        guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return false
        }
        return text == "0" || (text.first != "0" && Int(text).map { $0 <= 65_535 } ?? false)
    }

    // MARK: Version 2

    private func addresses() -> Event {
        guard octets[12] >> 4 == 2 else { return .malformed("Its version is neither 1 nor 2.") }
        let length = Int(octets[14]) << 8 | Int(octets[15])
        switch octets[12] & 0xF {
        case 0: return .client(nil)  // LOCAL: the proxy itself, whatever follows.
        case 1: break
        default: return .malformed("Its command is neither LOCAL nor PROXY.")
        }
        let needed: Int
        switch octets[13] {
        case 0x00: return .client(nil)  // UNSPEC
        case 0x11: needed = 12
        case 0x21: needed = 36
        case 0x31: needed = 216
        default: return .malformed("Its family and transport are not those of a stream.")
        }
        guard length >= needed else {
            return .malformed("Its \(length) octets do not hold the two addresses.")
        }
        switch octets[13] {
        case 0x11: return .client(ClientAddress(ipv4: UInt32(truncatingIfNeeded: number(16..<20))))
        case 0x21: return .client(ClientAddress(ipv6High: number(16..<24), low: number(24..<32)))
        default: return .client(.unix)
        }
    }

    private func number(_ range: Range<Int>) -> UInt64 {
        octets[range].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
