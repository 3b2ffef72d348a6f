/// Where to listen.
package enum ListenAddress: Sendable, Equatable, CustomStringConvertible {
    /// A host name or address, IPv4 or IPv6 (`::1`, without brackets), and a port; port 0 picks a free one.
    ///
    /// Each address that the host resolves to is listened on. `::` means IPv6 alone; add `0.0.0.0` for both.
    case tcp(host: String, port: UInt16)
    /// A UNIX socket at this path, with these permission bits. A stale socket there is replaced.
    case unix(path: String, mode: UInt32)
    /// A listening socket, TCP or UNIX, that another process opened and passed on; it is left open for that process.
    case inherited(descriptor: Int32)

    package var description: String {
        switch self {
        case .tcp(let host, let port): host.utf8.contains(0x3A) ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path, _): "unix:\(path)"
        case .inherited(let descriptor): "descriptor \(descriptor)"
        }
    }
}
