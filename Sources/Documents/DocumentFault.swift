/// Something wrong with a file as a file: not well-formed, ambiguous, or beyond a limit.
package struct DocumentFault: Error, Hashable, Sendable, Codable {
    package let code: Code
    package let position: Position
    /// The place in the tree where one is known; else the root.
    package let pointer: Pointer
    /// Values for the message's placeholders: `{"key": "NSPrivacyTracking"}`.
    package let arguments: [String: String]

    package init(_ code: Code, at position: Position, pointer: Pointer = .root, arguments: [String: String] = [:]) {
        self.code = code
        self.position = position
        self.pointer = pointer
        self.arguments = arguments
    }
}
