/// Classes, methods and variables that a source in Objective-C declares.
extension ObjectiveCSourceReader {
    /// Reads `@interface Name : Super <Protocol>` or `@interface Name (Category)`.
    mutating func readInterface(at index: Int) {
        guard let name = tokens.word(index + 1) else { return }
        (container, isInImplementation, category) = (announced, false, nil)
        announced = nil
        if tokens.isMark(index + 2, "(") {
            // A category, but not an extension of the file's own class.
            if !tokens.isMark(index + 3, ")") { category = name }
            return
        }
        code.declaredTypes.insert(name)
        if let container { classVersions[name] = container }
        if tokens.isMark(index + 2, ":"), tokens.isTypeName(index + 3) {
            append(.mention, name: tokens.text(index + 3), at: index + 3, nil)
        }
    }

    mutating func readImplementation(at index: Int) {
        guard let name = tokens.word(index + 1) else { return }
        (container, isInImplementation, category) = (classVersions[name], true, nil)
        if tokens.isMark(index + 2, "(") { category = name } else { code.declaredTypes.insert(name) }
    }

    /// Reads the head of a method: `- (void)name:(Type *)argument other:(id)another`.
    mutating func readMethod(at index: Int) {
        guard var place = tokens.partner(index + 1).map({ $0 + 1 }), tokens.kind(place) == .word else { return }
        let start = place
        var selector = ""
        while let part = tokens.word(place), selector.utf8.count < 400 {
            guard tokens.isMark(place + 1, ":") else {
                if selector.isEmpty { selector = part }
                break
            }
            selector += part + ":"
            place += 2
            var type: String?
            if tokens.isMark(place, "("), let close = tokens.partner(place) {
                type = pointerType(place + 1, close)
                place = close + 1
            }
            if let name = tokens.word(place) {
                variables.declare(name, type)
                place += 1
            }
        }
        let base = String(selector.prefix { $0 != ":" })
        code.declaredFunctions.insert(base)
        if let category { code.declaredMembers[category, default: []].insert(base) }
        if isInImplementation { append(.implementation(protocols: []), name: selector, at: start, nil) }
        readAnnouncement(behind: place)
    }

    /// `API_AVAILABLE(ios(14.0))` between the head of a method and its body.
    private mutating func readAnnouncement(behind index: Int) {
        var place = index
        while place < tokens.count, place < index + 40, !tokens.isMark(place, "{"), !tokens.isMark(place, ";") {
            if let version = announcedVersion(at: place) { announced = version }
            place += 1
        }
    }

    /// The class in `Type * _Nonnull`; `nil` where it is another type.
    func pointerType(_ start: Int, _ end: Int) -> String? {
        var name: String?
        var isPointer = false
        for index in start..<max(start, end) {
            if tokens.isMark(index, "*") {
                if isPointer { return nil }
                isPointer = true
            } else if let word = tokens.word(index) {
                if Self.qualifiers.contains(word) { continue }
                if name != nil || isPointer { return nil }
                name = word
            } else {
                return nil
            }
        }
        return isPointer ? name : nil
    }

    private static let qualifiers: Set = [
        "const", "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "__weak", "__strong",
        "__unsafe_unretained", "__block", "__kindof", "inout", "in", "out", "null_unspecified", "null_resettable",
        "_Null_unspecified", "static",
    ]

    /// Declares the variable of `Type *name` whose type stands at `index`.
    mutating func readDeclaration(at index: Int) {
        var place = index + 1
        guard tokens.isMark(place, "*") else {
            readPlainDeclaration(at: index)
            return
        }
        place += 1
        while let word = tokens.word(place), Self.qualifiers.contains(word) { place += 1 }
        guard let name = tokens.word(place), isBehindName(place + 1) else { return }
        // A product of two numbers looks the same but for the capital.
        let type = tokens.isTypeName(index) && !tokens.isMark(index - 1, "<") ? tokens.text(index) : nil
        variables.declare(name, type)
        // A property has a variable of its own.
        if scopes.isEmpty { variables.declare("_" + name, type) }
    }

    /// `id name =`: a variable of a type that tells nothing.
    private mutating func readPlainDeclaration(at index: Int) {
        guard let name = tokens.word(index + 1), isBehindName(index + 2),
            !["return", "else", "goto", "case", "new", "delete", "typedef", "struct", "enum"].contains(
                tokens.text(index)
            )
        else { return }
        variables.declare(name, nil)
    }

    private func isBehindName(_ index: Int) -> Bool {
        ["=", ";", ",", ")", "["].contains { tokens.isMark(index, $0) } || tokens.isWord(index, "in")
            || tokens.isTypeName(index)
    }
}
