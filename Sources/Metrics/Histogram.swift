/// How long things took: counts by upper bound, and their sum.
package final class Histogram: Sendable {
    /// Upper bounds for requests and statements, in nanoseconds: 50 microseconds to 10 seconds.
    package static let durations = [
        50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000,
        100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000, 10_000_000_000,
    ]

    private let bounds: [Int]
    /// One for each bound, one for what is above, one for the sum.
    private let cells: Cells

    /// - Parameter bounds: upper bounds in nanoseconds, ascending.
    package init(bounds: [Int] = Histogram.durations) {
        self.bounds = bounds
        cells = Cells(count: bounds.count + 2)
    }

    /// Notes one duration; no other thread may do so on this histogram.
    @inline(__always)
    package func observe(nanoseconds: Int) {
        cells.add(at: bucket(of: nanoseconds))
        cells.add(nanoseconds, at: bounds.count + 1)
    }

    /// Notes one duration; other threads may do so at the same time.
    package func observeShared(nanoseconds: Int) {
        cells.addShared(at: bucket(of: nanoseconds))
        cells.addShared(nanoseconds, at: bounds.count + 1)
    }

    @inline(__always)
    private func bucket(of nanoseconds: Int) -> Int {
        var index = 0
        while index < bounds.count, nanoseconds > bounds[index] { index += 1 }
        return index
    }

    /// What was noted so far.
    package var distribution: Distribution {
        Distribution(
            bounds: bounds.map { Double($0) / 1e9 },
            counts: (0...bounds.count).map { cells[$0] },
            sum: Double(cells[bounds.count + 1]) / 1e9
        )
    }
}
