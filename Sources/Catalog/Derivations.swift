internal import Synchronization

/// What is worked out from a snapshot at first need, and kept as long as the snapshot.
package final class Derivations: Sendable {
    private let values = Mutex<[String: any Sendable]>([:])

    init() {}

    /// The value of `name`; made by `make` where nobody has asked for it.
    ///
    /// Two that ask at once may both make it; one of the values is kept. A name stands for one type.
    package func value<Value: Sendable>(_ name: String, _ make: () -> Value) -> Value {
        if let known = values.withLock({ $0[name] }) as? Value { return known }
        let made = make()
        values.withLock { $0[name] = made }
        return made
    }
}
