internal import Synchronization

/// A fixed block of whole numbers that are counted by one thread and read by any.
///
/// No lock and no allocation: to add is one load and one store.
@safe
package final class Cells: Sendable {
    package let count: Int
    /// Written by ``add(_:at:)`` through atomics alone, allocated in `init` and freed in `deinit`, so that sharing it
    /// between threads is safe.
    private nonisolated(unsafe) let memory: UnsafeMutablePointer<Atomic<Int>>

    /// - Parameter count: how many numbers; each begins at 0.
    package init(count: Int) {
        self.count = max(0, count)
        unsafe memory = .allocate(capacity: self.count)
        for index in 0..<self.count { unsafe (memory + index).initialize(to: Atomic(0)) }
    }

    deinit {
        unsafe memory.deinitialize(count: count)
        unsafe memory.deallocate()
    }

    /// Adds `number` to the cell at `index`, which no other thread adds to; an index out of range is passed over.
    @inline(__always)
    package func add(_ number: Int = 1, at index: Int) {
        guard index >= 0, index < count else { return }
        let sum = unsafe memory[index].load(ordering: .relaxed) &+ number
        unsafe memory[index].store(sum, ordering: .relaxed)
    }

    /// Adds `number` to the cell at `index`, which other threads may add to at the same time.
    package func addShared(_ number: Int = 1, at index: Int) {
        guard index >= 0, index < count else { return }
        unsafe memory[index].add(number, ordering: .relaxed)
    }

    /// The number at `index`, 0 out of range.
    package subscript(index: Int) -> Int {
        guard index >= 0, index < count else { return 0 }
        return unsafe memory[index].load(ordering: .relaxed)
    }
}
