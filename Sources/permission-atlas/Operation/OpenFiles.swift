internal import Glibc
internal import Logging

/// How many files the process may have open; each connection is one.
enum OpenFiles {
    /// Those that are no connections: listeners, loops, the database, refused connections that are told why.
    private static let others = 512

    /// Raises the limit of open files, and lowers `connections` to what it leaves room for.
    ///
    /// An ordinary process may raise it up to its hard limit (getrlimit(2)); programs are often started with 1,024.
    ///
    /// - Parameters:
    ///   - connections: how many are wished for; how many there may be.
    ///   - log: learns that they have become fewer.
    static func makeRoom(for connections: inout Int, log: any LogSink) {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        var raised = limit
        raised.rlim_cur = limit.rlim_max
        if setrlimit(resource, &raised) == 0 { limit = raised }
        let files = Int(clamping: limit.rlim_cur)
        guard connections > files - others else { return }
        connections = max(others / 8, files - others)
        let fields = [("limit", files), ("connections", connections)]
        log.write(LogRecord(.warning, "few-open-files", fields.map { ($0, .integer($1)) }))
    }
}
