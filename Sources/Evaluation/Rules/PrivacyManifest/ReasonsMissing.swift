internal import Catalog
internal import Documents

/// Reports `NSPrivacyAccessedAPITypeReasons` that are missing, no array, or empty.
///
/// What stands in the array is left to ``ReasonNotInCategory``, a misspelled key to ``UnexpectedManifestKey``.
struct ReasonsMissing: Rule {
    static let id = "PM-005"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.flatMap { manifest in
            manifest.accessedAPIs.compactMap { finding($0, in: manifest, context) }
        }
    }

    private func finding(_ api: AccessedAPI, in manifest: PrivacyManifest, _ context: EvaluationContext) -> Finding? {
        let phrase: String
        var patch: [PatchOperation] = []
        switch (api.reasons?.value, api.reasons?.value.elements) {
        case (nil, _): phrase = "missing"
        case (let value?, nil):
            phrase = "wrong-type"
            if let pointer = api.reasons?.pointer, let code = value.string, !code.isBlank {
                patch = [.replace(pointer, .array([.string(code)]))]
            }
        case (_, let elements?) where elements.isEmpty: phrase = "empty"
        default: return nil
        }
        let record = api.record(context.catalog)
        return context.finding(
            Self.self,
            in: manifest,
            at: api.reasons?.pointer ?? api.dictionary.pointer.appending(AccessedAPI.reasonsKey),
            api.reasons?.value.position ?? api.dictionary.node.position,
            phrase: record == nil ? "\(phrase)-of-unknown-category" : phrase,
            arguments: [
                "type": .text(api.reasons?.value.typeName ?? ""),
                "category": .text(record?.id ?? api.category?.value.string ?? ""),
                "allowed": .list(record.map { context.reasons($0, of: context.owner(of: manifest)) } ?? []),
            ],
            codes: phrase == "empty" ? ["ITMS-91055", "ITMS-91056"] : nil,
            patch: patch
        )
    }
}
