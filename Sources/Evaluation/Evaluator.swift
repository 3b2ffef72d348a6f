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
        var (findings, offByRequest, offByComment): ([Finding], [Finding], [Finding]) = ([], [], [])
        for finding in judged(context) {
            if submission.rules[finding.rule] == .off {
                offByRequest.append(finding)
            } else if context.isSuppressed(finding) {
                offByComment.append(finding)
            } else {
                findings.append(submission.setting(finding))
            }
        }
        return Evaluation(
            context: context,
            findings: FindingOrder.sorted(findings),
            requiredKeys: RequiredKeys(context: context).answer,
            removableKeys: RemovableKeys(context: context).answer,
            suppressed: FindingOrder.sorted(offByRequest).map { SuppressedFinding(finding: $0, origin: .request) }
                + FindingOrder.sorted(offByComment).map { SuppressedFinding(finding: $0, origin: .comment) }
        )
    }

    /// Everything that the rules have to say of `context`, in order, whatever is switched off.
    package func findings(in context: EvaluationContext) -> [Finding] { FindingOrder.sorted(judged(context)) }

    private func judged(_ context: EvaluationContext) -> [Finding] {
        RuleRegistry.rules.flatMap { $0.init().findings(in: context) }.map(context.placed)
    }
}

extension EvaluationContext {
    /// The finding at its place in a file that was submitted.
    fileprivate func placed(_ finding: Finding) -> Finding {
        guard let path = finding.location.path, path.contains("#") else { return finding }
        let name = Document.Name(path: path, bundle: finding.location.bundle)
        return embedded[name]?.placed(finding) ?? finding
    }
}

extension Submission {
    /// The finding in the severity that the caller gives its rule.
    fileprivate func setting(_ finding: Finding) -> Finding {
        guard case .severity(let severity) = rules[finding.rule] else { return finding }
        var finding = finding
        finding.severity = severity
        return finding
    }
}
