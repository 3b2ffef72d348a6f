package import Catalog
package import Documents

/// What a rule has to say: an id and arguments, never prose.
package struct Finding: Sendable, Equatable, Codable {
    /// A value for a placeholder of the rule's text.
    package enum Argument: Sendable, Equatable, Codable {
        case text(String)
        /// Joined as the language joins a list.
        case list([String])
        /// The message of another phrase of the same rule.
        case phrase(String)
    }

    package struct Location: Sendable, Equatable, Codable {
        /// The document; for a missing file, where it should be; `nil` = the submission as a whole.
        package var path: String?
        package var bundle: String?
        package var pointer: Pointer
        package var position: Position?

        package init(path: String?, bundle: String? = nil, pointer: Pointer = .root, position: Position? = nil) {
            self.path = path
            self.bundle = bundle
            self.pointer = pointer
            self.position = position
        }
    }

    /// What forces or provokes the finding.
    package enum Cause: Sendable, Equatable, Codable {
        case api(name: String, file: String?, line: Int?)
        case package(name: String, version: String?, via: [String])
        case entitlement(String)
        case bundle(String)
    }

    package var rule: String
    package var severity: Severity
    package var effect: Effect
    package var certainty: Certainty
    package var codes: [String]
    package var permission: String?
    package var location: Location
    /// Which of the rule's phrases tells it.
    package var phrase: String
    package var arguments: [String: Argument]
    package var patch: [PatchOperation]
    package var because: [Cause]
    package var facts: [String]
    package var sources: [String]
    /// The day from which App Store Connect enforces the duty, where that day is still to come: `2024-11-12`.
    package var enforcedFrom: String?
}
