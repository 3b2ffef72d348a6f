/// Notes a text in the passive that leaves out who uses the data: `Your data will be used …`.
struct HiddenActor: Rule {
    static let id = "PS-005"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { _, review in review.passive.map { ["found": .text($0)] } }
    }
}
