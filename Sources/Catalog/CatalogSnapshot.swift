/// The whole table at one dataset; immutable, shared by every request.
package final class CatalogSnapshot: Sendable {
    package let dataset: Dataset
    /// When the database took in this content, in seconds since 1970; `nil` where it comes from no database.
    package let loaded: Int?
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
    /// By API: the known ones that name it as their replacement.
    let predecessors: [String: [String]]

    /// Takes the rows as they are, but names in a key that names none the APIs that require it.
    package init(
        dataset: Dataset,
        loaded: Int? = nil,
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
        self.loaded = loaded
        self.apis = Table(apis)
        self.permissions = Table(permissions)
        self.keys = Table(Self.keys(keys, neededBy: apis))
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
        predecessors = Self.predecessors(self.apis.rows)
    }

    package convenience init(dataset: Dataset, loaded: Int? = nil, records: CatalogRecords) {
        self.init(
            dataset: dataset,
            loaded: loaded,
            apis: records.apis,
            permissions: records.permissions,
            keys: records.keys,
            privacyCategories: records.privacyCategories,
            privacyReasons: records.privacyReasons,
            requiredReasonAPIs: records.requiredReasonAPIs,
            privacyDataTypes: records.privacyDataTypes,
            privacyPurposes: records.privacyPurposes,
            privacyManifestKeys: records.privacyManifestKeys,
            reviewCodes: records.reviewCodes,
            facts: records.facts,
            rules: records.rules,
            texts: records.texts
        )
    }

    private static func keys(_ keys: [KeyRecord], neededBy apis: [APIRecord]) -> [KeyRecord] {
        var symbols: [String: Set<String>] = [:]
        for index in apis.indices where !apis[index].requiredKeys.isEmpty {
            for required in apis[index].requiredKeys { symbols[required.key, default: []].insert(apis[index].id) }
        }
        return keys.map { key in
            guard key.neededBy.isEmpty, let needing = symbols[key.id] else { return key }
            var filled = key
            filled.neededBy = needing.sorted()
            return filled
        }
    }

    private static func predecessors(_ apis: [APIRecord]) -> [String: [String]] {
        var predecessors: [String: [String]] = [:]
        for index in apis.indices where !apis[index].replacements.isEmpty && apis[index].status == .known {
            for replacement in apis[index].replacements {
                predecessors[replacement, default: []].append(apis[index].id)
            }
        }
        return predecessors
    }
}
