/// A category of required-reason API: a value of `NSPrivacyAccessedAPIType`.
package struct PrivacyCategoryRecord: Record {
    package static let recordKind = RecordKind.privacyCategory
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    /// `file-timestamp`.
    package let slug: String
    package let title: Localized
    package let covers: Localized
    /// Codes of the category's reasons.
    package let reasons: [String]
    /// Those of them that only an SDK may declare.
    package let sdkOnly: [String]
    /// Symbols of the category: ids of ``RequiredReasonAPIRecord``.
    package let symbols: [String]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package var otherNames: [String] { aliases + [slug] }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }

    package func searchText(_ language: Language) -> String { "\(title[language]) \(covers[language])" }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, slug, title, covers, reasons
        case sdkOnly = "sdk_only"
        case symbols, aliases, sources, confidence, verified
    }
}

/// A reason code: a value of `NSPrivacyAccessedAPITypeReasons`.
package struct PrivacyReasonRecord: Record {
    package enum Target: String, Codable, Sendable, CaseIterable { case app, sdk }

    package static let recordKind = RecordKind.privacyReason
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    package let category: String
    package let `for`: [Target]
    package let meaning: Localized
    /// What the reason forbids or asks besides, in words.
    package let conditions: Localized?
    /// Whether the data read may leave the device; `nil` = not stated.
    package let mayLeaveDevice: Bool?
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { meaning[language] }

    package func searchText(_ language: Language) -> String { meaning[language] }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, category, `for`, meaning, conditions
        case mayLeaveDevice = "may_leave_device"
        case aliases, sources, confidence, verified
    }
}

/// A symbol whose use needs a reason in the privacy manifest.
package struct RequiredReasonAPIRecord: Record {
    package static let recordKind = RecordKind.requiredReasonAPI
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// The Swift name, or the C symbol where there is none.
    package let id: String
    package let category: String
    package let names: Names
    package let framework: String?
    package let kind: String
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package struct Names: Codable, Sendable, Hashable {
        package let swift: String?
        package let objc: String?
        package let c: String?
    }

    package var otherNames: [String] { aliases + [names.swift, names.objc, names.c].compactMap { $0 } }
    package var shortNames: [String] { SymbolName.shortForms(swift: names.swift, objc: names.objc) }

    package static func normalized(_ name: String) -> String { SymbolName.normalized(name) }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { category }

    package func searchText(_ language: Language) -> String { notes.map { $0[language] }.joined(separator: " ") }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, category, names, framework, kind, notes, aliases, sources, confidence, verified
    }
}

/// A value of `NSPrivacyCollectedDataType`.
package struct PrivacyDataTypeRecord: Record {
    package static let recordKind = RecordKind.privacyDataType
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    /// The group and the name on the App Store privacy label.
    package let group: Localized
    package let title: Localized
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }

    package func searchText(_ language: Language) -> String { "\(group[language]) \(title[language])" }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, group, title, notes, aliases, sources, confidence, verified
    }
}

/// A value of `NSPrivacyCollectedDataTypePurposes`.
package struct PrivacyPurposeRecord: Record {
    package static let recordKind = RecordKind.privacyPurpose
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    package let id: String
    package let title: Localized
    package let meaning: Localized
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }

    package func searchText(_ language: Language) -> String { "\(title[language]) \(meaning[language])" }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, title, meaning, aliases, sources, confidence, verified
    }
}

/// A place in a privacy manifest and what it must hold.
package struct PrivacyManifestKeyRecord: Record {
    package static let recordKind = RecordKind.privacyManifestKey
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// The key path: `NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataType`.
    package let id: String
    package let type: String
    package let required: Localized
    package let rule: Localized
    package let codes: [String]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { rule[language] }

    package func searchText(_ language: Language) -> String { rule[language] }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, type, required, rule, codes, aliases, sources, confidence, verified
    }
}
