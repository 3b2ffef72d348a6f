import Metrics
import Testing

@Suite struct HistogramTests {
    @Test("A duration counts under the first bound that it does not exceed")
    func buckets() {
        let histogram = Histogram(bounds: [1_000, 2_000])
        for nanoseconds in [0, 1_000, 1_001, 2_000, 2_001] { histogram.observe(nanoseconds: nanoseconds) }
        histogram.observeShared(nanoseconds: 5_000)
        #expect(
            histogram.distribution == Distribution(bounds: [1e-6, 2e-6], counts: [2, 2, 2], sum: 11_002 / 1e9)
        )
    }

    @Test("The bounds in use ascend")
    func bounds() {
        #expect(Histogram.durations == Histogram.durations.sorted())
        #expect(Set(Histogram.durations).count == Histogram.durations.count)
    }

    @Test("Several are added up as one")
    func sum() {
        let one = Distribution(bounds: [1], counts: [1, 2], sum: 3)
        let other = Distribution(bounds: [1], counts: [10, 20], sum: 30)
        #expect(Distribution.sum([one, other]) == Distribution(bounds: [1], counts: [11, 22], sum: 33))
        #expect(Distribution.sum([]) == nil)
    }
}
