/// A comment in a document that speaks to us: `<!-- permission-atlas: off PM-006 -->`.
package struct Remark: Sendable, Hashable {
    package enum Scope: String, Sendable {
        /// The element that follows the comment, and what is in it.
        case next = "off"
        /// The whole file.
        case file = "off-file"
    }

    /// `nil` where the comment says something that is not understood.
    package let scope: Scope?
    /// Rules by id or name, as written.
    package let rules: [String]
    /// Where the comment begins.
    package let position: Position

    /// All rules there are take less; a comment that is longer is not understood.
    private static let mostBytes = 8_192

    /// Reads the text between `<!--` and `-->`; `nil` where it does not speak to us.
    init?(_ text: ArraySlice<UInt8>, at position: @autoclosure () -> Position) {
        let trimmed = text.drop { $0 <= 0x20 }
        guard trimmed.starts(with: "permission-atlas:".utf8) else { return nil }
        let rest = trimmed.dropFirst("permission-atlas:".utf8.count)
        let words = String(decoding: rest.prefix(Self.mostBytes), as: UTF8.self)
            .split { $0.isWhitespace || $0 == "," }.map(String.init)
        let rules = rest.count > Self.mostBytes ? [] : Array(words.dropFirst())
        scope = rules.isEmpty ? nil : words.first.flatMap(Scope.init)
        self.rules = rules
        self.position = position()
    }
}
