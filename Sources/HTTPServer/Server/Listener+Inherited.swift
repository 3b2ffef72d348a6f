internal import Glibc

extension Listener {
    /// Takes a listening socket, TCP or UNIX, that another process opened; all loops share it.
    ///
    /// - Parameters:
    ///   - descriptor: of a stream socket that listens.
    ///   - isSecure: whether TLS is spoken there, if it is TCP.
    /// - Returns: the listener.
    /// - Throws: what the descriptor is instead.
    static func inherited(_ descriptor: Int32, isSecure: Bool) throws(ServerError) -> Listener {
        let listens = option(descriptor, SO_ACCEPTCONN)
        guard listens == 1, option(descriptor, SO_TYPE) == Int32(SOCK_STREAM.rawValue) else {
            throw .unusableSocketPath("descriptor \(descriptor)", "it is no stream socket that listens")
        }
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let named = withUnsafeMutableBytes(of: &storage) { bytes in
            getsockname(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, &length)
        }
        guard named == 0 else { throw .system("getsockname", errno) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return Listener(
            address: try address(&storage, length, isSecure: isSecure),
            descriptors: [descriptor],
            path: nil,
            isInherited: true
        )
    }

    private static func option(_ descriptor: Int32, _ name: Int32) -> Int32? {
        var value: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, name, &value, &length) == 0 ? value : nil
    }

    private static func address(
        _ storage: inout sockaddr_storage,
        _ length: socklen_t,
        isSecure: Bool
    ) throws(ServerError) -> BoundAddress {
        switch Int32(storage.ss_family) {
        case AF_UNIX:
            let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
            let path = withUnsafeBytes(of: &storage) { bytes in
                Array(bytes[start..<max(start, Int(length))].prefix { $0 != 0 })
            }
            return BoundAddress(
                description: "unix:\(String(decoding: path, as: UTF8.self))",
                isSecure: false,
                port: nil
            )
        case AF_INET, AF_INET6:
            // The port has the same place in IPv4 and IPv6 addresses.
            let port = withUnsafeBytes(of: &storage) { bytes in
                UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self))
            }
            let text = ListenAddress.tcp(host: SocketAddress.text(&storage, length), port: port).description
            return BoundAddress(description: text, isSecure: isSecure, port: port)
        default:
            throw .unusableSocketPath("an inherited socket", "it is neither TCP nor UNIX")
        }
    }
}
