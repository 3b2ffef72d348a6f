internal import Catalog

/// Reports `uni.authorize`, which mini programs have and an app has not.
struct AuthorizeOnApp: Rule {
    static let id = "XP-007"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.findings(Self.self, onCalls: "uni.authorize", in: .uniapp)
    }
}
