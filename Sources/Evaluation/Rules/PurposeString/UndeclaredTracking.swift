internal import Catalog
internal import Documents

/// Reports a text that speaks of tracking, or of handing data on, in an app that asks nobody for leave to track.
///
/// The text under `NSUserTrackingUsageDescription` is held against the privacy manifest of the same bundle, as a note:
/// an SDK may be the one who tracks, and says so in a manifest of its own.
struct UndeclaredTracking: Rule {
    static let id = "PS-015"
    private static let key = "NSUserTrackingUsageDescription"

    func findings(in context: EvaluationContext) -> [Finding] {
        let tracks = context.privacyManifests.contains { $0.root?["NSPrivacyTracking"]?.boolean == true }
        return context.reviewedPurposeStrings.compactMap { string, review in
            guard review.placeholder == nil, let found = review.tracking,
                let document = context.appInfoPlists.first(where: { $0.path == string.location.path })
            else { return nil }
            if string.key != Self.key {
                guard document.root?[Self.key] == nil else { return nil }
                return context.purposeFinding(Self.self, string, ["found": .text(found)])
            }
            let manifest = context.privacyManifests.first { $0.bundle == document.bundle }
            guard !tracks, let manifest, manifest.root?["NSPrivacyTracking"]?.boolean == false else { return nil }
            return context.purposeFinding(
                Self.self,
                string,
                ["found": .text(found), "manifest": .text(manifest.path)],
                phrase: "manifest",
                severity: .note
            )
        }
    }
}
