internal import Documents

/// Notes an empty `NSPrivacyAccessedAPITypes`.
///
/// TN3181 calls it invalid, yet many manifests that App Store Connect accepted have it: never more than a note.
struct EmptyAccessedAPITypes: Rule {
    static let id = "PM-019"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.compactMap { manifest in
            guard let field = manifest.top[PrivacyManifest.accessedAPITypes], field.value.elements?.isEmpty == true
            else { return nil }
            return context.finding(
                Self.self,
                in: manifest,
                at: field.pointer,
                field.value.position,
                patch: [.remove(field.pointer)]
            )
        }
    }
}
