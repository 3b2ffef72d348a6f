import Metrics
import Testing

@Suite struct LabelledCounterTests {
    @Test("What is in the set is counted, also before it first happens; anything else is passed over")
    func counts() {
        let counter = LabelledCounter(
            labels: ["verdict", "format"],
            keys: [(1, ["fail", "json"]), (2, ["pass", "text"])]
        )
        counter.add(of: 1)
        counter.add(2, of: 1)
        counter.add(of: 3)
        #expect(counter[1] == 3 && counter[2] == 0 && counter[3] == 0)
        #expect(
            counter.samples.map { $0.labels.map { "\($0.0)=\($0.1)" }.joined(separator: ",") } == [
                "verdict=fail,format=json", "verdict=pass,format=text",
            ]
        )
        #expect(counter.samples.map(\.value) == [.integer(3), .integer(0)])
    }
}
