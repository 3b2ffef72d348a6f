internal import Catalog
internal import Documents

extension EvaluationContext {
    /// A finding in `manifest` at `pointer`.
    ///
    /// Until 2024-11-12 App Store Connect had codes of their own for manifests in resource bundles (ITMS-91107 and
    /// ITMS-91108 for 91064 and 91056). Before the day on which a code is enforced the finding is a note that names it.
    func finding(
        _ rule: any Rule.Type,
        in manifest: PrivacyManifest,
        at pointer: Pointer,
        _ position: Position,
        phrase: String = "default",
        arguments: [String: Finding.Argument] = [:],
        severity: Severity? = nil,
        codes: [String]? = nil,
        patch: [PatchOperation] = [],
        facts: [String] = []
    ) -> Finding {
        let document = manifest.document
        var finding = finding(
            rule,
            at: Finding.Location(path: document.path, bundle: document.bundle, pointer: pointer, position: position),
            phrase: phrase,
            arguments: arguments,
            severity: severity,
            codes: codes,
            patch: patch
        )
        finding.facts += facts
        if document.bundle?.hasSuffix(".bundle") == true, asOf < "2024-11-12" {
            finding.codes = finding.codes.map { ["ITMS-91056": "ITMS-91108", "ITMS-91064": "ITMS-91107"][$0] ?? $0 }
        }
        return dated(finding)
    }

    /// `finding` as a note that names the day, where its codes are not enforced yet.
    func dated(_ finding: Finding) -> Finding {
        guard let day = SubmissionDuty.firstDay(of: finding.codes), asOf < day else { return finding }
        var finding = finding
        finding.severity = .note
        finding.enforcedFrom = day
        return finding
    }

    /// The codes that may stand beside `category` in a manifest of `owner`: all of them for an SDK, else those that are open
    /// to apps too.
    func reasons(_ category: PrivacyCategoryRecord, of owner: Target.Kind?) -> [String] {
        owner == .sdk ? category.reasons : category.reasons.filter { !category.sdkOnly.contains($0) }
    }
}
