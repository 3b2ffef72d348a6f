internal import Documents

/// Reports `NSPrivacyTracking` true without a tracking domain: an empty list, nothing but blanks, or no list at all.
///
/// The reverse is left to ``DomainsWithoutTracking``, a list of another type to ``MalformedManifestEntry``.
struct TrackingWithoutDomains: Rule {
    static let id = "PM-013"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.filter { $0.tracks == true }.compactMap { manifest in
            let field = manifest.top[PrivacyManifest.trackingDomains]
            let phrase: String
            if let field {
                guard let elements = field.value.elements, elements.allSatisfy({ $0.string?.isBlank == true }) else {
                    return nil
                }
                phrase = elements.isEmpty ? "empty" : "blank"
            } else {
                phrase = "absent"
            }
            return context.finding(
                Self.self,
                in: manifest,
                at: field?.pointer ?? Pointer.root.appending(PrivacyManifest.trackingDomains),
                field?.value.position ?? manifest.top.node.position,
                phrase: phrase
            )
        }
    }
}
