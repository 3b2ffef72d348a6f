internal import COpenSSL

/// The secret that session tickets are sealed with (RFC 5077 §4).
struct TicketKey: Sendable, Equatable {
    /// Octets of the name and of each secret.
    static let nameSize = 16
    private static let secretSize = 32

    /// Goes in front of each ticket in the clear.
    let name: [UInt8]
    /// For AES-256 in CBC mode.
    private(set) var cipher: [UInt8]
    /// For HMAC with SHA-256.
    private(set) var mac: [UInt8]
    /// When it was made, in seconds of the monotonic clock.
    let birth: Int

    /// A random key; `nil` when the system gives no random octets.
    init?(birth: Int) {
        var octets = [UInt8](repeating: 0, count: Self.nameSize + 2 * Self.secretSize)
        guard RAND_priv_bytes(&octets, Int32(octets.count)) == 1 else {
            ERR_clear_error()
            return nil
        }
        name = Array(octets[..<Self.nameSize])
        cipher = Array(octets[Self.nameSize..<(Self.nameSize + Self.secretSize)])
        mac = Array(octets[(Self.nameSize + Self.secretSize)...])
        self.birth = birth
        OPENSSL_cleanse(&octets, octets.count)
    }

    /// Overwrites the secrets.
    mutating func erase() {
        OPENSSL_cleanse(&cipher, cipher.count)
        OPENSSL_cleanse(&mac, mac.count)
    }
}
