internal import Catalog
internal import Documents

/// Reports a missing or empty `BGTaskSchedulerPermittedIdentifiers`.
///
/// With the background mode `processing` the upload is refused (ITMS-90771); with code alone no task is ever run. An
/// identifier that the list lacks is PL-033's.
struct TaskIdentifiersMissing: Rule {
    static let id = "PL-029"
    static let key = "BGTaskSchedulerPermittedIdentifiers"

    func findings(in context: EvaluationContext) -> [Finding] {
        let refused = context.backgroundModes.filter { list in
            list.isOfApp && !context.isPart(list.document)
                && list.modes.contains { $0.meaning?.contains("processing") == true }
                && list.document.root?[Self.key].map(Self.hasNone) != false
        }
        .map(\.document)
        let atUpload = refused.map { document in
            let list = document.root?[Self.key]
            return context.finding(
                Self.self,
                at: document.location(ofKey: Self.key),
                phrase: list == nil ? "missing" : "empty",
                // Whether the upload check sees through a blank item is not known; no task can have such a name.
                severity: list.map(\.isBlank) == false ? .warning : nil
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

    /// Whether there is nothing in `list`, or only blank identifiers.
    private static func hasNone(_ list: Node) -> Bool {
        list.isBlank || list.elements?.allSatisfy { $0.string?.isBlank == true } == true
    }
}
