/// How long evaluations are kept, and how many.
package struct EvaluationBounds: Sendable, Equatable {
    /// For how many whole days; with 0 none is kept.
    package var days = 30
    /// How many octets their contents may take together; the oldest go first.
    package var octets = 256 << 20

    package init() {}

    package init(days: Int, octets: Int) { (self.days, self.octets) = (days, octets) }

    /// The modifier of SQLite's `date` that makes of today the first day whose evaluations are kept.
    var firstDay: String { days == 0 ? "+1 days" : "-\(days) days" }
}
