internal import Synchronization

/// Keeps what is written, for tests.
package final class MemorySink: LogSink {
    private let store = Mutex<(records: [LogRecord], lines: [String])>(([], []))

    package init() {}

    /// The records written, in order.
    package var records: [LogRecord] { store.withLock { $0.records } }
    /// The finished lines of ``write(lines:)``, without their LF.
    package var lines: [String] { store.withLock { $0.lines } }

    package func write(_ record: LogRecord) {
        store.withLock { $0.records.append(record) }
    }

    package func write(lines: [UInt8]) {
        let texts = lines.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        store.withLock { $0.lines += texts }
    }
}
