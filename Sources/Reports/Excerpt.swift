/// One line of a submitted file with a caret under the place.
struct Excerpt {
    /// At most this many scalars of the line are shown, around the place.
    static let width = 100

    /// Three lines: a rule, the text behind its number, the caret; none where the file has no such line.
    let lines: [String]

    /// Takes the line numbered `line`, from 1, of `content` and marks the scalar numbered `column`, from 1.
    init(of content: [UInt8], line: Int, column: Int?) {
        guard let bytes = Self.line(line, of: content) else {
            lines = []
            return
        }
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

    /// The bytes of the line numbered `number`; lines end at LF, CR LF or CR.
    private static func line(_ number: Int, of content: [UInt8]) -> ArraySlice<UInt8>? {
        var current = 1
        var start = content.startIndex
        var index = start
        while index < content.endIndex {
            let isReturn = content[index] == 0x0D
            guard isReturn || content[index] == 0x0A else {
                index += 1
                continue
            }
            if current == number { return content[start..<index] }
            if isReturn, index + 1 < content.endIndex, content[index + 1] == 0x0A { index += 1 }
            index += 1
            start = index
            current += 1
        }
        return current == number ? content[start...] : nil
    }
}
