internal import Documents

/// Reports a manifest without `NSPrivacyCollectedDataTypes`: Xcode's privacy report lists an error for it.
///
/// Never an error, for App Store Connect accepts such manifests; an empty array is right and says nothing. What an app.json
/// leaves out is in the manifest of Expo's template, into which it is merged. There is no patch: an empty array would declare
/// that nothing is collected.
struct CollectedDataTypesMissing: Rule {
    static let id = "PM-024"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.compactMap { manifest in
            guard manifest.top[PrivacyManifest.collectedDataTypes] == nil, !manifest.document.isEmbedded else {
                return nil
            }
            let pointer = Pointer.root.appending(PrivacyManifest.collectedDataTypes)
            return context.finding(
                Self.self,
                in: manifest,
                at: pointer,
                manifest.top.node.position
            )
        }
    }
}
