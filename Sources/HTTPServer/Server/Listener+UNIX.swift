internal import Glibc

extension Listener {
    /// Listens on a UNIX socket at `path`, replacing one that nobody listens on any more.
    ///
    /// - Parameters:
    ///   - path: absolute, or from the working directory; at most 107 octets.
    ///   - mode: the permission bits of the socket.
    /// - Returns: the listener.
    /// - Throws: the reason; nothing is left open then.
    static func unix(path: String, mode: UInt32) throws(ServerError) -> Listener {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let octets = Array(path.utf8)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            guard !octets.isEmpty, octets.count < bytes.count, !octets.contains(0) else { return false }
            bytes.copyBytes(from: octets)
            return true
        }
        guard fits else { throw .unusableSocketPath(path, "a socket path has 1 to 107 octets, none of them NUL") }
        try removeStale(path, &address)
        let descriptor = socket()
        guard descriptor >= 0 else { throw .system("socket", errno) }
        // Nobody may connect before the mode is set.
        let before = umask(0o177)
        let isBound = with(&address) { bind(descriptor, $0, $1) == 0 }
        let code = errno
        umask(before)
        guard isBound else {
            Glibc.close(descriptor)
            throw code == EADDRINUSE ? .addressInUse("unix:\(path)") : .system("listening on unix:\(path)", code)
        }
        guard chmod(path, mode) == 0, listen(descriptor, 4_096) == 0 else {
            let code = errno
            Glibc.close(descriptor)
            unlink(path)
            throw .system("listening on unix:\(path)", code)
        }
        return Listener(
            address: BoundAddress(description: "unix:\(path)", isSecure: false, port: nil),
            descriptors: [descriptor],
            path: path
        )
    }

    /// Removes a socket that refuses connections; leaves anything else alone.
    private static func removeStale(_ path: String, _ address: inout sockaddr_un) throws(ServerError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw .unusableSocketPath(path, "a file that is no socket is there")
        }
        let probe = socket()
        guard probe >= 0 else { throw .system("socket", errno) }
        defer { Glibc.close(probe) }
        let refused = with(&address) { connect(probe, $0, $1) != 0 && errno == ECONNREFUSED }
        guard refused else { throw .addressInUse("unix:\(path)") }
        unlink(path)
    }

    private static func socket() -> Int32 {
        Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    }

    private static func with(
        _ address: inout sockaddr_un,
        _ body: (UnsafePointer<sockaddr>?, socklen_t) -> Bool
    ) -> Bool {
        withUnsafeBytes(of: &address) { bytes in
            body(bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
        }
    }
}
