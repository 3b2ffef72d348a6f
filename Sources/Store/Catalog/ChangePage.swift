package import Catalog

/// A part of the changes between datasets.
package struct ChangePage: Sendable {
    /// A change, and the dataset that it came with.
    package struct Item: Sendable {
        package let dataset: Dataset
        package let change: RecordChange
    }

    /// Where a part ends: what comes behind it in the order of datasets, kinds and ids.
    package struct Position: Equatable, Sendable {
        /// The place of the dataset in the order of loading.
        package let sequence: Int64
        package let kind: String
        package let id: String

        package init(sequence: Int64, kind: String, id: String) {
            (self.sequence, self.kind, self.id) = (sequence, kind, id)
        }
    }

    /// How many there are of each nature, on all pages.
    package let totals: [RecordChange.Nature: Int]
    package let items: [Item]
    /// That of the last item; `nil` on the last page.
    package let end: Position?

    /// How many there are on all pages.
    package var total: Int { totals.values.reduce(0, +) }
}
