internal import Documents

/// Reports a missing or empty `BGTaskSchedulerPermittedIdentifiers`.
///
/// With the background mode `processing` the upload is refused (ITMS-90771); with code alone no task is ever run. An
/// identifier that the list lacks is PL-033's.
struct TaskIdentifiersMissing: Rule {
    static let id = "PL-029"
    static let key = "BGTaskSchedulerPermittedIdentifiers"

    func findings(in context: EvaluationContext) -> [Finding] {
        let refused = context.appInfoPlists.filter { document in
            document.strings("UIBackgroundModes").contains { $0.text == "processing" }
                && document.root?[Self.key]?.isBlank != false
        }
        let atUpload = refused.map { document in
            context.finding(
                Self.self,
                at: document.location(ofKey: Self.key),
                phrase: document.root?[Self.key] == nil ? "missing" : "empty"
            )
        }
        let inCode = MissingKeys(context: context).findings(of: Self.self) { $0 == Self.key }
            .filter { finding in !refused.contains { $0.path == finding.location.path } }
            .map { finding in
                var finding = finding
                finding.phrase = "code"
                return finding
            }
        return atUpload + inCode
    }
}
