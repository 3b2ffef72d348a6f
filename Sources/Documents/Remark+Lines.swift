extension Remark {
    /// The comments that speak to us in a text in which `#` begins a comment, at the start of a line or behind a blank.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - goesByLines: Whether a comment that has a line to itself goes for the next line, not for the next element.
    /// - Returns: In order of place, ``most`` at most.
    static func behindNumberSigns(in source: TextSource, goesByLines: Bool) -> [Remark] {
        let bytes = source.bytes
        var cursor = source
        var remarks: [Remark] = []
        var index = source.start
        while remarks.count < most, let sign = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
            index = sign + 1
            guard sign == source.start || bytes[sign - 1] <= 0x20 else { continue }
            // A comment goes to the end of its line.
            index = bytes[sign...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            guard mayBegin(bytes[sign..<index].prefix(200)) else { continue }
            let isBehind = source.standsBehindText(sign)
            let position = cursor.position(at: sign)
            var line = isBehind ? position.line : nil
            if !isBehind, goesByLines, let next = source.nextLine(behind: index) {
                line = cursor.position(at: next).line
            }
            if let remark = Remark(bytes[sign..<index], at: position, line: line) { remarks.append(remark) }
        }
        return remarks
    }
}

extension TextSource {
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
