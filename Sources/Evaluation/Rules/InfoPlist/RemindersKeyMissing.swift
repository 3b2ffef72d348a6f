/// Reports a missing reminders key: the one of iOS 17 and later, or the one of earlier systems.
///
/// Calendar events are PL-021's.
struct RemindersKeyMissing: Rule {
    static let id = "PL-022"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0.hasPrefix("NSReminders") }
    }
}
