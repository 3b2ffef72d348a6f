internal import Catalog

/// Reports a React Native app that handles states of a permission, and not the one of limited access.
struct LimitedAccessUnhandled: Rule {
    static let id = "XP-002"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.handledStates(of: .reactNative, .expo, with: "limited")
            .filter { !$0.states.contains { $0.lowercased() == "limited" || $0 == "ephemeral" } }
            .map { context.finding(Self.self, onStatesOf: $0.permission, $0.states) }
    }
}
