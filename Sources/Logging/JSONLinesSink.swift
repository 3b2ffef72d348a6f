internal import Glibc
internal import JSON
internal import Synchronization

/// Writes each record as one line of JSON to a descriptor, standard error as a rule.
///
/// A line that the descriptor does not take (closed, full disk) is lost: a log must not stop the service.
package final class JSONLinesSink: LogSink {
    private let descriptor: Mutex<Int32>

    /// - Parameter descriptor: an open descriptor, which stays the caller's.
    package init(descriptor: Int32 = STDERR_FILENO) {
        self.descriptor = Mutex(descriptor)
    }

    package func write(_ record: LogRecord) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let time = Timestamp.text(seconds: Int(now.tv_sec), nanoseconds: Int(now.tv_nsec))
        write(lines: Self.line(record, time: time))
    }

    package func write(lines: [UInt8]) {
        descriptor.withLock { descriptor in
            lines.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                    let written = Glibc.write(descriptor, start, rest.count)
                    if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { return }
                }
            }
        }
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
