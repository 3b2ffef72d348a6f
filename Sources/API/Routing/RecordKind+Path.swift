internal import Catalog

extension RecordKind {
    /// The path under which the records of the kind are listed.
    var path: String {
        switch self {
        case .privacyCategory: "/v1/privacy/categories"
        case .privacyReason: "/v1/privacy/reasons"
        case .requiredReasonAPI: "/v1/privacy/required-reason-apis"
        case .privacyDataType: "/v1/privacy/data-types"
        case .privacyPurpose: "/v1/privacy/purposes"
        case .privacyManifestKey: "/v1/privacy/manifest-keys"
        default: "/v1/\(rawValue)"
        }
    }
}
