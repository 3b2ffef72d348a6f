internal import Documents

/// Notes a feature that sends location or photos off the device, beside an app's manifest that declares no such data.
struct SentDataUndeclared: Rule {
    static let id = "PM-020"

    func findings(in context: EvaluationContext) -> [Finding] {
        let needs: [(FeatureNeed, String, [String])] = [
            (.sendsPhotos, "photo-library", ["PhotosorVideos"]),
            (.sendsLocation, "location", ["PreciseLocation", "CoarseLocation"]),
        ]
        return context.manifests.filter { !$0.isOfDependency && context.bundles.isApp($0.document.bundle) }.flatMap {
            manifest in
            let declared = Set(manifest.collectedData.compactMap { $0.type?.value.string })
            return needs.compactMap { need, permission, types -> Finding? in
                let types = types.map { "NSPrivacyCollectedDataType" + $0 }
                let features = context.features(need)
                guard !features.isEmpty, declared.isDisjoint(with: types) else { return nil }
                return context.finding(
                    Self.self,
                    at: manifest.document.location(ofKey: PrivacyManifest.collectedDataTypes),
                    arguments: ["features": .list(features.shortened()), "types": .list(types)],
                    permission: permission
                )
            }
        }
    }
}
