/// One state in which a permission can be: a case of an Apple enumeration, or a condition that has no case.
package struct PermissionStateRecord: Record {
    package static let recordKind = RecordKind.permissionState
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// `location/authorizedWhenInUse`: the permission, a slash and the name of the state.
    package let id: String
    package let permission: String
    /// The Swift type that tells the state; `nil` where no type does.
    package let type: String?
    /// What the state is about: `authorization`, `accuracy`, `hardware`, `availability` and so on; each has a value of its own.
    package let axis: String
    /// The case of `type`.
    package let caseName: String?
    /// `nil` where Swift has no number for the case, or there is no case.
    package let rawValue: Int?
    /// The symbol of the API map that is the case, or that tells the condition.
    package let symbol: String?
    package let introduced: OSVersion?
    package let deprecated: OSVersion?
    package let meaning: Localized
    /// What an app should do.
    package let app: Localized
    /// What an SDK inside an app should do.
    package let sdk: Localized
    /// The access level that the state belongs to; `nil` for all of them.
    package let accessLevel: String?
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    /// The id without the permission.
    package var name: String { String(id.dropFirst(permission.count + 1)) }

    /// What the state is worth at iOS `version`.
    package func verdict(ios version: OSVersion) -> Verdict? {
        if let introduced, version < introduced { return .unavailable }
        if let deprecated, version >= deprecated { return .deprecated }
        return introduced == nil ? nil : .available
    }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { meaning[language] }

    package func searchText(_ language: Language) -> String {
        "\(meaning[language]) \(app[language]) \(sdk[language])"
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, permission, type, axis
        case caseName = "case"
        case rawValue = "raw_value"
        case symbol, introduced, deprecated, meaning, app, sdk
        case accessLevel = "access_level"
        case aliases, sources, confidence, verified
    }
}
