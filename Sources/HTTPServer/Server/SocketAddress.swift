internal import Glibc

/// Socket addresses as text.
enum SocketAddress {
    /// The numeric address without its port.
    static func text(_ storage: inout sockaddr_storage, _ length: socklen_t) -> String {
        var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let code = withUnsafeBytes(of: &storage) { bytes in
            getnameinfo(
                bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
                length,
                &name,
                socklen_t(name.count),
                nil,
                0,
                NI_NUMERICHOST
            )
        }
        guard code == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
