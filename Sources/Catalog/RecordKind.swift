/// The kinds of record of the table; the raw value is the name of the folder in `data/` and of the kind in answers.
package enum RecordKind: String, CaseIterable, Codable, Sendable {
    case api = "apis"
    case permission = "permissions"
    case permissionState = "permission-states"
    case playbook = "playbooks"
    case degradation = "degradations"
    case settingsURL = "settings-urls"
    case key = "keys"
    case privacyCategory = "privacy-categories"
    case privacyReason = "privacy-reasons"
    case requiredReasonAPI = "required-reason-apis"
    case privacyDataType = "privacy-data-types"
    case privacyPurpose = "privacy-purposes"
    case privacyManifestKey = "privacy-manifest-keys"
    case reviewCode = "review-codes"
    case fact = "facts"
    case rule = "rules"
}
