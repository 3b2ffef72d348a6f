package import Catalog

/// What is told of a loaded dataset.
package struct DatasetSummary: Sendable {
    package let dataset: Dataset
    /// When the database took it in, in seconds since 1970.
    package let loaded: Int
    /// How many rows it has, by kind: `apis`, ..., `texts/en`, `texts/zh-Hans`.
    package let counts: [(kind: String, count: Int)]
}
