internal import Catalog

/// Notes code that asks for contacts and does not handle the limited access of iOS 18.
///
/// Speaks only where the submission says which states of `contacts` are handled.
struct LimitedContactsUnhandled: Rule {
    static let id = "PL-026"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard let states = context.submission.handledStates["contacts"], !states.contains("limited"),
            context.sdk.map({ $0 >= OSVersion(18) }) ?? true
        else { return [] }
        let uses = context.uses.filter { $0.isUse(of: "CNContactStore.requestAccess") }
        guard let first = uses.first else { return [] }
        return [
            context.finding(
                Self.self,
                at: first.location,
                arguments: ["states": .list(states.shortened())],
                permission: "contacts",
                because: uses.prefix(KeyNeed.mostCauses).map(\.cause)
            )
        ]
    }
}
