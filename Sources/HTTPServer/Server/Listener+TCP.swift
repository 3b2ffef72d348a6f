internal import Glibc

extension Listener {
    /// Listens on every address that `host` resolves to.
    ///
    /// - Parameters:
    ///   - host: name or numeric address.
    ///   - port: 0 for any free port.
    ///   - isSecure: whether TLS is spoken there.
    ///   - loops: how many descriptors to open for each address.
    /// - Returns: one listener for each address.
    /// - Throws: the reason; nothing is left open then.
    static func tcp(host: String, port: UInt16, isSecure: Bool, loops: Int) throws(ServerError) -> [Listener] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, "\(port)", &hints, &found)
        guard code == 0, let first = found else {
            throw .unknownHost(host, String(cString: gai_strerror(code)))
        }
        defer { freeaddrinfo(first) }
        var listeners: [Listener] = []
        do throws(ServerError) {
            for entry in sequence(first: first, next: { $0.pointee.ai_next }) {
                listeners.append(try open(entry.pointee, host: host, port: port, isSecure: isSecure, loops: loops))
            }
        } catch {
            for listener in listeners { listener.closeAll() }
            throw error
        }
        return listeners
    }

    private static func open(
        _ entry: addrinfo,
        host: String,
        port: UInt16,
        isSecure: Bool,
        loops: Int
    ) throws(ServerError) -> Listener {
        // SO_REUSEPORT would let a second server share the port, and take half of the connections: a bind without it
        // finds out first whether the port is free.
        if port != 0 { Glibc.close(try bound(entry, host: host, port: port, shared: false)) }
        var descriptors: [Int32] = []
        do throws(ServerError) {
            let first = try bound(entry, host: host, port: port, shared: true)
            descriptors.append(first)
            var storage = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let named = withUnsafeMutableBytes(of: &storage) { bytes in
                getsockname(first, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, &length)
            }
            guard named == 0 else { throw .system("getsockname", errno) }
            // The port has the same place in IPv4 and IPv6 addresses.
            let actual = withUnsafeBytes(of: &storage) { bytes in
                UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self))
            }
            try withUnsafeMutableBytes(of: &storage) { bytes throws(ServerError) in
                var again = entry
                again.ai_addr = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
                again.ai_addrlen = length
                for _ in 1..<max(1, loops) {
                    descriptors.append(try bound(again, host: host, port: actual, shared: true))
                }
            }
            for descriptor in descriptors {
                guard listen(descriptor, 4_096) == 0 else { throw .system("listen", errno) }
            }
            let text = ListenAddress.tcp(host: SocketAddress.text(&storage, length), port: actual).description
            return Listener(
                address: BoundAddress(description: text, isSecure: isSecure, port: actual),
                descriptors: descriptors,
                path: nil
            )
        } catch {
            for descriptor in descriptors { Glibc.close(descriptor) }
            throw error
        }
    }

    private static func bound(
        _ entry: addrinfo,
        host: String,
        port: UInt16,
        shared: Bool
    ) throws(ServerError) -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(entry.ai_family, type, 0)
        guard descriptor >= 0 else { throw .system("socket", errno) }
        set(descriptor, SOL_SOCKET, SO_REUSEADDR)
        if shared { set(descriptor, SOL_SOCKET, SO_REUSEPORT) }
        if entry.ai_family == AF_INET6 { set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
        // Accepted sockets inherit these. A socket that holds megabytes unsent would take nothing more for minutes while
        // its client reads at the least rate, and pass for stalled.
        set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY)
        set(descriptor, Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, to: 65_536)
        guard bind(descriptor, entry.ai_addr, entry.ai_addrlen) == 0, shared || listen(descriptor, 1) == 0 else {
            let code = errno
            Glibc.close(descriptor)
            let address = ListenAddress.tcp(host: host, port: port).description
            throw code == EADDRINUSE ? .addressInUse(address) : .system("listening on \(address)", code)
        }
        return descriptor
    }

    private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, to value: Int32 = 1) {
        var value = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }
}
