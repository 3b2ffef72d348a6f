internal import CZlib

/// The content coding `gzip` (RFC 9110 §8.4.1.3) by zlib.
package enum Gzip {
    /// Names what the compressed octets depend on besides the octets themselves: `gzip-1.2.13-6`.
    ///
    /// A strong tag must change with it: another zlib may write other octets for the same text.
    package static let name = "gzip-\(String(cString: zlibVersion()))-\(GzipCompressor.level)"

    /// `octets` as one gzip member.
    package static func compressed(_ octets: [UInt8]) -> [UInt8] {
        var member: [UInt8] = []
        member.reserveCapacity(octets.count / 4 + 64)
        let compressor = GzipCompressor(expecting: octets.count)
        compressor.append(octets) { member.append(contentsOf: $0) }
        compressor.finish { member.append(contentsOf: $0) }
        return member
    }
}
