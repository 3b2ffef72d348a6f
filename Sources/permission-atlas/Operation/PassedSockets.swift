internal import Glibc
internal import HTTPServer

/// The listening sockets that systemd passed on (sd_listen_fds(3)).
enum PassedSockets {
    /// The first descriptor that is passed.
    private static let first: Int32 = 3

    /// The sockets in order; none where the environment means another process.
    ///
    /// - Throws: where the number of them cannot be read.
    static func addresses(
        _ environment: [String: String],
        process: Int32 = getpid()
    ) throws(CommandError) -> [ListenAddress] {
        guard environment["LISTEN_PID"] == "\(process)", let text = environment["LISTEN_FDS"] else { return [] }
        guard let count = Int32(text), (0...1_024).contains(count) else {
            throw CommandError(.unavailable, "LISTEN_FDS must be a number of descriptors, not \(text.quoted)")
        }
        return (first..<(first + count)).map { .inherited(descriptor: $0) }
    }
}
