internal import Catalog

extension EvaluationContext {
    /// A finding of `rule` on a purpose string; the text and the key are always among the arguments.
    func purposeFinding(
        _ rule: any Rule.Type,
        _ string: PurposeString,
        _ arguments: [String: Finding.Argument] = [:],
        phrase: String = "default",
        severity: Severity? = nil
    ) -> Finding {
        finding(
            rule,
            at: string.location,
            phrase: phrase,
            arguments: arguments.merging(["key": .text(string.key), "text": .text(string.text)]) { given, _ in given },
            severity: severity,
            permission: string.permission
        )
    }

    /// One finding of `rule` for each real text for which `arguments` gives any; placeholders are left to PS-002.
    func purposeFindings(
        _ rule: any Rule.Type,
        _ arguments: (PurposeString, PurposeTextReview) -> [String: Finding.Argument]?
    ) -> [Finding] {
        reviewedPurposeStrings.filter { $0.review.placeholder == nil }.compactMap { string, review in
            arguments(string, review).map { purposeFinding(rule, string, $0) }
        }
    }
}
