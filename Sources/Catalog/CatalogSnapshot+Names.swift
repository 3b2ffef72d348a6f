extension CatalogSnapshot {
    /// The row of any kind that bears `name`.
    ///
    /// An id comes before another name and that before one in the wrong case; within each, kinds come in the order of
    /// ``RecordKind``.
    package func record(named name: String) -> (any Record)? {
        func first(_ find: (any Findable) -> (any Record)?) -> (any Record)? {
            for table in tables { if let record = find(table) { return record } }
            return nil
        }
        return first { $0.anyRecord(id: name) } ?? first { $0.anyRecord(named: name) }
            ?? first { $0.anyRecord(matching: name) }
    }

    /// The row of `kind` whose canonical name is `id`.
    package func record(_ kind: RecordKind, id: String) -> (any Record)? {
        table(kind).anyRecord(id: id)
    }

    /// The ids of any kind that come nearest to an unknown `name`, best first.
    package func nearest(_ name: String, limit: Int = 5) -> [String] {
        var seen: Set<String> = []
        return Array(
            tables.flatMap { $0.nearby(name, limit: limit) }
                .enumerated()
                .sorted { ($1.element.likeness, $0.offset) < ($0.element.likeness, $1.offset) }
                .map(\.element.name)
                .filter { seen.insert($0).inserted }
                .prefix(limit)
        )
    }

    /// Every table, in the order of ``RecordKind``.
    private var tables: [any Findable] { RecordKind.allCases.map(table) }

    private func table(_ kind: RecordKind) -> any Findable {
        switch kind {
        case .api: apis
        case .permission: permissions
        case .permissionState: permissionStates
        case .playbook: playbooks
        case .degradation: degradations
        case .settingsURL: settingsURLs
        case .key: keys
        case .privacyCategory: privacyCategories
        case .privacyReason: privacyReasons
        case .requiredReasonAPI: requiredReasonAPIs
        case .privacyDataType: privacyDataTypes
        case .privacyPurpose: privacyPurposes
        case .privacyManifestKey: privacyManifestKeys
        case .reviewCode: reviewCodes
        case .guideline: guidelines
        case .backgroundMode: backgroundModes
        case .entitlement: entitlements
        case .matrixChange: matrix
        case .timelineEvent: timeline
        case .symptom: symptoms
        case .fact: facts
        case .rule: rules
        case .sdk: sdks
        case .package: packages
        case .bridge: bridges
        case .bridgeLimit: bridgeLimits
        case .frameworkField: frameworkFields
        }
    }
}

/// A table seen without the type of its rows.
private protocol Findable {
    func anyRecord(id: String) -> (any Record)?
    func anyRecord(named name: String) -> (any Record)?
    func anyRecord(matching name: String) -> (any Record)?
    func nearby(_ name: String, limit: Int) -> [NearNames.Match]
}

extension Table: Findable {
    fileprivate func anyRecord(id: String) -> (any Record)? { self[id: id] }
    fileprivate func anyRecord(named name: String) -> (any Record)? { named(name) }
    fileprivate func anyRecord(matching name: String) -> (any Record)? { matching(name) }
}
