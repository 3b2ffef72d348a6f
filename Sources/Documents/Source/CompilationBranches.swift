/// The branches of `#if` around a place.
struct CompilationBranches {
    private struct Branch {
        /// Whether some branch before is compiled for sure.
        var isDecided: Bool
        /// Whether this one is compiled.
        var value: Bool?
        /// Whether no branch so far was in doubt.
        var isSure: Bool
    }

    private var stack: [Branch] = []

    mutating func begin(_ condition: Bool?) {
        guard stack.count < 200 else { return }
        stack.append(Branch(isDecided: condition == true, value: condition, isSure: condition != nil))
    }

    /// `#elseif` with its condition, or `#else` with `true`.
    mutating func next(_ condition: Bool?) {
        guard let last = stack.indices.last else { return }
        let branch = stack[last]
        if branch.isDecided {
            stack[last].value = false
            return
        }
        stack[last].value = condition == true && !branch.isSure ? nil : condition
        stack[last].isDecided = condition == true && branch.isSure
        stack[last].isSure = branch.isSure && condition != nil
    }

    mutating func end() { _ = stack.popLast() }

    /// Whether the place is within no `#if`.
    var isEmpty: Bool { stack.isEmpty }

    var isDead: Bool { stack.contains { $0.value == false } }

    var isUnsure: Bool { stack.contains { $0.value == nil } }
}
