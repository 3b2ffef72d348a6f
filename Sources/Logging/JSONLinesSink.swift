internal import Dispatch
internal import Glibc
internal import JSON
internal import Synchronization

/// Writes each record as one line of JSON to a descriptor, standard error as a rule.
///
/// A log must not stop the service. So lines wait for a writer of their own, in order, and nobody who logs waits for the
/// reader of the log; beyond a bound they are dropped, and a record `log-lines-dropped` tells how many in the place where
/// they would stand. Lines that the descriptor does not take (closed, full disk) are lost.
package final class JSONLinesSink: LogSink {
    private struct Backlog {
        var lines: [UInt8] = []
        /// Octets that the writer is at.
        var inHand = 0
        /// Whether the writer has been called, or is at work.
        var isWriting = false
        /// Lines dropped since the last that was taken.
        var gap = 0
        var dropped = 0
    }

    private let descriptor: Int32
    private let capacity: Int
    private let writer = DispatchQueue(label: "permission-atlas.log")
    private let backlog = Mutex(Backlog())

    /// - Parameters:
    ///   - descriptor: an open descriptor, which stays the caller's.
    ///   - capacity: octets of lines that may wait.
    package init(descriptor: Int32 = STDERR_FILENO, capacity: Int = 4 << 20) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// Lines that were dropped, because the reader of the log did not keep up.
    package var droppedLines: Int { backlog.withLock { $0.dropped } }

    package func write(_ record: LogRecord) {
        write(lines: Self.line(record, time: Self.now()))
    }

    package func write(lines: [UInt8]) {
        let begins = backlog.withLock { backlog in
            guard backlog.inHand + backlog.lines.count + lines.count <= capacity else {
                let count = lines.count { $0 == 0x0A }
                backlog.gap += count
                backlog.dropped += count
                return false
            }
            if backlog.gap > 0 { backlog.lines += Self.line(Self.record(ofDropped: backlog.gap), time: Self.now()) }
            backlog.gap = 0
            backlog.lines += lines
            defer { backlog.isWriting = true }
            return !backlog.isWriting
        }
        if begins { writer.async { self.writeBacklog() } }
    }

    /// Waits until everything that was taken has been written.
    ///
    /// - Parameter milliseconds: how long at most.
    /// - Returns: whether it has been.
    @discardableResult
    package func flush(within milliseconds: Int) -> Bool {
        let done = DispatchSemaphore(value: 0)
        writer.async { done.signal() }
        return done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
    }

    /// Runs on the writer's queue.
    private func writeBacklog() {
        while let lines = take() { _ = Descriptor.write(lines, to: descriptor) }
    }

    /// The lines that wait; `nil` when there are none, and the writer has to be called again then.
    private func take() -> [UInt8]? {
        backlog.withLock { backlog in
            if backlog.lines.isEmpty, backlog.gap > 0 {
                backlog.lines = Self.line(Self.record(ofDropped: backlog.gap), time: Self.now())
                backlog.gap = 0
            }
            backlog.isWriting = !backlog.lines.isEmpty
            backlog.inHand = backlog.lines.count
            guard backlog.isWriting else { return nil }
            defer { backlog.lines = [] }
            return backlog.lines
        }
    }

    private static func record(ofDropped count: Int) -> LogRecord {
        LogRecord(.warning, "log-lines-dropped", [("lines", .integer(count))])
    }

    private static func now() -> String {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Timestamp.text(seconds: Int(now.tv_sec), nanoseconds: Int(now.tv_nsec))
    }

    /// `record` as one line of JSON: `time`, `level`, `event`, then the record's own fields.
    package static func line(_ record: LogRecord, time: String) -> [UInt8] {
        var writer = JSONWriter(capacity: 256)
        writer.object { object in
            object.member("time", time)
            object.member("level", record.level.rawValue)
            object.member("event", record.event)
            for (name, value) in record.fields {
                switch value {
                case .string(let text): object.member(name, text)
                case .integer(let number): object.member(name, number)
                case .boolean(let flag): object.member(name, flag)
                }
            }
        }
        return writer.bytes + [0x0A]
    }
}
