/// A finding that the caller does not want to hear of.
package struct SuppressedFinding: Sendable, Equatable {
    /// Who said so.
    package enum Origin: String, Sendable {
        /// `rules` of the request.
        case request
        /// A comment in the document.
        case comment
    }

    package let finding: Finding
    package let origin: Origin
}
