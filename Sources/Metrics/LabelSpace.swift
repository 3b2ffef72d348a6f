/// Every combination of the values of some labels, numbered from 0, so that ``Cells`` can count them.
package struct LabelSpace: Sendable {
    /// A label's name and what it may be.
    package struct Label: Sendable {
        package let name: String
        package let values: [String]

        package init(_ name: String, _ values: [String]) {
            self.name = name
            self.values = values
        }
    }

    package let labels: [Label]

    package init(_ labels: [Label]) { self.labels = labels }

    /// How many combinations there are.
    package var count: Int { labels.reduce(1) { $0 * $1.values.count } }

    /// The samples of every combination that was counted in one of `blocks`, which are added up.
    package func samples(of blocks: [Cells]) -> [Sample] {
        (0..<count).compactMap { index in
            let sum = blocks.reduce(0) { $0 + $1[index] }
            return sum == 0 ? nil : Sample(.integer(sum), labels: values(at: index))
        }
    }

    /// The values of the combination `index`; the last label's value changes first.
    private func values(at index: Int) -> [(String, String)] {
        var rest = index
        var values: [(String, String)] = []
        for label in labels.reversed() {
            values.append((label.name, label.values[rest % label.values.count]))
            rest /= label.values.count
        }
        return values.reversed()
    }
}
