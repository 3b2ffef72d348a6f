internal import COpenSSL

/// SHA-256 (FIPS 180-4) by OpenSSL.
package enum SHA256 {
    /// The digest of `bytes` in lower-case hexadecimal, 64 characters.
    package static func hex(_ bytes: [UInt8]) -> String {
        String(decoding: digest(bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The 32 octets of the digest of `bytes`.
    package static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        let done = EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil)
        precondition(done == 1, "OpenSSL refused SHA-256")
        return digest
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
