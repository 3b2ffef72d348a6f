import Metrics
import Testing

@Suite struct LabelSpaceTests {
    private let space = LabelSpace([.init("a", ["x", "y"]), .init("b", ["1", "2", "3"])])

    @Test("Every combination has its number; blocks are added up; what was never counted is left out")
    func samples() {
        #expect(space.count == 6)
        let (one, other) = (Cells(count: space.count), Cells(count: space.count))
        one.add(at: 0)
        one.add(at: 5)
        other.add(4, at: 5)
        other.add(2, at: 1)
        let samples = space.samples(of: [one, other])
        #expect(
            samples.map { $0.labels.map { "\($0.0)=\($0.1)" } } == [["a=x", "b=1"], ["a=x", "b=2"], ["a=y", "b=3"]]
        )
        #expect(samples.map(\.value) == [.integer(1), .integer(2), .integer(5)])
    }
}
