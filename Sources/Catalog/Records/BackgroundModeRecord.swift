/// A value of `UIBackgroundModes`, or an invented one in circulation.
package struct BackgroundModeRecord: Record {
    package static let recordKind = RecordKind.backgroundMode
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// The value: `remote-notification`.
    package let id: String
    package let status: KeyRecord.Status
    package let title: Localized
    /// What the mode is of no use without, in words; `nil` for a phantom.
    package let needs: Localized?
    /// `ios`, `ipados`, `tvos`, `visionos`, `watchos`.
    package let platforms: [String]
    /// `nil` = not known.
    package let introduced: OSVersion?
    /// Info.plist keys that go with it.
    package let keys: [String]
    package let entitlements: [String]
    package let reviewRisk: APIRecord.ReviewRisk?
    package let guidelines: [String]
    package let codes: [String]
    /// For a phantom: what is right in its place, the likeliest first; empty where no mode is needed.
    package let replacedBy: [String]
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package var exists: Bool { status == .known }
    package var suggestions: [String] { status == .phantom ? replacedBy : [id] }
    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { title[language] }
    package var standing: String? { status.rawValue }

    package func searchText(_ language: Language) -> String {
        ([title[language], needs?[language]].compactMap { $0 } + notes.map { $0[language] }).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, status, title, needs, platforms, introduced, keys, entitlements
        case reviewRisk = "review_risk"
        case guidelines, codes
        case replacedBy = "replaced_by"
        case notes, aliases, sources, confidence, verified
    }
}
