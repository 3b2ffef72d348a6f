/// Reports a missing calendar key: full access, write-only access, or the one of iOS 16 and earlier.
///
/// On iOS 17 and later the old key alone does not bring a prompt for the new requests.
struct CalendarKeyMissing: Rule {
    static let id = "PL-021"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0.hasPrefix("NSCalendars") }
    }
}
