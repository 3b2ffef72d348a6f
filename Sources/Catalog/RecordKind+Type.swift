extension RecordKind {
    /// The type of the kind's rows.
    package var recordType: any Record.Type {
        switch self {
        case .api: APIRecord.self
        case .permission: PermissionRecord.self
        case .key: KeyRecord.self
        case .privacyCategory: PrivacyCategoryRecord.self
        case .privacyReason: PrivacyReasonRecord.self
        case .requiredReasonAPI: RequiredReasonAPIRecord.self
        case .privacyDataType: PrivacyDataTypeRecord.self
        case .privacyPurpose: PrivacyPurposeRecord.self
        case .privacyManifestKey: PrivacyManifestKeyRecord.self
        case .reviewCode: ReviewCodeRecord.self
        case .fact: FactRecord.self
        case .rule: RuleRecord.self
        }
    }
}
