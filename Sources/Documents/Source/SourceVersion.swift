/// A system version in an availability check: `14`, `14.0.1`, `14_0`.
struct SourceVersion: Comparable, Sendable {
    let numbers: [Int]

    /// `nil` for a text that is no version of up to three numbers.
    init?(_ text: String) {
        let parts = text.split { $0 == "." || $0 == "_" }
        guard (1...3).contains(parts.count) else { return nil }
        let numbers = parts.compactMap { $0.count < 5 ? Int($0) : nil }
        guard numbers.count == parts.count else { return nil }
        self.numbers = numbers
    }

    static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }

    var text: String { numbers.map(String.init).joined(separator: ".") }
}
