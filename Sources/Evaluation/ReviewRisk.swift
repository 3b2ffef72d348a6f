package import Catalog

/// What App Store Connect and App Review are likely to make of the findings of an evaluation.
package struct ReviewRisk: Sendable, Equatable {
    /// Who would refuse the app: the check of the upload, a person of App Review, or nobody.
    package enum Refusal: String, Sendable { case automatic, human, none }

    package let level: APIRecord.ReviewRisk
    package let refusal: Refusal
    /// Numbers of the paragraphs that errors and warnings touch.
    package let guidelines: [String]
    /// Codes of the mails that an upload would bring.
    package let submissionMails: [String]

    /// Weighs `findings`; notes make the level `low` at most.
    init(_ findings: [Finding], in catalog: CatalogSnapshot) {
        let loud = findings.filter { $0.severity > .note }
        let uploads = loud.filter { $0.effect == .uploadRejected }
        let rules = Set(loud.map(\.rule))
        let touched = catalog.guidelines.rows.filter { !rules.isDisjoint(with: $0.rules) }
        let reviewed = Set(catalog.guidelines.rows.flatMap(\.rules))
        func concerns(_ finding: Finding) -> Bool {
            finding.effect == .uploadRejected || reviewed.contains(finding.rule)
        }
        guidelines = touched.map(\.id)
        submissionMails = Set(loud.flatMap(\.codes).filter { $0.hasPrefix("ITMS-") }).sorted()
        if uploads.contains(where: { $0.severity == .error }) {
            refusal = .automatic
        } else {
            refusal = touched.isEmpty ? .none : .human
        }
        switch findings.filter(concerns).map(\.severity).max() {
        case .error: level = .high
        case .warning: level = .medium
        case .note: level = .low
        case nil: level = .none
        }
    }
}

extension Evaluation {
    /// The risk that the findings told bring.
    package var risk: ReviewRisk { ReviewRisk(findings, in: context.catalog) }
}
