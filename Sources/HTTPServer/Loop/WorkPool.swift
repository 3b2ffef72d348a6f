internal import Dispatch
internal import Synchronization

/// A bounded queue of work for a fixed number of workers, which may block.
final class WorkPool: Sendable {
    private struct State: Sendable {
        /// Work that waits, from `next` on.
        var waiting: [@Sendable () -> Void] = []
        var next = 0
        /// Workers without work.
        var idle: [Int]
        var capacity: Int
    }

    private let workers: [DispatchQueue]
    private let state: Mutex<State>

    /// - Parameters:
    ///   - workers: how many pieces of work run at once.
    ///   - capacity: how many more may wait.
    init(workers: Int, capacity: Int) {
        self.workers = (0..<workers).map { DispatchQueue(label: "permission-atlas.worker.\($0)") }
        state = Mutex(State(idle: Array((0..<workers).reversed()), capacity: capacity))
    }

    var workerCount: Int { workers.count }

    /// How many workers are busy, and how many pieces of work wait and may wait.
    var load: (busy: Int, waiting: Int, capacity: Int) {
        state.withLock { (workers.count - $0.idle.count, $0.waiting.count - $0.next, $0.capacity) }
    }

    /// Has the queue take `capacity` pieces of work from now on; what waits already stays.
    func resize(capacity: Int) { state.withLock { $0.capacity = capacity } }

    /// Takes `work` on.
    ///
    /// - Parameter work: runs on a worker.
    /// - Returns: `false` when every worker is busy and the queue is full.
    func submit(_ work: @escaping @Sendable () -> Void) -> Bool {
        let (accepted, worker): (Bool, Int?) = state.withLock { state in
            if let worker = state.idle.popLast() { return (true, worker) }
            guard state.waiting.count - state.next < state.capacity else { return (false, nil) }
            state.waiting.append(work)
            return (true, nil)
        }
        if let worker {
            workers[worker].async { self.run(work, on: worker) }
        }
        return accepted
    }

    private func run(_ work: @Sendable () -> Void, on worker: Int) {
        work()
        while let work = take(for: worker) { work() }
    }

    /// The next piece of work; `nil` when there is none, and the worker then counts as idle.
    private func take(for worker: Int) -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard state.next < state.waiting.count else {
                state.waiting = []
                state.next = 0
                state.idle.append(worker)
                return nil
            }
            defer { state.next += 1 }
            if state.next >= 1_024 {
                state.waiting.removeFirst(state.next)
                state.next = 0
            }
            return state.waiting[state.next]
        }
    }
}
