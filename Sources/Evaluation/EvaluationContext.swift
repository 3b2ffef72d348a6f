package import Catalog
package import Documents

/// A submission beside the table, with what several rules derive from it worked out once.
package struct EvaluationContext: Sendable {
    package let submission: Submission
    package let catalog: CatalogSnapshot
    /// The day that counts, `2026-11-30`: the target's `as_of`, else today.
    package let asOf: String
    /// The target's `min_ios`, else the `MinimumOSVersion` of the app's Info.plist.
    package let minIOS: OSVersion?
    /// Readable documents by kind, in order of submission.
    package let infoPlists: [Document]
    package let privacyManifests: [Document]
    /// Entitlement files, and the entitlements of the request itself.
    package let entitlements: [Document]
    /// Every API use with what the table says of its name, in order of submission.
    package let uses: [ResolvedUse]
    /// Every Info.plist key that the submission needs, sorted by key and bundle.
    package private(set) var keyNeeds: [KeyNeed] = []

    /// Works out what the rules share, taking `today`, `2026-11-30`, where the target names no day.
    package init(_ submission: Submission, catalog: CatalogSnapshot, today: String) {
        self.submission = submission
        self.catalog = catalog
        asOf = submission.target.asOf ?? today
        let readable = submission.documents.filter { $0.root != nil }
        infoPlists = readable.filter { $0.kind == .infoPlist }
        privacyManifests = readable.filter { $0.kind == .privacyManifest }
        entitlements = readable.filter { $0.kind == .entitlements } + [submission.entitlements].compactMap { $0 }
        uses = submission.apis.map { ResolvedUse($0, in: catalog) }
        minIOS =
            submission.target.minIOS
            ?? infoPlists.lazy.compactMap { $0.root?["MinimumOSVersion"]?.string }
            .compactMap { try? OSVersion($0) }.first
        keyNeeds = RequiredKeys(context: self).needs
    }
}
