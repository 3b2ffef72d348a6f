internal import Dispatch
internal import Synchronization

/// Connections that read, each lent to one caller at a time, on the caller's thread.
final class ReaderPool: Sendable {
    /// A connection behind a lock that never waits, for the pool lends each to one caller.
    final class Reader: Sendable {
        private let connection: Mutex<Connection>

        init(_ connection: sending Connection) { self.connection = Mutex(connection) }

        func read<Value: Sendable>(
            _ body: @Sendable (Connection) throws(StoreError) -> Value
        ) throws(StoreError) -> Value {
            let result = connection.withLock { connection in
                Result { () throws(StoreError) in try body(connection) }
            }
            return try result.get()
        }
    }

    private let idle: Mutex<[Reader]>
    private let available: DispatchSemaphore

    init(_ readers: [Reader]) {
        idle = Mutex(readers)
        available = DispatchSemaphore(value: readers.count)
    }

    /// Runs `body` with an idle connection; waits while all are in use.
    func read<Value: Sendable>(
        _ body: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        available.wait()
        defer { available.signal() }
        guard let reader = idle.withLock({ $0.popLast() }) else {
            preconditionFailure("the semaphore counts the idle readers")
        }
        defer { idle.withLock { $0.append(reader) } }
        return try reader.read(body)
    }
}
