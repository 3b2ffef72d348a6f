/// A system version in an availability check: `14`, `14.0.1`, `14_0`.
struct SourceVersion: Comparable, Sendable {
    /// `14.0.1`.
    let text: String
    /// The numbers in one, each one higher than it is, for `14` comes before `14.0`: versions are compared at every use.
    private let rank: Int

    /// `nil` for a text that is no version of up to three numbers.
    init?(_ text: String) {
        let parts = text.split { $0 == "." || $0 == "_" }
        guard (1...3).contains(parts.count) else { return nil }
        let numbers = parts.compactMap { $0.utf8.count < 5 ? Int($0) : nil }.filter { $0 >= 0 }
        guard numbers.count == parts.count else { return nil }
        self.text = numbers.map(String.init).joined(separator: ".")
        rank = (numbers + [-1, -1]).prefix(3).reduce(0) { $0 * 10_001 + $1 + 1 }
    }

    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
    static func == (left: Self, right: Self) -> Bool { left.rank == right.rank }
}
