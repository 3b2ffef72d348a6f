/// The whole table at one dataset; immutable, shared by every request.
package final class CatalogSnapshot: Sendable {
    package let dataset: Dataset
    package let apis: Table<APIRecord>
    package let permissions: Table<PermissionRecord>
    package let keys: Table<KeyRecord>
    package let privacyCategories: Table<PrivacyCategoryRecord>
    package let privacyReasons: Table<PrivacyReasonRecord>
    package let requiredReasonAPIs: Table<RequiredReasonAPIRecord>
    package let privacyDataTypes: Table<PrivacyDataTypeRecord>
    package let privacyPurposes: Table<PrivacyPurposeRecord>
    package let privacyManifestKeys: Table<PrivacyManifestKeyRecord>
    package let reviewCodes: Table<ReviewCodeRecord>
    package let facts: Table<FactRecord>
    package let rules: Table<RuleRecord>
    /// Prose of the rules, by language and rule id.
    package let texts: [Language: [String: RuleText]]

    package init(
        dataset: Dataset,
        apis: [APIRecord] = [],
        permissions: [PermissionRecord] = [],
        keys: [KeyRecord] = [],
        privacyCategories: [PrivacyCategoryRecord] = [],
        privacyReasons: [PrivacyReasonRecord] = [],
        requiredReasonAPIs: [RequiredReasonAPIRecord] = [],
        privacyDataTypes: [PrivacyDataTypeRecord] = [],
        privacyPurposes: [PrivacyPurposeRecord] = [],
        privacyManifestKeys: [PrivacyManifestKeyRecord] = [],
        reviewCodes: [ReviewCodeRecord] = [],
        facts: [FactRecord] = [],
        rules: [RuleRecord] = [],
        texts: [Language: [String: RuleText]] = [:]
    ) {
        self.dataset = dataset
        self.apis = Table(apis)
        self.permissions = Table(permissions)
        self.keys = Table(keys)
        self.privacyCategories = Table(privacyCategories)
        self.privacyReasons = Table(privacyReasons)
        self.requiredReasonAPIs = Table(requiredReasonAPIs)
        self.privacyDataTypes = Table(privacyDataTypes)
        self.privacyPurposes = Table(privacyPurposes)
        self.privacyManifestKeys = Table(privacyManifestKeys)
        self.reviewCodes = Table(reviewCodes)
        self.facts = Table(facts)
        self.rules = Table(rules)
        self.texts = texts
    }
}
