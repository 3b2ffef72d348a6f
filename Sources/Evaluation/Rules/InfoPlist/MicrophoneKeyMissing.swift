/// Reports a missing or blank `NSMicrophoneUsageDescription` where code can record sound.
///
/// The quality of a text that is there is left to the purpose-string rules.
struct MicrophoneKeyMissing: Rule {
    static let id = "PL-004"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self) { $0 == "NSMicrophoneUsageDescription" }
    }
}
