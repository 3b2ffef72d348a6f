/// A finding that the caller does not want to hear of.
package struct SuppressedFinding: Sendable, Equatable, Codable {
    /// Who said so.
    package enum Origin: String, Sendable, Codable {
        /// `rules` of the request.
        case request
        /// A comment in the document.
        case comment
    }

    package let finding: Finding
    package let origin: Origin

    package init(finding: Finding, origin: Origin) { (self.finding, self.origin) = (finding, origin) }
}
