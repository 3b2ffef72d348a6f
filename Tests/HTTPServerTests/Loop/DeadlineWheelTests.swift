@testable import HTTPServer
import Testing

@Suite struct DeadlineWheelTests {
    private func tags(_ wheel: inout DeadlineWheel, _ now: Milliseconds) -> [UInt64] {
        var all: [UInt64] = []
        while let (_, tags) = wheel.next(now: now) { all += tags }
        return all
    }

    @Test("A tag comes up after its deadline, not before", arguments: [1_000, 1_001, 1_049, 1_050, 3_333, 26_000])
    func notBefore(deadline: Milliseconds) {
        var wheel = DeadlineWheel(now: 1_000)
        wheel.add(7, tick: wheel.tick(of: deadline))
        #expect(tags(&wheel, deadline - 1).isEmpty)
        let moment = wheel.nextMoment ?? 0
        #expect(moment > deadline && moment <= deadline + 2 * DeadlineWheel.tick)
        #expect(tags(&wheel, moment - 1).isEmpty)
        #expect(tags(&wheel, moment) == [7])
        #expect(wheel.nextMoment == nil)
    }

    @Test("A deadline out of reach comes up early, to be put back")
    func farAway() {
        var wheel = DeadlineWheel(now: 0)
        wheel.add(1, tick: wheel.tick(of: 3_600_000))
        #expect(wheel.nextMoment.map { $0 < 30_000 } == true)
    }

    @Test("Tags come up in the order of their ticks, also after a long pause")
    func order() {
        var wheel = DeadlineWheel(now: 0)
        for deadline in [900, 100, 500, 100] { wheel.add(UInt64(deadline), tick: wheel.tick(of: deadline)) }
        #expect(tags(&wheel, 1_000_000) == [100, 100, 500, 900])
        wheel.add(1, tick: wheel.tick(of: 1_000_100))
        #expect(tags(&wheel, 1_000_000).isEmpty)
        #expect(tags(&wheel, 1_000_200) == [1])
    }
}
