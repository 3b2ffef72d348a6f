internal import Documents

/// Reports a `NSPrivacyTracking` that is no Boolean; an element that no property list knows is left to DOC-001.
struct TrackingNotBoolean: Rule {
    static let id = "PM-012"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.compactMap { manifest in
            guard let field = manifest.top[PrivacyManifest.tracking], field.value.boolean == nil, !field.value.isUnread
            else { return nil }
            return context.finding(
                Self.self,
                in: manifest,
                at: field.pointer,
                field.value.position,
                arguments: ["type": .text(field.value.typeName)],
                patch: field.value.meantBoolean.map { [.replace(field.pointer, .boolean($0))] } ?? []
            )
        }
    }
}
