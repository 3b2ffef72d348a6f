internal import Catalog
internal import Documents

/// Notes a privacy manifest of a UniApp project that lies where the cloud build does not look for it.
struct PrivacyManifestElsewhere: Rule {
    static let id = "XP-010"
    private static let place = "nativeResources/ios/PrivacyInfo.xcprivacy"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.framework == .uniapp else { return [] }
        // What a tool sends by its bare name may lie anywhere; what lies in a bundle was built.
        let manifests = context.privacyManifests.filter { $0.bundle == nil && $0.path.contains("/") }
        guard !manifests.contains(where: { $0.path.hasSuffix(Self.place) }) else { return [] }
        return manifests.filter { !$0.path.holds(".app/") && !$0.path.holds(".framework/") }.map { document in
            context.finding(
                Self.self,
                at: Finding.Location(path: document.path),
                arguments: ["path": .text(document.path), "place": .text(Self.place)]
            )
        }
    }
}
