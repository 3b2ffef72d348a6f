/// Notes a status that is not determined again after a grant.
struct AllowOnceExpired: Rule {
    static let id = "LOC-018"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let state = context.submission.observed["location"],
            state.authorization == "notDetermined", state.grantedBefore == true
        else { return [] }
        return [context.finding(Self.self, onObserved: "location")]
    }
}
