/// One check.
///
/// A pure function of the submission and the table; its prose and its metadata are data, found by `id`.
package protocol Rule: Sendable {
    /// `PM-006`; never reused.
    static var id: String { get }
    init()
    /// Everything that the rule has to say, in any order.
    func findings(in context: EvaluationContext) -> [Finding]
}
