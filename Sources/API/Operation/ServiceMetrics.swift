internal import Catalog
internal import Evaluation
internal import Metrics
internal import Reports

/// What the application counts.
final class ServiceMetrics: Sendable {
    private struct Judgement: Hashable {
        let verdict: Evaluation.Verdict
        let format: ReportFormat
    }

    private let evaluations: LabelledCounter<Judgement>
    private let findings: LabelledCounter<String>
    /// Lookups answered from ready octets.
    let cacheHits: Counter
    /// Lookups whose answer was made, and kept from then on.
    let cacheMisses: Counter

    /// Adds every family to `registry`.
    init(in registry: Registry, catalog: CatalogHolder) {
        let verdicts: [Evaluation.Verdict] = [.fail, .warn, .pass]
        evaluations = LabelledCounter(
            labels: ["verdict", "format"],
            keys: verdicts.flatMap { verdict in
                ReportFormat.allCases.map {
                    (Judgement(verdict: verdict, format: $0), [verdict.rawValue, $0.rawValue])
                }
            }
        )
        registry.add(
            Family(
                "permission_atlas_evaluations_total",
                .counter,
                "Submissions judged, each of a batch by itself, by verdict and by the format of the answer."
            )
        ) { [evaluations] in evaluations.samples }
        findings = registry.counter(
            "permission_atlas_findings_total",
            "Findings of the submissions judged, by rule.",
            label: "rule",
            values: RuleRegistry.ids
        )
        cacheHits = registry.counter(
            "permission_atlas_answer_cache_hits_total",
            "Lookups answered from ready octets."
        )
        cacheMisses = registry.counter(
            "permission_atlas_answer_cache_misses_total",
            "Lookups whose answer was made first."
        )
        registry.add(
            Family("permission_atlas_dataset_info", .gauge, "The dataset that answers are drawn from; always 1.")
        ) {
            let dataset = catalog.current.dataset
            let labels = [("id", dataset.id), ("published", dataset.published), ("sha256", dataset.sha256)]
            return [Sample(.integer(1), labels: labels)]
        }
    }

    /// Counts a judged submission and its findings.
    func count(_ evaluation: Evaluation, as format: ReportFormat) {
        evaluations.add(of: Judgement(verdict: evaluation.verdict, format: format))
        for finding in evaluation.findings { findings.add(of: finding.rule) }
    }
}
