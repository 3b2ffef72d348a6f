/// An entitlement that an app can be signed with, or a name in circulation that is none.
package struct EntitlementRecord: Record {
    /// The type of its value in a property list.
    package enum ValueType: String, Codable, Sendable, CaseIterable { case boolean, string, array, dictionary }
    /// How a developer gets it: by a capability in Xcode, on request to Apple, for an approved study, with a licence.
    package enum Grant: String, Codable, Sendable, CaseIterable {
        case capability
        case onRequest = "on-request"
        case study, enterprise
    }

    package static let recordKind = RecordKind.entitlement
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    package let status: KeyRecord.Status
    package let title: Localized
    /// `nil`: no page was found that says it.
    package let valueType: ValueType?
    /// The values of a list or string, as far as known.
    package let values: [String]
    package let platforms: [String]
    /// The first iOS version; `nil` = not known, or not for iOS.
    package let introduced: OSVersion?
    package let permission: String?
    /// Info.plist keys that go with it.
    package let keys: [String]
    /// `nil` = not known.
    package let granted: Grant?
    /// `nil` = nobody judged it.
    package let reviewRisk: APIRecord.ReviewRisk?
    package let guidelines: [String]
    package let codes: [String]
    package let replacedBy: [String]
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    /// The last part of a name of the common prefix: `homekit`.
    package var shortNames: [String] {
        let prefix = "com.apple.developer."
        return id.hasPrefix(prefix) ? [String(id.dropFirst(prefix.count))] : []
    }
    package var exists: Bool { status == .known }
    package var suggestions: [String] { status == .phantom ? replacedBy : [id] }
    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }
    package var standing: String? { status.rawValue }

    package func searchText(_ language: Language) -> String {
        ([title[language]] + notes.map { $0[language] }).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, status, title
        case valueType = "value_type"
        case values, platforms, introduced, permission, keys, granted
        case reviewRisk = "review_risk"
        case guidelines, codes
        case replacedBy = "replaced_by"
        case notes, aliases, sources, confidence, verified
    }
}
