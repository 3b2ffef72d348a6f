internal import Catalog
internal import Documents

/// Reports a `NSPrivacyCollectedDataType` that is missing, blank, no string, or not one of Apple's constants.
///
/// A misspelled key is left to ``UnexpectedManifestKey``, an empty dictionary to ``MalformedManifestEntry``.
struct UnknownDataType: Rule {
    static let id = "PM-008"

    func findings(in context: EvaluationContext) -> [Finding] {
        var vocabulary = ConstantVocabulary.of(
            context.catalog.privacyDataTypes.rows,
            prefix: CollectedData.typeKey,
            in: context
        )
        return context.manifests.flatMap { manifest in
            manifest.collectedData.compactMap { finding($0, in: manifest, &vocabulary, context) }
        }
    }

    private func finding(
        _ data: CollectedData,
        in manifest: PrivacyManifest,
        _ vocabulary: inout ConstantVocabulary,
        _ context: EvaluationContext
    ) -> Finding? {
        guard let field = data.type else {
            return context.finding(
                Self.self,
                in: manifest,
                at: data.dictionary.pointer.appending(CollectedData.typeKey),
                data.dictionary.node.position,
                phrase: "missing"
            )
        }
        var arguments: [String: Finding.Argument] = ["type": .text(field.value.typeName)]
        var phrase = "wrong-type"
        var patch: [PatchOperation] = []
        var facts: [String] = []
        if let value = field.value.string {
            guard context.catalog.privacyDataTypes[id: value] == nil else { return nil }
            let near = vocabulary.suggestions(for: value)
            phrase =
                value.isBlank
                ? "blank"
                : near == [value.trimmed]
                    ? "white-space" : near.isEmpty ? "default" : near.count == 1 ? "nearest" : "several"
            arguments["value"] = .text(ConstantSpelling.onOneLine(value))
            arguments["nearest"] = .list(near)
            if near.count == 1 { patch = [.replace(field.pointer, .string(near[0]))] }
            if data.isUnfilled { patch = [.remove(data.dictionary.pointer)] }
            if ["Location", "Photos"].contains(value) { facts = ["MYTH-008"] }
        }
        return context.finding(
            Self.self,
            in: manifest,
            at: field.pointer,
            field.value.position,
            phrase: phrase,
            arguments: arguments,
            patch: patch,
            facts: facts
        )
    }
}
