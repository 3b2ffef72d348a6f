/// What an evaluation said, as it is kept.
package struct StoredEvaluation: Sendable, Equatable {
    /// Its name, `ev_` and hexadecimal digits.
    package let id: String
    /// The id of the dataset that it rests on.
    package let dataset: String
    /// JSON, which the store does not read.
    package let content: [UInt8]

    package init(id: String, dataset: String, content: [UInt8]) {
        (self.id, self.dataset, self.content) = (id, dataset, content)
    }
}
