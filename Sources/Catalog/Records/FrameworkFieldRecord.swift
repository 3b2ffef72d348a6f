/// A field of a framework's own configuration, and what it becomes in the iOS app.
package struct FrameworkFieldRecord: Record {
    /// What the field writes into the app.
    package struct Writes: Codable, Sendable {
        package let keys: [String]
        package let backgroundModes: [String]
        package let entitlements: [String]

        package enum CodingKeys: String, CodingKey, CaseIterable {
            case keys
            case backgroundModes = "background_modes"
            case entitlements
        }
    }

    package static let recordKind = RecordKind.frameworkField
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// `uniapp/app-plus.distribute.ios.idfa`.
    package let id: String
    package let framework: AppFramework
    /// The file that holds the field, or that is the field: `manifest.json`, `nativeResources/ios/PrivacyInfo.xcprivacy`.
    package let file: String
    /// Where in a JSON file the field stands (RFC 6901): `/app-plus/distribute/ios/idfa`; `nil` where it has no fixed place.
    package let pointer: String?
    /// The plug-in whose option it is: `expo-camera`.
    package let plugin: String?
    /// The name of the option or variable: `cameraPermission`.
    package let option: String?
    /// `string`, `boolean`, `array`, `object`, `file`, ...; several are joined by ` | `.
    package let type: String
    /// The value where none is given, as JSON would write it; `nil` = none, or not known.
    package let standard: String?
    package let writes: Writes
    package let effect: Localized
    /// The first version that reads it, of ``versionOf``.
    package let introduced: PackageVersion?
    /// The package or tool whose versions count: `HBuilderX`.
    package let versionOf: String?
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { effect[language] }

    package func searchText(_ language: Language) -> String {
        ([effect[language]] + notes.map { $0[language] } + writes.keys).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, framework, file, pointer, plugin, option, type
        case standard = "default"
        case writes, effect, introduced
        case versionOf = "version_of"
        case notes, aliases, sources, confidence, verified
    }
}
