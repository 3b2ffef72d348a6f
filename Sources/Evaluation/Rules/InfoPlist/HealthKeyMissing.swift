/// Reports a missing HealthKit purpose string.
///
/// With HealthKit linked or entitled the upload check wants the texts for reading and for writing, also of an app that only
/// reads; clinical records have a third one.
struct HealthKeyMissing: Rule {
    static let id = "PL-028"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0.hasPrefix("NSHealth") }
    }
}
