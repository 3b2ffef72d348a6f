internal import Catalog
internal import Documents

/// Reports each purpose that is blank, no string, or not one of Apple's six constants.
///
/// Reads the values under a misspelled key too, and a lone string in the place of the array; those faults themselves are
/// left to ``PurposesMissing``.
struct UnknownPurpose: Rule {
    static let id = "PM-010"

    func findings(in context: EvaluationContext) -> [Finding] {
        let rows = context.catalog.privacyPurposes.rows
        var vocabulary = ConstantVocabulary.of(
            rows,
            prefix: CollectedData.purposePrefix,
            in: context
        )
        return context.manifests.flatMap { manifest in
            manifest.collectedData.flatMap { data -> [Finding] in
                guard let field = data.purposes else { return [] }
                let isInList = field.value.elements != nil
                let purposes = context.catalog.privacyPurposes
                let hasRightOne = field.items.contains { $0.node.string.map { purposes[id: $0] != nil } ?? false }
                return field.items.compactMap { item -> Finding? in
                    guard isInList || item.node.string != nil else { return nil }
                    // An element that says nothing may go where a right one stays; so may an entry without any.
                    let removal: [PatchOperation] =
                        hasRightOne
                        ? [.remove(item.pointer)] : data.isUnfilled ? [.remove(data.dictionary.pointer)] : []
                    return finding(item.node, at: item.pointer, removal, in: manifest, &vocabulary, context)
                }
            }
        }
    }

    private func finding(
        _ node: Node,
        at pointer: Pointer,
        _ removal: [PatchOperation],
        in manifest: PrivacyManifest,
        _ vocabulary: inout ConstantVocabulary,
        _ context: EvaluationContext
    ) -> Finding? {
        let rows = context.catalog.privacyPurposes
        var arguments: [String: Finding.Argument] = [
            "type": .text(node.typeName), "purposes": .list(rows.rows.map(\.id)),
        ]
        var phrase = "wrong-type"
        var patch = removal
        var facts: [String] = []
        if let value = node.string {
            guard rows[id: value] == nil else { return nil }
            let near = vocabulary.suggestions(for: value)
            phrase =
                value.isBlank
                ? "blank" : near == [value.trimmed] ? "white-space" : near.count == 1 ? "nearest" : "default"
            arguments["value"] = .text(ConstantSpelling.onOneLine(value))
            arguments["nearest"] = .list(near)
            if !value.isBlank { patch = near.count == 1 ? [.replace(pointer, .string(near[0]))] : [] }
            if !value.isBlank, value.allSatisfy(\.isNumber) { facts = ["MYTH-006"] }
        }
        return context.finding(
            Self.self,
            in: manifest,
            at: pointer,
            node.position,
            phrase: phrase,
            arguments: arguments,
            patch: patch,
            facts: facts
        )
    }
}
