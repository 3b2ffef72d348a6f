import Metrics
import Testing

@Suite struct RegistryTests {
    private enum Outcome: String, CaseIterable { case ok, failed }

    private func text(_ registry: Registry, _ format: TextFormat = .prometheus) -> String {
        String(decoding: registry.text(as: format), as: UTF8.self)
    }

    @Test("Everything added is written, in order, with help and type")
    func kinds() {
        let registry = Registry()
        registry.counter("a_total", "How many.").add(2)
        registry.gauge("b", "How much.").set(-1)
        registry.counter("c_total", "By outcome.", label: "outcome", of: Outcome.self).add(of: .failed)
        registry.counter("d_total", "By word.", label: "word", values: ["x"]).add(7, of: "x")
        registry.add(Family("e_seconds", .gauge, "A time.")) { [Sample(.real(0.25)), Sample(.real(.nan))] }
        #expect(
            text(registry) == """
                # HELP a_total How many.
                # TYPE a_total counter
                a_total 2
                # HELP b How much.
                # TYPE b gauge
                b -1
                # HELP c_total By outcome.
                # TYPE c_total counter
                c_total{outcome="ok"} 0
                c_total{outcome="failed"} 1
                # HELP d_total By word.
                # TYPE d_total counter
                d_total{word="x"} 7
                # HELP e_seconds A time.
                # TYPE e_seconds gauge
                e_seconds 0.25
                e_seconds NaN

                """
        )
    }

    @Test("A histogram's buckets are cumulative and end at infinity")
    func histogram() {
        let registry = Registry()
        let distribution = Distribution(bounds: [0.5, 1], counts: [1, 0, 2], sum: 7.5)
        registry.add(Family("h_seconds", .histogram, "Times.")) {
            [Sample(.distribution(distribution), labels: [("a", "b")])]
        }
        #expect(
            text(registry) == """
                # HELP h_seconds Times.
                # TYPE h_seconds histogram
                h_seconds_bucket{a="b",le="0.5"} 1
                h_seconds_bucket{a="b",le="1.0"} 1
                h_seconds_bucket{a="b",le="+Inf"} 3
                h_seconds_sum{a="b"} 7.5
                h_seconds_count{a="b"} 3

                """
        )
        #expect(text(registry).contains("+Inf"))
        #expect(registry.histogram("i_seconds", "Others.").distribution.sum == 0)
        #expect(text(registry).contains("i_seconds_bucket{le=\"5e-05\"} 0\n"))
    }

    @Test("Label values and help are escaped; a family without samples is left out")
    func escapes() {
        let registry = Registry()
        registry.add(Family("a", .gauge, "One \\ \"two\"\nthree.")) {
            [Sample(.integer(1), labels: [("x", "\\ \"é\"\n")])]
        }
        registry.add(Family("b", .gauge, "None.")) { [] }
        #expect(
            text(registry) == "# HELP a One \\\\ \"two\"\\nthree.\n# TYPE a gauge\na{x=\"\\\\ \\\"é\\\"\\n\"} 1\n"
        )
    }

    @Test("OpenMetrics names a counter's family without _total, and has an end")
    func openMetrics() {
        let registry = Registry()
        registry.counter("a_total", "How \"many\".").add()
        #expect(
            text(registry, .openMetrics) == "# HELP a How \\\"many\\\".\n# TYPE a counter\na_total 1\n# EOF\n"
        )
    }
}
