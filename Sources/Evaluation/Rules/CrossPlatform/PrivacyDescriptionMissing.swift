/// Reports a text that modules or calls of a UniApp project need and that its manifest.json lacks.
///
/// It speaks in place of the rules on single keys: there the key belongs into `privacyDescription`. A text that is there and
/// blank is PS-001's.
struct PrivacyDescriptionMissing: Rule {
    static let id = "XP-006"

    func findings(in context: EvaluationContext) -> [Finding] {
        MissingKeys(context: context).findings(of: Self.self, inUniApp: true) { _ in true }.filter {
            $0.phrase != "blank"
        }
    }
}
