import Foundation

/// The socket on which a service manager listens, at a path of its own.
final class NotifySocket {
    struct Failure: Error { let what: String }

    let path = NSTemporaryDirectory() + "atlas-notify-\(UUID().uuidString.prefix(8))"
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let code = withUnsafeBytes(of: &address) { bytes in
            bind(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
        }
        guard code == 0 else { throw Failure(what: "bind: \(errno)") }
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// The lines of the next message; `nil` where none comes within `milliseconds`.
    func receive(within milliseconds: Int32 = 10_000) -> [String]? {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, milliseconds) == 1 else { return nil }
        var octets = [UInt8](repeating: 0, count: 4_096)
        let count = recv(descriptor, &octets, octets.count, 0)
        return String(decoding: octets.prefix(max(0, count)), as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
