/// The rows of every kind, loose.
package struct CatalogRecords: Sendable {
    package var apis: [APIRecord] = []
    package var permissions: [PermissionRecord] = []
    package var permissionStates: [PermissionStateRecord] = []
    package var playbooks: [PlaybookRecord] = []
    package var degradations: [DegradationRecord] = []
    package var settingsURLs: [SettingsURLRecord] = []
    package var keys: [KeyRecord] = []
    package var privacyCategories: [PrivacyCategoryRecord] = []
    package var privacyReasons: [PrivacyReasonRecord] = []
    package var requiredReasonAPIs: [RequiredReasonAPIRecord] = []
    package var privacyDataTypes: [PrivacyDataTypeRecord] = []
    package var privacyPurposes: [PrivacyPurposeRecord] = []
    package var privacyManifestKeys: [PrivacyManifestKeyRecord] = []
    package var reviewCodes: [ReviewCodeRecord] = []
    package var guidelines: [GuidelineRecord] = []
    package var backgroundModes: [BackgroundModeRecord] = []
    package var entitlements: [EntitlementRecord] = []
    package var matrix: [MatrixRecord] = []
    package var timeline: [TimelineRecord] = []
    package var symptoms: [SymptomRecord] = []
    package var facts: [FactRecord] = []
    package var rules: [RuleRecord] = []
    package var sdks: [SDKRecord] = []
    package var packages: [PackageRecord] = []
    package var bridges: [BridgeRecord] = []
    package var bridgeLimits: [BridgeLimitRecord] = []
    package var frameworkFields: [FrameworkFieldRecord] = []
    /// Prose of the rules, by language and rule id.
    package var texts: [Language: [String: RuleText]] = [:]

    package init() {}

    /// Has `visitor` see the rows of each kind.
    ///
    /// The API map comes last, so that a search whose words fit very many rows meets the few rows of other kinds first.
    package static func visitKinds<Visitor: RecordVisitor>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) {
        try visitor.visit(\.permissions)
        try visitor.visit(\.permissionStates)
        try visitor.visit(\.playbooks)
        try visitor.visit(\.degradations)
        try visitor.visit(\.settingsURLs)
        try visitor.visit(\.keys)
        try visitor.visit(\.privacyCategories)
        try visitor.visit(\.privacyReasons)
        try visitor.visit(\.requiredReasonAPIs)
        try visitor.visit(\.privacyDataTypes)
        try visitor.visit(\.privacyPurposes)
        try visitor.visit(\.privacyManifestKeys)
        try visitor.visit(\.reviewCodes)
        try visitor.visit(\.guidelines)
        try visitor.visit(\.backgroundModes)
        try visitor.visit(\.entitlements)
        try visitor.visit(\.matrix)
        try visitor.visit(\.timeline)
        try visitor.visit(\.symptoms)
        try visitor.visit(\.facts)
        try visitor.visit(\.rules)
        try visitor.visit(\.sdks)
        try visitor.visit(\.packages)
        try visitor.visit(\.bridges)
        try visitor.visit(\.bridgeLimits)
        try visitor.visit(\.frameworkFields)
        try visitor.visit(\.apis)
    }
}
