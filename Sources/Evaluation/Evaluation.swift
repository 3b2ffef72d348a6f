package import Catalog

/// The judgement on one submission.
package struct Evaluation: Sendable {
    package enum Verdict: String, Sendable { case fail, warn, pass }

    package struct RequiredKey: Sendable, Equatable {
        package let key: String
        package let permission: String?
        /// `nil`: no Info.plist was submitted, so nobody knows.
        package let present: Bool?
        package let because: [Finding.Cause]
    }

    package struct RemovableKey: Sendable, Equatable {
        package let key: String
        /// Names the sentence in `data/texts` that says why.
        package let reason: String
    }

    package let context: EvaluationContext
    /// In a fixed order: severity, path, position, rule.
    package let findings: [Finding]
    package let requiredKeys: [RequiredKey]
    package let removableKeys: [RemovableKey]

    /// How many findings are as loud as `severity`.
    package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// `fail` with an error, `warn` with a warning, else `pass`.
    package var verdict: Verdict {
        switch findings.map(\.severity).max() {
        case .error: .fail
        case .warning: .warn
        case .note, nil: .pass
        }
    }
}
