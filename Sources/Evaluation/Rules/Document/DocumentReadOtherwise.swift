/// Reports what a reader takes otherwise than it is written, or not at all, though the file as a whole is read; and
/// comments that speak to this service and switch nothing off.
struct DocumentReadOtherwise: Rule {
    static let id = "DOC-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.findings(of: Self.self)
            + context.suppressions.misunderstood.map { context.finding($0.fault, in: $0.document) }
    }
}
