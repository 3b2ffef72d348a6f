internal import Documents

/// Reports an app whose manifest says that it tracks while its Info.plist has no `NSUserTrackingUsageDescription`.
///
/// Judged only where both files of the same app were submitted; whether code asks for the permission without the key is
/// left to the rules on purpose strings.
struct TrackingWithoutPurposeString: Rule {
    static let id = "PM-018"

    private static let key = "NSUserTrackingUsageDescription"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.submission.target.kind != .sdk, !context.isAddedByBuild(Self.key) else { return [] }
        let plists = context.infoPlists.filter {
            !context.isPart($0) && context.bundles.isApp($0.bundle) && $0.root?["NSExtension"] == nil
        }
        guard let plist = plists.first, plists.allSatisfy({ $0.root?[Self.key] == nil }) else { return [] }
        return context.manifests.compactMap { manifest in
            guard manifest.tracks == true, context.bundles.isApp(manifest.document.bundle) else { return nil }
            return context.finding(
                Self.self,
                at: Finding.Location(
                    path: plist.path,
                    bundle: plist.bundle,
                    pointer: Pointer.root.appending(Self.key),
                    position: plist.root?.position
                ),
                arguments: ["manifest": .text(manifest.document.path)],
                permission: "tracking"
            )
        }
    }
}
