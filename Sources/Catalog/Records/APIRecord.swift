/// A symbol of the iOS SDK, a private one, or a name that circulates but does not exist.
package struct APIRecord: Record {
    package enum Status: String, Codable, Sendable, CaseIterable { case known, phantom, `private` }
    /// Does the symbol ask for the permission, report its state, or only need it.
    package enum Role: String, Codable, Sendable, CaseIterable { case asks, reports, gated }
    package enum ReviewRisk: String, Codable, Sendable, CaseIterable { case none, low, medium, high }

    package struct Names: Codable, Sendable, Hashable {
        /// `CLLocationManager.authorizationStatus()`.
        package let swift: String?
        /// `+[CLLocationManager authorizationStatus]`.
        package let objc: String?
    }

    package struct RequiredKey: Codable, Sendable, Hashable {
        package enum Effect: String, Codable, Sendable, CaseIterable {
            case crash, silent, denied
            case genericPrompt = "generic-prompt"
            case uploadRejected = "upload-rejected"
        }
        package let key: String
        /// When the key is needed: a condition in words, or `null` for always.
        package let when: Localized?
        /// Values of the call's arguments with which the key is needed (`video`, `addOnly`, `event`); `null` for every call.
        ///
        /// A use that tells no value needs one of the row's keys that have this member, nobody knows which.
        package let arguments: [String]?
        /// The key is needed from this iOS version on; `null` for every version.
        package let from: OSVersion?
        /// The key is needed only below this iOS version; `null` for no such bound.
        package let below: OSVersion?
        /// What happens at run time where the key is absent.
        package let ifMissing: Effect

        package enum CodingKeys: String, CodingKey, CaseIterable {
            case key, when, arguments, from, below
            case ifMissing = "if_missing"
        }
    }

    package static let recordKind = RecordKind.api
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    /// `class`, `method`, `property`, `function`, `constant`, `enum`, `case`, `protocol`; for private ones also `selector`, `url-scheme`.
    package let kind: String
    package let framework: String?
    package let names: Names
    /// Unlabelled and other names; only names that no other row bears as its id.
    package let aliases: [String]
    package let permissions: [String]
    package let role: Role?
    package let status: Status
    /// The first iOS version with the symbol; `null` = not known, or the name never existed.
    package let introduced: OSVersion?
    package let deprecated: OSVersion?
    /// Apple announced the deprecation without a version.
    package let deprecationAnnounced: Bool
    package let obsoleted: OSVersion?
    /// Built with this SDK or a later one, a call does nothing.
    package let ineffectiveFromSDK: OSVersion?
    /// Ids of what to use instead.
    package let replacements: [String]
    /// The class that the class inherits from, where the table has both and members of it matter.
    package let superclass: String?
    package let requiredKeys: [RequiredKey]
    /// `NSPrivacyAccessedAPICategory...` for a required-reason API.
    package let requiredReasonCategory: String?
    /// `nil`: nobody judged it.
    package let reviewRisk: ReviewRisk?
    package let notes: [Localized]
    /// The fact that explains a phantom.
    package let fact: String?
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package var otherNames: [String] { aliases + [names.swift, names.objc].compactMap { $0 } }
    package var spellings: [String] { [id] + [names.swift, names.objc].compactMap { $0 == id ? nil : $0 } }
    package var shortNames: [String] { SymbolName.shortForms(swift: names.swift, objc: names.objc) }
    package var exists: Bool { status == .known }
    package var suggestions: [String] { status == .known ? [id] : replacements.prefix(1) + [id] }

    package static func normalized(_ name: String) -> String { SymbolName.normalized(name) }
    package static func substitutes(for name: String, in table: Table<Self>) -> [String] {
        table.inheritedNames(of: name)
    }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { notes.first?[language] }
    package var standing: String? { status.rawValue }

    package func searchText(_ language: Language) -> String { notes.map { $0[language] }.joined(separator: " ") }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, kind, framework, names, aliases, permissions, role, status, introduced, deprecated
        case deprecationAnnounced = "deprecation_announced"
        case obsoleted
        case ineffectiveFromSDK = "ineffective_from_sdk"
        case replacements
        case requiredKeys = "required_keys"
        case requiredReasonCategory = "required_reason_category"
        case reviewRisk = "review_risk"
        case superclass, notes, fact, sources, confidence, verified
    }
}
