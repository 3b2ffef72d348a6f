/// Reports what a reader takes otherwise than it is written, or not at all, though the file as a whole is read.
struct DocumentReadOtherwise: Rule {
    static let id = "DOC-003"

    func findings(in context: EvaluationContext) -> [Finding] { context.findings(of: Self.self) }
}
