@testable import HTTPServer
import Testing

@Suite struct PaceTests {
    @Test("The deadline moves by a second for each stretch at the least rate")
    func deadline() {
        var pace = Pace()
        pace.restart(at: 100)
        #expect(pace.deadline(allowance: 10, minimumRate: 4) == 110)
        pace.add(6)
        #expect(pace.deadline(allowance: 10, minimumRate: 4) == 1_610)
        pace.restart(at: 200)
        #expect(pace.deadline(allowance: 10, minimumRate: 0) == 210)
    }
}
