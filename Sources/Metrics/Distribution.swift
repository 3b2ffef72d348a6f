/// A histogram's content at one moment.
package struct Distribution: Sendable, Equatable {
    /// Upper bounds in seconds, ascending; what lies above the last one is counted too.
    package let bounds: [Double]
    /// How many fell at or below each bound but above the one before; one more than there are bounds.
    package private(set) var counts: [Int]
    /// Of everything noted, in seconds.
    package private(set) var sum: Double

    package init(bounds: [Double], counts: [Int], sum: Double) {
        self.bounds = bounds
        self.counts = counts
        self.sum = sum
    }

    /// Several histograms of the same bounds as one; `nil` where there is none.
    package static func sum(_ parts: [Distribution]) -> Distribution? {
        guard var total = parts.first else { return nil }
        for part in parts.dropFirst() {
            total.counts = zip(total.counts, part.counts).map { $0 + $1 }
            total.sum += part.sum
        }
        return total
    }
}
