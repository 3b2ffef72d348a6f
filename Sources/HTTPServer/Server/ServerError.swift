internal import Glibc

/// Why a server does not start.
package enum ServerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Another process, or this one, listens there.
    case addressInUse(String)
    /// The host is no address of this machine, or does not resolve; the resolver's words.
    case unknownHost(String, String)
    /// The path is too long for a socket, or something that is no socket is there; why.
    case unusableSocketPath(String, String)
    /// A system call failed: its name, or what it was to do, and errno.
    case system(String, Int32)
    /// ``Server/start()`` was called before.
    case alreadyStarted

    package var description: String {
        switch self {
        case .addressInUse(let address): "\(address) is in use by another process"
        case .unknownHost(let host, let why): "cannot listen on host \(host): \(why)"
        case .unusableSocketPath(let path, let why): "cannot listen on \(path): \(why)"
        case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
        case .alreadyStarted: "the server was started before"
        }
    }
}
