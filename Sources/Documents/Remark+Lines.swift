extension Remark {
    /// The comments that speak to us among `comments`, each of which goes from a `#` to the end of its line.
    ///
    /// - Parameters:
    ///   - comments: As the lexer of the format found them, in order of place.
    ///   - source: The text.
    ///   - goesByLines: Whether a comment that has a line to itself goes for the next line, not for the next element.
    /// - Returns: In order of place, ``most`` at most.
    static func behindNumberSigns(
        _ comments: [Range<Int>],
        in source: TextSource,
        goesByLines: Bool
    ) -> [Remark] {
        var cursor = source
        return comments.prefix(most).compactMap { comment in
            let isBehind = source.standsBehindText(comment.lowerBound)
            let position = cursor.position(at: comment.lowerBound)
            var line = isBehind ? position.line : nil
            if !isBehind, goesByLines, let next = source.nextLine(behind: comment.upperBound) {
                line = cursor.position(at: next).line
            }
            return Remark(source.bytes[comment], at: position, line: line)
        }
    }
}

extension TextSource {
    /// The comments that speak to us in `range`, in which no text stands: each from a `#` at the start of a line or
    /// behind a blank to the end of its line.
    func numberSignComments(in range: Range<Int>) -> [Range<Int>] {
        var comments: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound, let sign = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "#")) {
            index = sign + 1
            guard sign == start || bytes[sign - 1] <= 0x20 else { continue }
            index = bytes[sign..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
            if Remark.mayBegin(bytes[sign..<index].prefix(200)) { comments.append(sign..<index) }
        }
        return comments
    }

    /// Whether something but blanks stands before `index` on its line.
    func standsBehindText(_ index: Int) -> Bool {
        var place = index
        while place > start {
            place -= 1
            if bytes[place] == 0x0A || bytes[place] == 0x0D { return false }
            if bytes[place] > 0x20 { return true }
        }
        return false
    }

    /// The first character behind `index` that is neither blank nor in a comment of its line, begun by `#`.
    fileprivate func nextLine(behind index: Int) -> Int? {
        var place = index
        while let next = bytes[place...].firstIndex(where: { $0 > 0x20 }) {
            guard bytes[next] == UInt8(ascii: "#") else { return next }
            place = bytes[next...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        }
        return nil
    }
}
