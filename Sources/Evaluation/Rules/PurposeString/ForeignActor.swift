/// Notes a text in which an SDK asks instead of the app.
struct ForeignActor: Rule {
    static let id = "PS-017"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.purposeFindings(Self.self) { string, review in
            review.foreignActor.map { ["found": .text($0)] }
        }
    }
}
