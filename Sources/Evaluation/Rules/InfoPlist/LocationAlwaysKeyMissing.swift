/// Reports a missing or blank `NSLocationAlwaysAndWhenInUseUsageDescription` where code asks for Always.
///
/// Its companion for use in the foreground is PL-005's, the key of iOS 10 and earlier PL-008's.
struct LocationAlwaysKeyMissing: Rule {
    static let id = "PL-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSLocationAlwaysAndWhenInUseUsageDescription" }
    }
}
