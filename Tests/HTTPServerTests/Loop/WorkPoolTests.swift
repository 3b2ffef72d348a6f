import Dispatch
@testable import HTTPServer
import Synchronization
import Testing

@Suite struct WorkPoolTests {
    @Test("Work beyond the workers waits; work beyond the queue is turned away")
    func bounded() {
        let pool = WorkPool(workers: 2, capacity: 3)
        let gate = DispatchSemaphore(value: 0)
        let done = DispatchGroup()
        let count = Atomic(0)
        let accepted = (0..<7).map { _ in
            done.enter()
            let accepted = pool.submit {
                gate.wait()
                count.add(1, ordering: .relaxed)
                done.leave()
            }
            if !accepted { done.leave() }
            return accepted
        }
        #expect(accepted == [true, true, true, true, true, false, false])
        for _ in 0..<5 { gate.signal() }
        done.wait()
        #expect(count.load(ordering: .relaxed) == 5)
    }

    @Test("Every piece of work runs once, from many sides")
    func many() {
        let pool = WorkPool(workers: 3, capacity: .max)
        let done = DispatchGroup()
        let count = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<2_500 {
                done.enter()
                let accepted = pool.submit {
                    count.add(1, ordering: .relaxed)
                    done.leave()
                }
                if !accepted { done.leave() }
            }
        }
        done.wait()
        #expect(count.load(ordering: .relaxed) == 10_000)
    }
}
