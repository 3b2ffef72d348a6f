internal import Catalog
internal import Documents

/// Notes `NSLocationAlwaysUsageDescription` in an app that runs on iOS 11 and later only.
///
/// On its own it has no effect there: a warning. That code needs its successor is PL-006's.
struct ObsoleteLocationAlwaysKey: Rule {
    static let id = "PL-007"
    static let key = "NSLocationAlwaysUsageDescription"

    func findings(in context: EvaluationContext) -> [Finding] {
        ObsoleteKey.findings(of: Self.self, in: context, alone: .warning) { $0 == Self.key }
    }
}
