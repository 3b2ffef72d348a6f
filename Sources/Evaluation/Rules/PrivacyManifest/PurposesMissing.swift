internal import Documents

/// Reports `NSPrivacyCollectedDataTypePurposes` that are missing, misspelled (the singular), no array, or empty.
///
/// What stands in the array is left to ``UnknownPurpose``, also under the misspelled key.
struct PurposesMissing: Rule {
    static let id = "PM-009"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.flatMap { manifest in
            manifest.collectedData.compactMap { finding($0, in: manifest, context) }
        }
    }

    private func finding(_ data: CollectedData, in manifest: PrivacyManifest, _ context: EvaluationContext) -> Finding?
    {
        let right = data.dictionary.pointer.appending(CollectedData.purposesKey)
        guard let field = data.purposes else {
            return context.finding(
                Self.self,
                in: manifest,
                at: right,
                data.dictionary.node.position,
                phrase: "missing"
            )
        }
        if field.isMisspelled {
            return context.finding(
                Self.self,
                in: manifest,
                at: data.dictionary.pointer,
                field.entry.position,
                phrase: "misspelled",
                arguments: ["key": .text(field.entry.key)],
                patch: [.move(from: field.pointer, to: right)],
                facts: field.entry.key == CollectedData.purposePrefix ? ["MYTH-006"] : []
            )
        }
        guard let elements = field.value.elements else {
            return context.finding(
                Self.self,
                in: manifest,
                at: field.pointer,
                field.value.position,
                phrase: "wrong-type",
                arguments: ["type": .text(field.value.typeName)],
                patch: field.value.string.map { [.replace(field.pointer, .array([.string($0)]))] } ?? []
            )
        }
        guard elements.isEmpty else { return nil }
        return context.finding(
            Self.self,
            in: manifest,
            at: field.pointer,
            field.value.position,
            phrase: "empty"
        )
    }
}
