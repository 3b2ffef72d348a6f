/// How one record differs between two datasets.
package struct RecordChange: Equatable, Sendable {
    package enum Nature: String, Sendable, CaseIterable { case added, changed, removed }

    /// A member that differs; its values as JSON, `nil` where the record does not have it.
    package struct Field: Equatable, Sendable {
        package let name: String
        package let old: [UInt8]?
        package let new: [UInt8]?
    }

    /// `apis`, or `texts/en` for the texts of the rules.
    package let kind: String
    package let id: String
    package let nature: Nature
    /// The members that differ, by name; empty for a record that was added or removed.
    package let fields: [Field]
    /// The whole record as `data/` has it, JSON: the new one, or the one that was removed.
    package let record: [UInt8]
    /// The record's sources, a JSON array; `nil` where it has none, as texts have not.
    package let sources: [UInt8]?
}
