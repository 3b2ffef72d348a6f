@testable import HTTPServer
import Testing

@Suite struct PaceTests {
    @Test(
        "The deadline moves by a second for each stretch at the least rate, and is never further off than the allowance"
    )
    func deadline() {
        var pace = Pace()
        pace.restart(at: 100)
        #expect(pace.deadline(allowance: 10_000, minimumRate: 4) == 10_100)
        pace.add(6, at: 2_100, minimumRate: 4)
        #expect(pace.deadline(allowance: 10_000, minimumRate: 4) == 11_600)
        pace.add(1_000_000, at: 2_200, minimumRate: 4)
        #expect(pace.deadline(allowance: 10_000, minimumRate: 4) == 12_200)
        pace.restart(at: 200)
        #expect(pace.deadline(allowance: 10, minimumRate: 0) == 210)
    }
}
