internal import Dispatch
internal import Synchronization

/// The connection that writes and the serial queue on which it lives.
///
/// The lock never waits, for only blocks of the queue take it: it is what proves to the compiler that the connection is
/// in one hand.
final class WriteQueue: Sendable {
    private let queue = DispatchQueue(label: "permission-atlas.store.writer")
    private let connection: Mutex<Connection>

    init(_ connection: sending Connection) { self.connection = Mutex(connection) }

    /// Runs `body` in one transaction after those that came before, and waits for it.
    func transaction<Value: Sendable>(
        _ body: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        try perform { (connection) throws(StoreError) in
            try connection.transaction { () throws(StoreError) in try body(connection) }
        }
    }

    /// Runs `body` outside of any transaction after what came before, and waits for it.
    func perform<Value: Sendable>(
        _ body: @Sendable (Connection) throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let result: Result<Value, StoreError> = queue.sync {
            connection.withLock { connection in
                Result { () throws(StoreError) in try body(connection) }
            }
        }
        return try result.get()
    }
}
