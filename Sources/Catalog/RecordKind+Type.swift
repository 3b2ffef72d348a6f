extension RecordKind {
    /// The type of the kind's rows.
    package var recordType: any Record.Type {
        switch self {
        case .api: APIRecord.self
        case .permission: PermissionRecord.self
        case .permissionState: PermissionStateRecord.self
        case .playbook: PlaybookRecord.self
        case .degradation: DegradationRecord.self
        case .settingsURL: SettingsURLRecord.self
        case .key: KeyRecord.self
        case .privacyCategory: PrivacyCategoryRecord.self
        case .privacyReason: PrivacyReasonRecord.self
        case .requiredReasonAPI: RequiredReasonAPIRecord.self
        case .privacyDataType: PrivacyDataTypeRecord.self
        case .privacyPurpose: PrivacyPurposeRecord.self
        case .privacyManifestKey: PrivacyManifestKeyRecord.self
        case .reviewCode: ReviewCodeRecord.self
        case .guideline: GuidelineRecord.self
        case .backgroundMode: BackgroundModeRecord.self
        case .entitlement: EntitlementRecord.self
        case .matrixChange: MatrixRecord.self
        case .timelineEvent: TimelineRecord.self
        case .symptom: SymptomRecord.self
        case .fact: FactRecord.self
        case .rule: RuleRecord.self
        case .sdk: SDKRecord.self
        case .package: PackageRecord.self
        case .bridge: BridgeRecord.self
        case .bridgeLimit: BridgeLimitRecord.self
        case .frameworkField: FrameworkFieldRecord.self
        }
    }
}
