internal import Documents

/// Reports tracking domains, blank ones included, where `NSPrivacyTracking` is false or absent.
///
/// The patch takes a list away that names nothing. Of a list with domains and a `NSPrivacyTracking` that denies it, or is not
/// there, the developer alone knows which is wrong.
/// A `NSPrivacyTracking` that may mean anything is left to ``TrackingNotBoolean``.
struct DomainsWithoutTracking: Rule {
    static let id = "PM-015"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.filter { $0.tracks == false }.compactMap { manifest in
            guard let domains = manifest.top[PrivacyManifest.trackingDomains],
                let elements = domains.value.elements, !elements.isEmpty
            else { return nil }
            let tracking = manifest.top[PrivacyManifest.tracking]
            let named = elements.compactMap(\.string).filter { !$0.isBlank }
            return context.finding(
                Self.self,
                in: manifest,
                at: tracking?.pointer ?? Pointer.root.appending(PrivacyManifest.tracking),
                tracking?.value.position ?? manifest.top.node.position,
                phrase: named.isEmpty ? "blank" : tracking == nil ? "absent" : "default",
                arguments: ["domains": .list(Array(named.prefix(3)))],
                patch: named.isEmpty ? [.remove(domains.pointer)] : []
            )
        }
    }
}
