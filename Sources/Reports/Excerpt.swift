/// One line of a submitted file with a caret under the place.
struct Excerpt {
    /// At most this many scalars of the line are shown, around the place.
    static let width = 100

    /// Three lines: a rule, the text behind its number, the caret; none where the file has no such line.
    let lines: [String]

    /// Takes the line numbered `line`, from 1, and marks the scalar numbered `column`, from 1.
    init(of bytes: ArraySlice<UInt8>, line: Int, column: Int?) {
        let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        let mark = max(0, min((column ?? 1) - 1, scalars.count))
        let start = scalars.count > Self.width ? max(0, min(mark - Self.width / 2, scalars.count - Self.width)) : 0
        let shown = scalars[start..<min(scalars.count, start + Self.width)].map {
            $0.isControl || $0.isBidirectionalControl ? " " : $0
        }
        let gutter = String(line)
        let margin = String(repeating: " ", count: gutter.count)
        let caret = column == nil ? "" : String(repeating: " ", count: mark - start) + "^"
        lines = [
            "\(margin) |",
            "\(gutter) | " + String(String.UnicodeScalarView(shown)),
            "\(margin) | \(caret)",
        ]
    }
}
