internal import Glibc
internal import Metrics

/// What the system says of this process, under the names that Prometheus client libraries share.
///
/// Source: <https://prometheus.io/docs/instrumenting/writing_clientlibs/#process-metrics>.
enum ProcessMetrics {
    /// Adds every family to `registry`.
    static func register(in registry: Registry) {
        add(registry, "process_cpu_seconds_total", .counter, "User and system CPU time spent, in seconds.") {
            var usage = rusage()
            guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return nil }
            return .real(seconds(usage.ru_utime) + seconds(usage.ru_stime))
        }
        add(registry, "process_resident_memory_bytes", .gauge, "Resident memory size, in bytes.") {
            memory.map { .integer($0.resident) }
        }
        add(registry, "process_virtual_memory_bytes", .gauge, "Virtual memory size, in bytes.") {
            memory.map { .integer($0.virtual) }
        }
        add(registry, "process_open_fds", .gauge, "Open file descriptors.") { openDescriptors.map { .integer($0) } }
        add(registry, "process_max_fds", .gauge, "Most file descriptors that may be open.") {
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
            return .integer(Int(clamping: limit.rlim_cur))
        }
        add(registry, "process_threads", .gauge, "Threads.") {
            fields(of: "/proc/self/stat", after: ")").dropFirst(17).first.flatMap { Int($0) }.map { .integer($0) }
        }
        let start = startTime
        add(registry, "process_start_time_seconds", .gauge, "When the process began, in seconds since 1970.") {
            start.map { .real($0) }
        }
    }

    private static func add(
        _ registry: Registry,
        _ name: String,
        _ kind: Family.Kind,
        _ help: String,
        _ value: @escaping @Sendable () -> Sample.Value?
    ) {
        registry.add(Family(name, kind, help)) { value().map { [Sample($0)] } ?? [] }
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    /// Octets, of `/proc/self/statm`, which counts pages.
    private static var memory: (virtual: Int, resident: Int)? {
        let pages = fields(of: "/proc/self/statm").prefix(2).compactMap { Int($0) }
        guard pages.count == 2 else { return nil }
        let size = Int(sysconf(Int32(_SC_PAGESIZE)))
        return (pages[0] * size, pages[1] * size)
    }

    /// Linux 6.2 gives the number as the size of the folder; before, its entries are counted.
    private static var openDescriptors: Int? {
        var status = stat()
        guard stat("/proc/self/fd", &status) == 0 else { return nil }
        if status.st_size > 0 { return Int(status.st_size) }
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        // Not `.`, `..` and the folder itself.
        var count = -3
        while readdir(folder) != nil { count += 1 }
        return count
    }

    /// Seconds since 1970: the start of the system plus the ticks of field 22 (proc_pid_stat(5)).
    private static var startTime: Double? {
        let started = fields(of: "/proc/self/stat", after: ")").dropFirst(19).first.flatMap { Double($0) }
        let lines = text(of: "/proc/stat").split(separator: "\n")
        let boot = lines.first { $0.hasPrefix("btime ") }.flatMap { Double($0.dropFirst(6)) }
        guard let started, let boot else { return nil }
        return boot + started / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// What is between the spaces of a file, behind the last `mark`: a program's name may hold spaces.
    private static func fields(of path: String, after mark: Character? = nil) -> [Substring] {
        let text = text(of: path)
        let start = mark.flatMap { text.lastIndex(of: $0) }.map { text.index(after: $0) } ?? text.startIndex
        return text[start...].split { $0 == " " || $0 == "\n" }
    }

    private static func text(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 8_192)
        while true {
            let count = read(file, &piece, piece.count)
            guard count > 0 else { break }
            text += piece[..<count]
        }
        return String(decoding: text, as: UTF8.self)
    }
}
