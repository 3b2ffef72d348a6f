/// The steps that ask for one access level of a permission, on the iOS versions from one to another.
package struct PlaybookRecord: Record {
    /// One step; they come in the order in which an app takes them.
    package struct Step: Codable, Sendable, Hashable {
        package enum Action: String, Codable, Sendable, CaseIterable {
            /// Reads something without a prompt.
            case check
            /// A screen of the app before the prompt.
            case explain
            /// Brings the prompt up, where there is one.
            case request
            /// Waits for what the system tells.
            case observe
            /// What to do in the state that the step names.
            case branch
            case use
            /// Opens Settings after a tap.
            case settings
            /// What does without the permission.
            case fallback
        }

        package let action: Action
        /// The symbol of the API map that is called.
        package let call: String?
        /// Info.plist keys that must be there.
        package let keys: [String]
        /// The name of a state of the permission.
        package let state: String?
        /// Where the call may be made, or where it answers.
        package let thread: Localized?
        package let text: Localized
    }

    package static let recordKind = RecordKind.playbook
    package static var memberNames: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// `photo-library/read-write/14.0`: permission, access level if there are several, first version.
    package let id: String
    package let permission: String
    /// `nil` where the permission has one level only.
    package let access: String?
    package let from: OSVersion
    /// The version from which another playbook holds; `nil` for the newest.
    package let below: OSVersion?
    package let summary: Localized
    package let steps: [Step]
    package let aliases: [String]
    package let sources: [String]
    package let confidence: Confidence
    package let verified: String

    /// Whether the steps are those for iOS `version`; without one, whether they are the newest.
    package func holds(at version: OSVersion?) -> Bool {
        guard let version else { return below == nil }
        guard let below else { return version >= from }
        return version >= from && version < below
    }

    package func headline(_ language: Language, in catalog: CatalogSnapshot) -> String? { summary[language] }

    package func searchText(_ language: Language) -> String {
        ([summary[language]] + steps.map { $0.text[language] }).joined(separator: " ")
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case id, permission, access, from, below, summary, steps, aliases, sources, confidence, verified
    }
}
