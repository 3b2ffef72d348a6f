package import Catalog
internal import Documents

/// Runs every rule over a submission and puts the findings in order.
package struct Evaluator: Sendable {
    package init() {}

    /// Judges `submission` against `catalog`; same submission, same catalog, same day: same answer.
    ///
    /// `today`, `2026-11-30`, counts where the target names no `as_of`.
    package func evaluate(_ submission: Submission, against catalog: CatalogSnapshot, today: String) -> Evaluation {
        let context = EvaluationContext(submission, catalog: catalog, today: today)
        let findings = RuleRegistry.rules
            .flatMap { $0.init().findings(in: context) }
            .compactMap { submission.setting($0) }
            .map { context.placed($0) }
        return Evaluation(
            context: context,
            findings: FindingOrder.sorted(findings),
            requiredKeys: RequiredKeys(context: context).answer,
            removableKeys: RemovableKeys(context: context).answer
        )
    }
}

extension EvaluationContext {
    /// The finding at its place in a file that was submitted.
    fileprivate func placed(_ finding: Finding) -> Finding {
        guard let path = finding.location.path, path.contains("#") else { return finding }
        return embedded.first { $0.document.path == path }?.placed(finding) ?? finding
    }
}

extension Submission {
    /// The finding under the caller's setting for its rule; `nil` where the rule is off.
    fileprivate func setting(_ finding: Finding) -> Finding? {
        switch rules[finding.rule] {
        case nil: return finding
        case .off: return nil
        case .severity(let severity):
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}
