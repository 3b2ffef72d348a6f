internal import Documents

/// Reports a `NSPrivacyTracking` that is no Boolean.
struct TrackingNotBoolean: Rule {
    static let id = "PM-012"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.compactMap { manifest in
            guard let field = manifest.top[PrivacyManifest.tracking], field.value.boolean == nil else { return nil }
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
