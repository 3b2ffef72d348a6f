/// The whole table at one dataset; immutable, shared by every request.
package final class CatalogSnapshot: Sendable {
    package let dataset: Dataset
    /// When the database took in this content, in seconds since 1970; `nil` where it comes from no database.
    package let loaded: Int?
    package let apis: Table<APIRecord>
    package let permissions: Table<PermissionRecord>
    package let permissionStates: Table<PermissionStateRecord>
    package let playbooks: Table<PlaybookRecord>
    package let degradations: Table<DegradationRecord>
    package let settingsURLs: Table<SettingsURLRecord>
    package let keys: Table<KeyRecord>
    package let privacyCategories: Table<PrivacyCategoryRecord>
    package let privacyReasons: Table<PrivacyReasonRecord>
    package let requiredReasonAPIs: Table<RequiredReasonAPIRecord>
    package let privacyDataTypes: Table<PrivacyDataTypeRecord>
    package let privacyPurposes: Table<PrivacyPurposeRecord>
    package let privacyManifestKeys: Table<PrivacyManifestKeyRecord>
    package let reviewCodes: Table<ReviewCodeRecord>
    package let guidelines: Table<GuidelineRecord>
    package let backgroundModes: Table<BackgroundModeRecord>
    package let entitlements: Table<EntitlementRecord>
    package let matrix: Table<MatrixRecord>
    package let timeline: Table<TimelineRecord>
    package let symptoms: Table<SymptomRecord>
    package let facts: Table<FactRecord>
    package let rules: Table<RuleRecord>
    package let sdks: Table<SDKRecord>
    package let packages: Table<PackageRecord>
    package let bridges: Table<BridgeRecord>
    package let bridgeLimits: Table<BridgeLimitRecord>
    package let frameworkFields: Table<FrameworkFieldRecord>
    /// Prose of the rules, by language and rule id.
    package let texts: [Language: [String: RuleText]]
    /// The symbols of each framework and permission.
    package let symbols: SymbolPlaces
    /// How code reaches the permissions of frameworks.
    package let bridgeNames: BridgeNames
    /// What others work out from the table once.
    package let derivations = Derivations()
    /// By API: the known ones that name it as their replacement.
    let predecessors: [String: [String]]

    /// Takes the rows as they are, but names in a key that names none the APIs that require it.
    ///
    /// - Parameters:
    ///   - dataset: what the rows belong to.
    ///   - loaded: when the database took in this content, in seconds since 1970; `nil` where it comes from no database.
    ///   - records: the rows.
    package init(dataset: Dataset, loaded: Int? = nil, records: CatalogRecords) {
        self.dataset = dataset
        self.loaded = loaded
        apis = Table(records.apis)
        permissions = Table(records.permissions)
        permissionStates = Table(records.permissionStates)
        playbooks = Table(records.playbooks)
        degradations = Table(records.degradations)
        settingsURLs = Table(records.settingsURLs)
        keys = Table(Self.keys(records.keys, neededBy: records.apis))
        privacyCategories = Table(records.privacyCategories)
        privacyReasons = Table(records.privacyReasons)
        requiredReasonAPIs = Table(records.requiredReasonAPIs)
        privacyDataTypes = Table(records.privacyDataTypes)
        privacyPurposes = Table(records.privacyPurposes)
        privacyManifestKeys = Table(records.privacyManifestKeys)
        reviewCodes = Table(records.reviewCodes)
        guidelines = Table(records.guidelines)
        backgroundModes = Table(records.backgroundModes)
        entitlements = Table(records.entitlements)
        matrix = Table(records.matrix)
        timeline = Table(records.timeline)
        symptoms = Table(records.symptoms)
        facts = Table(records.facts)
        rules = Table(records.rules)
        sdks = Table(records.sdks)
        packages = Table(records.packages)
        bridges = Table(records.bridges)
        bridgeLimits = Table(records.bridgeLimits)
        frameworkFields = Table(records.frameworkFields)
        texts = records.texts
        symbols = SymbolPlaces(apis.rows)
        bridgeNames = BridgeNames(bridges.rows)
        predecessors = Self.predecessors(apis.rows)
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
