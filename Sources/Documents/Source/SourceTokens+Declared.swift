/// What names stand for that an expression is made of.
extension SourceTokens {
    /// What the name that `branch` consists of stands for where the file declares it, and under which names others may.
    func declared(_ branch: Range<Int>) -> (values: [String], names: [String]) {
        guard declarations.isOpen, let name = constantName(branch) else { return ([], []) }
        guard let known = declarations.find(name, at: branch.lowerBound) else { return ([], [name]) }
        return (known.values, known.parameter.map { [$0] } ?? [])
    }

    /// The name that `branch` is: `media`, `Media.kind`, `.kind` of a value whose type is not evident.
    private func constantName(_ branch: Range<Int>) -> String? {
        var (start, end) = (branch.lowerBound, branch.upperBound)
        while end > start + 1, isMark(end - 1, "!") || isMark(end - 1, "?") { end -= 1 }
        // A cast of C.
        if isMark(start, "("), let close = partner(start), close + 1 < end { start = close + 1 }
        if end - start > 2, isWord(end - 1, "rawValue"), isMark(end - 2, ".") { end -= 2 }
        guard let last = word(end - 1), !["nil", "true", "false", "YES", "NO", "self", "NULL"].contains(last) else {
            return nil
        }
        if end == start + 1 { return last }
        guard end - start <= 7, (end - start) % 2 == 1 else { return nil }
        for index in stride(from: start, to: end - 1, by: 2) where kind(index) != .word || !isMark(index + 1, ".") {
            return nil
        }
        let owner = text(end - 3)
        if owner == "self" || owner == "Self" { return last }
        return isTypeName(end - 3) ? "\(owner).\(last)" : ".\(last)"
    }
}
