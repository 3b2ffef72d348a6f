/// Calls, with the arguments whose values are written there.
extension SourceTokens {
    /// The labels and values in the parentheses that open at `open`; `nil` where they do not close.
    func call(at open: Int) -> SourceChain.Call? {
        guard isMark(open, "("), let close = partner(open) else { return nil }
        var call = SourceChain.Call(labels: [])
        for range in parts(open + 1, close) {
            var start = range.lowerBound
            var label: String?
            if kind(start) == .word, start + 1 < range.upperBound, isMark(start + 1, ":"), !isMark(start + 2, ":") {
                label = text(start)
                start += 2
            }
            call.labels?.append(label ?? "_")
            call.arguments += arguments(start, range.upperBound, label: label)
        }
        return call
    }

    /// The ranges between the commas of `start..<end` that stand in no bracket of their own.
    func parts(_ start: Int, _ end: Int) -> [Range<Int>] {
        guard start < end else { return [] }
        var parts: [Range<Int>] = []
        var (first, index) = (start, start)
        while index < end {
            if isMark(index, ",") {
                parts.append(first..<index)
                first = index + 1
            } else if let close = partner(index), close > index {
                index = close
            }
            index += 1
        }
        if first < end { parts.append(first..<end) }
        return parts
    }

    /// The value that `start..<end` writes out: a string, a number, a constant, or the first string of a value made of one.
    func constant(_ start: Int, _ end: Int) -> String? {
        var end = end
        while end > start + 1, isMark(end - 1, "!") || isMark(end - 1, "?") { end -= 1 }
        guard start < end else { return nil }
        if end == start + 1 {
            if let text = value(start) { return text }
            if kind(start) == .number { return text(start) }
            guard let word = word(start) else { return nil }
            if word == "YES" || word == "NO" { return word == "YES" ? "true" : "false" }
            // Constants of C have their own prefix; `true` tells enough.
            return isTypeName(start) || word.hasPrefix("k") && isConstantName(word) || word == "true" || word == "false"
                ? word : nil
        }
        // @"..." of Objective-C.
        if end == start + 2, isMark(start, "@"), let text = value(start + 1) { return text }
        if isMark(start, "["), partner(start) == end - 1 { return messageText(start, end - 1) }
        return memberConstant(start, end)
    }

    /// `true` or `false`.
    func truth(_ index: Int) -> String? {
        isWord(index, "true") ? "true" : isWord(index, "false") ? "false" : nil
    }

    /// `kSecAttrAccount`: a k and a capital.
    private func isConstantName(_ word: String) -> Bool { word.utf8.dropFirst().first.map { $0 &- 0x41 < 26 } ?? false }

    /// `video` of `.video` and `AVMediaType.video`; the string of `URL(string: "tel:")` and `.bonjour(type: "_a._tcp")`.
    private func memberConstant(_ start: Int, _ end: Int) -> String? {
        var index = start
        var name: Int?
        let beginsWithType = isTypeName(start)
        guard beginsWithType || isMark(start, ".") else { return nil }
        if beginsWithType {
            name = start
            index += 1
        }
        while index + 1 < end, isMark(index, "."), kind(index + 1) == .word {
            name = index + 1
            index += 2
        }
        guard let name else { return nil }
        if index == end { return text(name) }
        guard isMark(index, "("), partner(index) == end - 1 else { return nil }
        let first = isMark(index + 2, ":") ? index + 3 : index + 1
        return value(first)
    }

    /// The string of `[NSURL URLWithString:@"tel:"]`.
    private func messageText(_ open: Int, _ close: Int) -> String? {
        guard isTypeName(open + 1), kind(open + 2) == .word, isMark(open + 3, ":"), isMark(open + 4, "@"),
            open + 6 == close
        else { return nil }
        return value(open + 5)
    }
}
