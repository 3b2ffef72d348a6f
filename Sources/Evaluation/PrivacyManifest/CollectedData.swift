internal import Documents

/// An element of `NSPrivacyCollectedDataTypes`.
struct CollectedData: Sendable {
    static let keys = [typeKey, linkedKey, trackingKey, purposesKey]
    static let typeKey = "NSPrivacyCollectedDataType"
    static let linkedKey = "NSPrivacyCollectedDataTypeLinked"
    static let trackingKey = "NSPrivacyCollectedDataTypeTracking"
    static let purposesKey = "NSPrivacyCollectedDataTypePurposes"
    /// What every purpose begins with.
    static let purposePrefix = "NSPrivacyCollectedDataTypePurpose"

    let dictionary: ManifestDictionary

    var type: ManifestField? { dictionary[Self.typeKey] }
    var purposes: ManifestField? { dictionary[Self.purposesKey] }

    /// Whether nobody filled the entry in: type and purposes are blank, so that it says nothing.
    var isUnfilled: Bool {
        type?.value.string?.isBlank == true && (purposes?.items ?? []).allSatisfy { $0.node.string?.isBlank == true }
    }
}
