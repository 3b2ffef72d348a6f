internal import Catalog

/// Notes that `unavailable` of react-native-permissions stands for a restriction too.
struct UnavailableTakenLiterally: Rule {
    static let id = "XP-015"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.handledStates(of: .reactNative, .expo, with: "unavailable")
            .filter { $0.states.contains("unavailable") && !$0.states.contains("restricted") }
            .map { context.finding(Self.self, onStatesOf: $0.permission, $0.states) }
    }
}
