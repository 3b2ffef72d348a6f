/// Scopes, and the availability guards on them.
extension SwiftSourceReader {
    /// Nesting that is followed; code within more brackets belongs to the last scope.
    private static let maximumScopes = 200
    private static let maximumConditions = 60

    /// What is known at the present place.
    var here: Availability {
        var here = scopes.last?.availability ?? Availability()
        for declaration in declarations { apply(declaration, to: &here) }
        for condition in conditions {
            here = here.guarded(by: condition.version, ordinal: condition.ordinal)
        }
        if branches.isUnsure { here.isUnsure = true }
        if branches.isDead { here.isDead = true }
        return here
    }

    private func apply(_ declaration: Declaration, to here: inout Availability) {
        here = here.guarded(by: declaration.version, ordinal: declaration.ordinal)
        if declaration.isDead { here.isDead = true }
        if declaration.isUnsure { here.isUnsure = true }
    }

    // MARK: Conditions

    /// Begins a condition at its keyword; there is one for each depth of brackets.
    mutating func begin(at index: Int, isGuard: Bool) {
        dropConditions()
        if conditions.last?.depth == depth { conditions.removeLast() }
        guard conditions.count < Self.maximumConditions else { return }
        var condition = Condition(depth: depth, isGuard: isGuard)
        // `else if` behind the braces of `if #unavailable`.
        if let closed, closed.token == index - 2, tokens.isWord(index - 1, "else"), let version = closed.inElse {
            guards += 1
            condition.version = version
            condition.ordinal = guards
        }
        conditions.append(condition)
    }

    /// Drops conditions whose brackets have closed.
    mutating func dropConditions() {
        while let last = conditions.last, last.depth > depth { conditions.removeLast() }
    }

    /// Whether braces at the present depth would be the body of a condition.
    func isBody(at index: Int) -> Bool {
        guard let last = conditions.last, last.depth == depth else { return false }
        return last.isGuard ? tokens.isWord(index - 1, "else") : true
    }

    /// Reads `#available(...)` or `#unavailable(...)`.
    mutating func readCheck(at index: Int, isNegated: Bool) -> Int {
        guard tokens.isMark(index + 1, "("), let close = tokens.partner(index + 1) else { return index + 1 }
        let version = platforms(index + 2, close).version
        if let last = conditions.indices.last, let version {
            guards += 1
            conditions[last].ordinal = guards
            if isNegated { conditions[last].unavailable = version } else { conditions[last].version = version }
        }
        return close + 1
    }

    // MARK: Declarations

    /// Reads `@available(...)`, which goes for the declaration behind it.
    mutating func readAttribute(at index: Int) -> Int {
        guard tokens.isMark(index + 1, "("), let close = tokens.partner(index + 1) else { return index + 1 }
        let platforms = platforms(index + 2, close)
        if let last = declarations.last, last.depth == depth, last.sawKeyword { declarations.removeLast() }
        if declarations.last?.depth != depth {
            guard declarations.count < Self.maximumConditions else { return close + 1 }
            declarations.append(Declaration(depth: depth))
        }
        let last = declarations.count - 1
        if let version = platforms.version, declarations[last].version.map({ $0 < version }) ?? true {
            guards += 1
            declarations[last].version = version
            declarations[last].ordinal = guards
        }
        if platforms.isUnavailable { declarations[last].isDead = true }
        if platforms.isUnsure { declarations[last].isUnsure = true }
        return close + 1
    }

    /// Ends declarations without braces: at the next one, or with the braces around them.
    mutating func endDeclarations(at index: Int) {
        guard let last = declarations.last else { return }
        if last.depth > depth {
            declarations.removeLast()
            return
        }
        guard last.depth == depth else { return }
        let isKeyword = tokens.kind(index) == .word && Self.keywords.contains(tokens.text(index))
        if isKeyword, !last.sawKeyword {
            declarations[declarations.count - 1].sawKeyword = true
        } else if last.sawKeyword, tokens.startsLine(index),
            isKeyword || tokens.kind(index) == .marked || tokens.isMark(index, "}")
                || tokens.kind(index) == .word && Self.modifiers.contains(tokens.text(index))
        {
            declarations.removeLast()
        }
    }

    private static let keywords: Set = [
        "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "deinit", "subscript",
        "typealias", "case", "actor", "import", "associatedtype", "operator", "macro",
    ]
    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "lazy",
        "weak",
        "mutating", "nonisolated", "convenience", "required", "indirect", "dynamic", "unowned",
    ]

    /// What an attribute or a check says of iOS, between its parentheses.
    private func platforms(
        _ start: Int,
        _ end: Int
    ) -> (version: SourceVersion?, isUnavailable: Bool, isUnsure: Bool) {
        var version: SourceVersion?
        var (isUnavailable, isUnsure, concernsIOS) = (false, false, false)
        for part in tokens.parts(start, end) {
            let first = part.lowerBound
            if tokens.isMark(first, "*"), first == start { concernsIOS = true }
            guard let word = tokens.word(first) else { continue }
            switch word {
            case "iOS":
                concernsIOS = true
                if tokens.kind(first + 1) == .number { version = SourceVersion(tokens.text(first + 1)) }
            case "introduced" where concernsIOS && tokens.kind(first + 2) == .number:
                version = SourceVersion(tokens.text(first + 2))
            case "unavailable": isUnavailable = isUnavailable || concernsIOS
            case "iOSApplicationExtension": isUnsure = true
            default: break
            }
        }
        return (version, isUnavailable, isUnsure && version == nil)
    }

    // MARK: Braces

    mutating func openBraces(at index: Int) {
        defer { depth += 1 }
        var scope = Scope(depth: depth)
        if let next = nextType, next.depth == depth {
            scope.extendedType = next.scope.extendedType
            scope.type = next.scope.type
            scope.protocols = next.scope.protocols
            nextType = nil
        }
        scope.endsDeclaration = declarations.last.map { $0.depth == depth && $0.sawKeyword } ?? false
        if isBody(at: index), let condition = conditions.popLast() {
            scope.availability = here
            if condition.isGuard {
                scope.afterGuard = condition.version
                scope.availability = scope.availability.guarded(by: condition.unavailable, ordinal: condition.ordinal)
            } else {
                scope.inElse = condition.unavailable
                scope.availability = scope.availability.guarded(by: condition.version, ordinal: condition.ordinal)
            }
        } else {
            scope.availability = here
            if let closed, closed.token == index - 2, tokens.isWord(index - 1, "else"), let version = closed.inElse {
                guards += 1
                scope.availability = scope.availability.guarded(by: version, ordinal: guards)
            }
            readClosureParameters(at: index)
        }
        // What the branches of `#if` say is asked for anew at each place.
        scope.availability.isDead = scope.availability.isDead && !branches.isDead
        scope.availability.isUnsure = scope.availability.isUnsure && !branches.isUnsure
        if scopes.count < Self.maximumScopes { scopes.append(scope) } else { unfollowed += 1 }
    }

    mutating func closeBraces(at index: Int) {
        guard unfollowed == 0, scopes.count > 1, let scope = scopes.popLast() else {
            unfollowed = max(0, unfollowed - 1)
            depth = max(0, depth - 1)
            return
        }
        depth = scope.depth
        dropConditions()
        closed = (index, scope.inElse)
        while let last = declarations.last, last.depth > depth { declarations.removeLast() }
        if scope.endsDeclaration, declarations.last?.depth == depth { declarations.removeLast() }
        if let version = scope.afterGuard, let last = scopes.indices.last {
            guards += 1
            scopes[last].availability = scopes[last].availability.guarded(by: version, ordinal: guards)
        }
    }
}
