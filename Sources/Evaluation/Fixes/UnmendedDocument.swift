package import Documents

/// A document in which patches of errors and warnings were not made.
package struct UnmendedDocument: Sendable, Equatable {
    /// Why.
    package enum Reason: Sendable, Equatable {
        /// No patch can be made in the file.
        case file(PatchObstacle)
        /// Another document of the submission has the same name.
        case name
        /// Mending takes more work than one answer is given.
        case work
        /// The patch would bring a new fault.
        case consequence

        /// As an answer names it.
        package var slug: String {
            switch self {
            case .file(let obstacle): obstacle.rawValue
            case .name: "name"
            case .work: "work"
            case .consequence: "consequence"
            }
        }
    }

    package let name: Document.Name
    package let reason: Reason
    /// How many findings have a patch that was not made.
    package let findings: Int

    package init(name: Document.Name, reason: Reason, findings: Int) {
        self.name = name
        self.reason = reason
        self.findings = findings
    }
}
