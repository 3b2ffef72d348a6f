internal import Catalog

/// What the review of one text or one screen comes to.
package enum ReviewVerdict: String, Sendable, CaseIterable {
    /// Nothing to say, or notes alone.
    case pass
    /// A warning that may be right: worth another thought.
    case weak
    /// An error, or a warning that is likely: App Review has refused its like.
    case reject

    /// The verdict over the findings on one text or one screen.
    package init(_ findings: [Finding]) {
        let loud = findings.filter { $0.severity > .note }
        if loud.contains(where: { $0.severity == .error || $0.certainty != .possible }) {
            self = .reject
        } else {
            self = loud.isEmpty ? .pass : .weak
        }
    }
}
