/// A counter for each of a fixed set of label values, so that no client can make it grow; any thread may count.
package final class LabelledCounter<Key: Hashable & Sendable>: Sendable {
    private let labels: [String]
    /// In the order given.
    private let keys: [(key: Key, values: [String])]
    private let counters: [Key: Counter]

    /// - Parameters:
    ///   - labels: the labels' names.
    ///   - keys: what is counted, with a value for each label.
    package init(labels: [String], keys: [(key: Key, values: [String])]) {
        self.labels = labels
        self.keys = keys
        counters = Dictionary(keys.map { ($0.key, Counter()) }) { first, _ in first }
    }

    /// Counts `more` of `key`; one that is not in the set is passed over.
    package func add(_ more: Int = 1, of key: Key) { counters[key]?.add(more) }

    package subscript(key: Key) -> Int { counters[key]?.value ?? 0 }

    package var samples: [Sample] {
        keys.map { key, values in Sample(.integer(self[key]), labels: Array(zip(labels, values))) }
    }
}
