internal import Documents

/// Reports a list of the manifest that is no array, and an element that is no dictionary or an empty one.
///
/// The members of a dictionary are left to the other rules of the family, an element of the tracking domains to
/// ``MalformedTrackingDomain``.
struct MalformedManifestEntry: Rule {
    static let id = "PM-023"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.flatMap { manifest in
            [PrivacyManifest.trackingDomains, PrivacyManifest.collectedDataTypes, PrivacyManifest.accessedAPITypes]
                .compactMap { manifest.top[$0] }
                .flatMap { findings(in: $0, of: manifest, context) }
        }
    }

    private func findings(
        in field: ManifestField,
        of manifest: PrivacyManifest,
        _ context: EvaluationContext
    ) -> [Finding] {
        guard field.value.elements != nil else {
            return [
                context.finding(
                    Self.self,
                    in: manifest,
                    at: field.pointer,
                    field.value.position,
                    phrase: "not-an-array",
                    arguments: ["key": .text(field.key), "type": .text(field.value.typeName)],
                    patch: wrapped(field, in: manifest)
                )
            ]
        }
        guard field.key != PrivacyManifest.trackingDomains else { return [] }
        return field.items.enumerated().compactMap { index, item in
            guard item.node.entries?.isEmpty ?? true else { return nil }
            return context.finding(
                Self.self,
                in: manifest,
                at: item.pointer,
                item.node.position,
                phrase: item.node.entries == nil ? "not-a-dictionary" : "empty",
                arguments: [
                    "key": .text(field.key), "number": .text("\(index + 1)"), "type": .text(item.node.typeName),
                    "keys": .list(
                        field.key == PrivacyManifest.accessedAPITypes ? AccessedAPI.keys : CollectedData.keys
                    ),
                ],
                // A text names what is meant, and would be lost.
                patch: item.node.string?.isBlank == false ? [] : [.remove(item.pointer)]
            )
        }
    }

    /// A lone domain of an app that tracks, or a lone entry, becomes a list of one; any other value would be a fault in the
    /// list, too.
    private func wrapped(_ field: ManifestField, in manifest: PrivacyManifest) -> [PatchOperation] {
        let isEntry =
            switch field.key {
            case PrivacyManifest.trackingDomains:
                manifest.tracks == true && field.value.string.map(HostName.isValid) == true
            case PrivacyManifest.accessedAPITypes: AccessedAPI.keys.allSatisfy { field.value[$0] != nil }
            default: CollectedData.keys.allSatisfy { field.value[$0] != nil }
            }
        guard isEntry, let value = PatchValue(field.value) else { return [] }
        return [.replace(field.pointer, .array([value]))]
    }
}
