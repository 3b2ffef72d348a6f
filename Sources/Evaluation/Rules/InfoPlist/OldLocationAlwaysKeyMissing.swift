/// Reports a missing `NSLocationAlwaysUsageDescription` where the app asks for Always and still runs on iOS 10.
///
/// Newer systems do not read it: PL-007.
struct OldLocationAlwaysKeyMissing: Rule {
    static let id = "PL-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSLocationAlwaysUsageDescription" }
    }
}
