/// Availability guards of Objective-C.
extension ObjectiveCSourceReader {
    /// What is known at the token at `index`.
    mutating func here(_ index: Int) -> Availability {
        while let last = checks.last, last.end < index { checks.removeLast() }
        var here = scopes.last?.availability ?? Availability()
        for check in checks where check.end >= index { here = here.guarded(by: check.version, ordinal: check.ordinal) }
        here.isUnsure = here.isUnsure || branches.isUnsure
        here.isDead = here.isDead || branches.isDead
        return here
    }

    /// Reads `@available(iOS 14, *)` in a condition, whose body it goes for.
    mutating func readCheck(at index: Int) {
        guard tokens.isMark(index + 1, "("), let close = tokens.partner(index + 1), checks.count < 60 else { return }
        var version: SourceVersion?
        for part in tokens.parts(index + 2, close)
        where tokens.isWord(part.lowerBound, "iOS") && tokens.kind(part.lowerBound + 1) == .number {
            version = SourceVersion(tokens.text(part.lowerBound + 1))
        }
        guard let version else { return }
        guard let condition = condition(around: index), let end = bodyEnd(behind: condition.close) else {
            asksOtherwise = true
            return
        }
        guards += 1
        checks.append(Check(version: version, ordinal: guards, end: end))
        checks.sort { $0.end > $1.end }
    }

    /// The parentheses behind the `if` or `while` in whose condition the token at `index` stands.
    private func condition(around index: Int) -> (open: Int, close: Int)? {
        var place = index - 1
        // Conditions are short.
        while place > 0, index - place < 60 {
            if tokens.isMark(place, "("), let close = tokens.partner(place), close > index {
                if tokens.isWord(place - 1, "if") || tokens.isWord(place - 1, "while") {
                    let isAlternative = (place..<min(close, place + 200)).contains { tokens.isMark($0, "|") }
                    return isAlternative ? nil : (place, close)
                }
            } else if let open = tokens.partner(place), open < place {
                place = open
            } else if tokens.isMark(place, ";") || tokens.isMark(place, "!") {
                return nil
            }
            place -= 1
        }
        return nil
    }

    /// The last token of the statement behind `close`.
    private func bodyEnd(behind close: Int) -> Int? {
        if tokens.isMark(close + 1, "{") { return tokens.partner(close + 1) }
        var place = close + 1
        while place < tokens.count, place < close + 400 {
            if tokens.isMark(place, ";") { return place }
            if let partner = tokens.partner(place), partner > place { place = partner }
            place += 1
        }
        return nil
    }

    /// The version of `API_AVAILABLE(ios(14.0))`, `NS_AVAILABLE_IOS(14_0)` and their like at `index`.
    func announcedVersion(at index: Int) -> SourceVersion? {
        guard let word = tokens.word(index), tokens.isMark(index + 1, "("), let close = tokens.partner(index + 1) else {
            return nil
        }
        switch word {
        case "API_AVAILABLE", "availability", "__API_AVAILABLE":
            for part in tokens.parts(index + 2, close) {
                if tokens.isWord(part.lowerBound, "ios"), tokens.isMark(part.lowerBound + 1, "(") {
                    return SourceVersion(tokens.text(part.lowerBound + 2))
                }
                if tokens.isWord(part.lowerBound, "introduced"), tokens.isWord(index + 2, "ios") {
                    return SourceVersion(tokens.text(part.lowerBound + 2))
                }
            }
            return nil
        case "NS_AVAILABLE_IOS", "NS_CLASS_AVAILABLE_IOS", "NS_ENUM_AVAILABLE_IOS":
            return tokens.kind(index + 2) == .number ? SourceVersion(tokens.text(index + 2)) : nil
        default: return nil
        }
    }
}
