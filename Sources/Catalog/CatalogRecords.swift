/// The rows of every kind, loose.
package struct CatalogRecords: Sendable {
    package var apis: [APIRecord] = []
    package var permissions: [PermissionRecord] = []
    package var keys: [KeyRecord] = []
    package var privacyCategories: [PrivacyCategoryRecord] = []
    package var privacyReasons: [PrivacyReasonRecord] = []
    package var requiredReasonAPIs: [RequiredReasonAPIRecord] = []
    package var privacyDataTypes: [PrivacyDataTypeRecord] = []
    package var privacyPurposes: [PrivacyPurposeRecord] = []
    package var privacyManifestKeys: [PrivacyManifestKeyRecord] = []
    package var reviewCodes: [ReviewCodeRecord] = []
    package var facts: [FactRecord] = []
    package var rules: [RuleRecord] = []
    /// Prose of the rules, by language and rule id.
    package var texts: [Language: [String: RuleText]] = [:]

    package init() {}
}
