internal import Documents

/// Notes an empty `NSPrivacyAccessedAPITypes`.
///
/// TN3181 calls it invalid, yet many manifests that App Store Connect accepted have it: never more than a note. Silent
/// where code of the bundle needs an entry (``UndeclaredRequiredReasonAPI``): there the list is to be filled, not deleted.
struct EmptyAccessedAPITypes: Rule {
    static let id = "PM-019"

    func findings(in context: EvaluationContext) -> [Finding] {
        let users = Set(
            context.requiredReasonUses.filter { !$0.isLookAlike }.map { context.bundles.home($0.use.bundle) }
        )
        return context.manifests.compactMap { manifest in
            guard let field = manifest.top[PrivacyManifest.accessedAPITypes], field.value.elements?.isEmpty == true,
                !users.contains(context.bundles.home(manifest.document.bundle))
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
