/// The number of a guideline as letters of App Review write it: `Guideline 5.1.1 - Legal`, `5.1.1(iv)`, `准则 5.1.1 (i)`.
///
/// Versions look the same, so that the word before or after the number must say what it is.
struct GuidelineNumber {
    /// `5.1.1(iv)`.
    let id: String
    /// The place behind it.
    let end: Int

    private static let maximumLength = 7
    /// What stands before a number, without the blanks between.
    private static let introductions = ["guideline", "guidelines", "指南", "准则", "条款", "條款", "準則"].map { word in
        Array(word.unicodeScalars)
    }
    /// The sections of the guidelines, which follow a number.
    private static let sections: Set<String> = ["safety", "performance", "business", "design", "legal"]

    /// Reads what begins at `start`; `nil` where it is no such number.
    init?(_ scalars: [Unicode.Scalar], at start: Int) {
        guard ("1"..."5").contains(scalars[start]), start == 0 || !Self.isPart(scalars[start - 1]) else { return nil }
        var end = start
        while end < scalars.count, end - start < Self.maximumLength, Self.isNumber(scalars[end]) { end += 1 }
        // A full stop may end the sentence.
        while end > start, scalars[end - 1] == "." { end -= 1 }
        guard end == scalars.count || !Self.isPart(scalars[end]) || scalars[end] == "." else { return nil }
        let number = String(String.UnicodeScalarView(scalars[start..<end]))
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[0].count == 1, parts.allSatisfy({ (1...2).contains($0.count) })
        else {
            return nil
        }
        let letter = Self.letter(scalars, after: end)
        guard
            Self.isIntroduced(scalars, before: start)
                || Self.isNamed(scalars, after: letter?.end ?? end)
                || letter != nil && parts.count == 3
        else { return nil }
        id = number + (letter?.text ?? "")
        self.end = letter?.end ?? end
    }

    private static func isNumber(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || ("0"..."9").contains(scalar) }

    /// Whether a scalar beside the number would make it part of something else.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        isNumber(scalar) || scalar == "-" || scalar == "_" || scalar == "/"
            || scalar.isASCII && scalar.properties.isAlphabetic
    }

    /// `(iv)` behind the number, with a blank before it or not.
    private static func letter(_ scalars: [Unicode.Scalar], after end: Int) -> (text: String, end: Int)? {
        var place = end
        if place < scalars.count, scalars[place] == " " { place += 1 }
        guard place < scalars.count, scalars[place] == "(" || scalars[place] == "（" else { return nil }
        let letters = scalars[(place + 1)...].prefix(5).prefix { "ivxIVX".unicodeScalars.contains($0) }
        guard !letters.isEmpty, letters.endIndex < scalars.count,
            scalars[letters.endIndex] == ")" || scalars[letters.endIndex] == "）"
        else { return nil }
        return ("(\(String(String.UnicodeScalarView(letters)).lowercased()))", letters.endIndex + 1)
    }

    private static func isIntroduced(_ scalars: [Unicode.Scalar], before start: Int) -> Bool {
        var end = start
        while end > 0, start - end < 4, [" ", "\u{A0}", "#", ":", "第"].contains(scalars[end - 1]) { end -= 1 }
        return introductions.contains { word in
            end >= word.count
                && scalars[(end - word.count)..<end].elementsEqual(word) { left, right in
                    left == right || left.properties.lowercaseMapping == String(right)
                }
        }
    }

    private static func isNamed(_ scalars: [Unicode.Scalar], after end: Int) -> Bool {
        let blanks = scalars[end...].prefix(4).prefix { [" ", "\u{A0}", "-", "–", "—", ":", "："].contains($0) }
        guard !blanks.isEmpty else { return false }
        let word = scalars[blanks.endIndex...].prefix(12).prefix { $0.properties.isAlphabetic }
        return sections.contains(String(String.UnicodeScalarView(word)).lowercased())
    }
}
