/// Reports a missing or blank `NSLocationWhenInUseUsageDescription` where code asks for location.
///
/// Asking for Always needs it too, beside the key of PL-006.
struct LocationWhenInUseKeyMissing: Rule {
    static let id = "PL-005"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSLocationWhenInUseUsageDescription" }
    }
}
