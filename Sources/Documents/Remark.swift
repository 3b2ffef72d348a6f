/// A comment in a document that speaks to us: `<!-- permission-atlas: off PM-006 -->`, `// permission-atlas: off API-001`.
package struct Remark: Sendable, Hashable {
    package enum Scope: String, Sendable, CaseIterable {
        /// The element that follows the comment, and what is in it; in text that has lines, but no elements, a line.
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
    /// The line that it goes for: its own where something stands before it, else the next one with something on it.
    ///
    /// `nil` where it goes for the element that follows.
    package let line: Int?

    /// Comments of one document that are read.
    static let most = 100
    /// All rules there are take less; a comment that is longer is not understood.
    private static let mostBytes = 8_192
    private static let address = Array("permission-atlas:".utf8)

    /// Reads a comment with or without its signs: what stands between `<!--` and `-->`, `// ...`, `/* ... */`, `# ...`.
    ///
    /// `nil` where it does not speak to us.
    ///
    /// - Parameters:
    ///   - text: The comment.
    ///   - position: Where it begins.
    ///   - line: The line that it goes for; `nil` = the element that follows.
    init?(_ text: ArraySlice<UInt8>, at position: @autoclosure () -> Position, line: @autoclosure () -> Int? = nil) {
        let trimmed = text.drop { $0 <= 0x20 || Self.isSign($0) }
        guard trimmed.starts(with: Self.address) else { return nil }
        var rest = trimmed.dropFirst(Self.address.count)
        let isTooLong = rest.count > Self.mostBytes
        rest = rest.prefix(Self.mostBytes)
        if rest.suffix(2).elementsEqual("*/".utf8) { rest = rest.dropLast(2) }
        let words = String(decoding: rest, as: UTF8.self).split { $0.isWhitespace || $0 == "," }.map(String.init)
        let rules = isTooLong ? [] : Array(words.dropFirst())
        scope = rules.isEmpty ? nil : words.first.flatMap(Scope.init)
        self.rules = rules
        self.position = position()
        self.line = line()
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "#")
    }

    /// Whether a comment that begins with two signs, `// ...`, may speak to us.
    static func mayBegin(_ comment: ArraySlice<UInt8>) -> Bool {
        comment.drop { $0 <= 0x20 || isSign($0) }.starts(with: address)
    }
}
