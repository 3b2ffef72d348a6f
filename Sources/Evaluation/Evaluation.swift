package import Catalog

/// The judgement on one submission.
package struct Evaluation: Sendable {
    package enum Verdict: String, Sendable { case fail, warn, pass }

    package struct RequiredKey: Sendable, Equatable, Codable {
        package let key: String
        package let permission: String?
        /// `nil`: no Info.plist was submitted, so nobody knows.
        package let present: Bool?
        package let because: [Finding.Cause]
    }

    package struct RemovableKey: Sendable, Equatable, Codable {
        package let key: String
        /// Names the sentence in `data/texts` that says why.
        package let reason: String
    }

    package let context: EvaluationContext
    /// In a fixed order: severity, path, position, rule; at most ``maximumFindings``.
    package let findings: [Finding]
    package let requiredKeys: [RequiredKey]
    package let removableKeys: [RemovableKey]
    /// What the caller switched off, in the order of findings; at most ``maximumFindings``.
    package let suppressed: [SuppressedFinding]
    /// How many findings were switched off, those left out among them.
    package let suppressedCount: Int
    /// How many findings there are of each severity, those left out among them.
    private let counts: [Severity: Int]

    /// No answer tells more findings than this; what is left out is counted, and is not louder than what is told.
    package static let maximumFindings = 1_000

    /// Takes every finding, in order, and every one that was switched off.
    init(
        context: EvaluationContext,
        findings: [Finding],
        requiredKeys: [RequiredKey],
        removableKeys: [RemovableKey],
        suppressed: [SuppressedFinding] = []
    ) {
        self.init(
            context: context,
            findings: Array(findings.prefix(context.submission.mostFindings)),
            counts: Dictionary(findings.map { ($0.severity, 1 + context.further($0)) }, uniquingKeysWith: +),
            requiredKeys: requiredKeys,
            removableKeys: removableKeys,
            suppressed: Array(suppressed.prefix(context.submission.mostFindings)),
            suppressedCount: suppressed.count
        )
    }

    /// Takes what was told of an evaluation, with the counts of what was left out as well.
    package init(
        context: EvaluationContext,
        findings: [Finding],
        counts: [Severity: Int],
        requiredKeys: [RequiredKey],
        removableKeys: [RemovableKey],
        suppressed: [SuppressedFinding],
        suppressedCount: Int
    ) {
        self.context = context
        self.findings = findings
        self.counts = counts
        self.requiredKeys = requiredKeys
        self.removableKeys = removableKeys
        self.suppressed = suppressed
        self.suppressedCount = suppressedCount
    }

    /// How many findings are as loud as `severity`.
    package func count(_ severity: Severity) -> Int { counts[severity] ?? 0 }

    /// How many findings are left out.
    package var omittedFindings: Int { counts.values.reduce(0, +) - findings.count }

    /// `fail` with an error, `warn` with a warning, else `pass`.
    package var verdict: Verdict {
        switch findings.map(\.severity).max() {
        case .error: .fail
        case .warning: .warn
        case .note, nil: .pass
        }
    }
}
