/// What an expression may come to.
extension SourceTokens {
    /// Whether the sign at `index` gives a value to what stands before it, and does not compare.
    func isAssignment(_ index: Int) -> Bool {
        isMark(index, "=") && !(isMark(index + 1, "=") && isAdjacent(index + 1))
    }

    /// The index behind the expression that begins at `start`: what follows is on another line, or ends a statement.
    func expressionEnd(from start: Int) -> Int {
        var index = start
        while index < count, index < start + Self.longestValue {
            if index > start, startsLine(index), !goesOn(at: index) { return index }
            if [";", ",", "}", ")", "]"].contains(where: { isMark(index, $0) }) { return index }
            if let close = partner(index), close > index { index = close }
            index += 1
        }
        return min(index, count)
    }

    /// Whether the line that begins at `index` goes on with the one before.
    private func goesOn(at index: Int) -> Bool {
        ["?", ":", "."].contains { isMark(index, $0) } || ["?", ":", "="].contains { isMark(index - 1, $0) }
    }

    /// The values that `start..<end` may come to, as far as they are written out: both of a choice.
    func constants(_ start: Int, _ end: Int) -> [String] {
        branches(start, end).compactMap { constant($0.lowerBound, $0.upperBound) }
    }

    /// The values of an argument, as far as they are written out here or where the names in it are declared.
    func arguments(_ start: Int, _ end: Int, label: String?) -> [SourceReference.Argument] {
        branches(start, end).flatMap { branch -> [SourceReference.Argument] in
            let (values, names) = declared(branch)
            let known = values.map { SourceReference.Argument(label: label, value: $0) }
            if let constant = values.isEmpty ? constant(branch.lowerBound, branch.upperBound) : nil {
                return [SourceReference.Argument(label: label, value: constant, name: names.first)]
            }
            return known + names.map { SourceReference.Argument(label: label, value: "", name: $0) }
        }
    }

    /// The names of the members without a type that `start..<end` may come to: `isOld ? .camera : .photoLibrary`.
    func implicitMembers(_ start: Int, _ end: Int) -> [Int] {
        branches(start, end).compactMap { branch in
            let name = branch.lowerBound + 1
            guard isMark(branch.lowerBound, "."), kind(name) == .word else { return nil }
            let isAlone = name + 1 == branch.upperBound
            return isAlone || isMark(name + 1, "(") && partner(name + 1) == branch.upperBound - 1 ? name : nil
        }
    }

    /// Tokens of an expression that is looked through for choices.
    private static let longestValue = 200

    /// The expressions one of which `start..<end` comes to: those behind `?` and `:`, and behind `??`.
    func branches(_ start: Int, _ end: Int, depth: Int = 0) -> [Range<Int>] {
        guard start < end else { return [] }
        if isMark(start, "("), partner(start) == end - 1, depth < 8 {
            return branches(start + 1, end - 1, depth: depth + 1)
        }
        guard end - start <= Self.longestValue, depth < 8 else { return [start..<end] }
        var index = start
        while index < end {
            // Behind a value that may be absent the sign stands without a blank.
            if isMark(index, "?"), !isAdjacent(index) {
                if isMark(index + 1, "?"), isAdjacent(index + 1) {
                    return [start..<index] + branches(index + 2, end, depth: depth + 1)
                }
                guard let colon = colon(behind: index, end) else { return [start..<end] }
                return branches(index + 1, colon, depth: depth + 1) + branches(colon + 1, end, depth: depth + 1)
            }
            if let close = partner(index), close > index { index = close }
            index += 1
        }
        return [start..<end]
    }

    /// The colon that belongs to the question mark at `question`.
    private func colon(behind question: Int, _ end: Int) -> Int? {
        var questions = 0
        var index = question + 1
        while index < end {
            if isMark(index, "?"), !isAdjacent(index), !isMark(index + 1, "?") {
                questions += 1
            } else if isMark(index, ":") {
                if questions == 0 { return index }
                questions -= 1
            } else if let close = partner(index), close > index {
                index = close
            }
            index += 1
        }
        return nil
    }
}
