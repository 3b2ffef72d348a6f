/// How a framework reads and asks for a permission of iOS, and what it leaves out.
package struct BridgeRecord: Record {
    /// How much of the native model gets across.
    package enum Support: String, Codable, Sendable, CaseIterable { case full, partial, none }

    /// A call of the framework.
    package struct Call: Codable, Sendable {
        /// `uni.getAppAuthorizeSetting().locationAuthorized`.
        package let call: String
        /// The first version with it, of ``BridgeRecord/versionOf``; `nil` = not known, or always there.
        package let since: PackageVersion?
        /// What it answers; empty where it answers no fixed words.
        package let values: [String]
        package let note: Localized?
    }

    /// What a project must say so that the native code is built in.
    package struct BuildSetting: Codable, Sendable {
        /// `Podfile`.
        package let file: String
        /// What to write there: `setup_permissions(['Camera'])`.
        package let line: String
        /// The handler, macro or module: `Camera`.
        package let value: String
    }

    /// A native state and the word of the framework for it.
    package struct State: Codable, Sendable {
        /// Which of the calls answers so; `nil` = both.
        package enum Answer: String, Codable, Sendable, CaseIterable { case status, request }

        /// The case of the native enumeration, or `notBuiltIn` where the native code was left out of the build.
        package let native: String
        package let bridge: String
        package let on: Answer?
        package let note: Localized?
    }

    package static let recordKind = RecordKind.bridge
    package static var ignoresCase: Bool { true }
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// `uniapp/location`; another level of access follows: `react-native/location/always`.
    package let id: String
    package let framework: AppFramework
    package let permission: String
    /// The level of access; `nil` where it has one, or where the framework does not tell levels apart.
    package let access: String?
    package let support: Support
    /// What the framework calls the permission: `PERMISSIONS.IOS.CAMERA`.
    package let constants: [String]
    /// Ids of the packages with the calls; empty where the framework itself has them.
    package let packages: [String]
    /// The package or tool whose versions count: `react-native-permissions`, `HBuilderX`.
    package let versionOf: String?
    package let status: Call?
    package let request: Call?
    package let settings: Call?
    package let accuracy: Call?
    package let buildSetting: BuildSetting?
    /// Info.plist keys, of the app or, for WeChat, of no effect in a mini program.
    package let keys: [String]
    package let entitlements: [String]
    /// The first version, of ``versionOf``, that asks by calls which end the app without the newer of its ``keys``, as
    /// `requestFullAccessToEvents`; `nil` = not known, or no such call.
    package let newCallsSince: PackageVersion?
    package let states: [State]
    package let introduced: PackageVersion?
    package let removed: PackageVersion?
    package let notes: [Localized]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    package var otherNames: [String] { aliases + constants }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? {
        constants.first ?? request?.call ?? notes.first?[language]
    }

    package var standing: String? { support.rawValue }

    package func searchText(_ language: Language) -> String {
        let calls = [status, request, settings, accuracy].compactMap { $0 }
        let prose = calls.compactMap { $0.note } + states.compactMap(\.note) + notes
        return (calls.map(\.call) + [permission] + prose.map { $0[language] }).joined(separator: " ")
    }

    /// The limits that bear on it, by id.
    package func limits(in catalog: CatalogSnapshot) -> [String] {
        catalog.bridgeLimits.rows.filter { limit in
            guard limit.frameworks.contains(framework) else { return false }
            if limit.permissions.isEmpty { return limit.packages.contains { packages.contains($0) } }
            return limit.permissions.contains(permission)
                && (limit.access == nil || access == nil || limit.access == access)
        }.map(\.id)
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, framework, permission, access, support, constants, packages
        case versionOf = "version_of"
        case status, request, settings, accuracy
        case buildSetting = "build_setting"
        case newCallsSince = "new_calls_since"
        case keys, entitlements, states, introduced, removed, notes, aliases, sources, confidence, verified
    }
}
