internal import Catalog

/// Reports a Flutter app that handles `denied` of permission_handler and not `permanentlyDenied`.
///
/// `denied` is what it answers before anybody was asked; a refusal on iOS is `permanentlyDenied`.
struct DeniedTakenForRefusal: Rule {
    static let id = "XP-005"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.handledStates(of: .flutter, with: "permanentlyDenied")
            .filter { $0.states.contains("denied") && !$0.states.contains("permanentlyDenied") }
            .map { context.finding(Self.self, onStatesOf: $0.permission, $0.states) }
    }
}
