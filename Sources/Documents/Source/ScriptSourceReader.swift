/// Reads a source in Dart, JavaScript or TypeScript: which packages it imports, and which members of objects it calls.
struct ScriptSourceReader {
    let tokens: SourceTokens
    var code: SourceCode
    /// What the file calls a name of a package: `{PERMISSIONS as P}`; an empty text for all of a package, `as handler`.
    private var renamed: [String: String] = [:]
    /// The packages of which the file has names, by the name.
    private var packages: [String: String] = [:]

    /// Objects of the frameworks that every page has; others are told by an import, and begin with a capital.
    private static let globals: Set = ["uni", "plus", "cordova", "wx", "navigator"]
    /// More members than this are no app's own code.
    private static let maximumReferences = 100_000

    static func read(_ tokens: SourceTokens, language: SourceLanguage) -> SourceCode {
        var reader = ScriptSourceReader(tokens, language: language)
        var elsewhere = PlatformBranches(tokens).parts[...]
        for index in tokens.list.indices {
            while let part = elsewhere.first, part.upperBound <= index { elsewhere.removeFirst() }
            if elsewhere.first?.contains(index) == true { continue }
            switch tokens.list[index].kind {
            case .word: reader.readWord(at: index)
            case .text, .opaqueText:
                if let url = tokens.settingsURL(index) { reader.code.settingsURLs.append(url) }
            default: break
            }
        }
        return reader.code
    }

    private init(_ tokens: SourceTokens, language: SourceLanguage) {
        self.tokens = tokens
        code = SourceCode(language: language)
    }

    private mutating func readWord(at index: Int) {
        if code.language == .dart, tokens.isMark(index + 1, "(") { noteConstantCall(at: index) }
        if tokens.isMark(index - 1, ".") { return }
        switch tokens.text(index) {
        case "import", "export": readImport(at: index)
        case "require": readRequire(at: index)
        default: readChain(at: index)
        }
    }

    /// `import 'package'`, `import name, { a } from 'package'`, `export ... from 'package'` and `import('package')`.
    private mutating func readImport(at index: Int) {
        var place = index + 1
        if tokens.isMark(place, "(") { place += 1 }
        while place < tokens.count, place < index + 400, tokens.kind(place) != .text, !tokens.isMark(place, ";"),
            !tokens.isMark(place, "="), !tokens.isMark(place, "(")
        {
            if place > index + 1, tokens.isWord(place, "import") || tokens.isWord(place, "export") { return }
            place += 1
        }
        let isImported = place == index + 1 || tokens.isWord(place - 1, "from") || tokens.isMark(place - 1, "(")
        guard isImported, let name = tokens.value(place) else { return }
        let isExported = tokens.isWord(index, "export")
        code.imports.append(
            SourceCode.Import(name: name, position: tokens.positions[place], isExported: isExported)
        )
        readNames(index + 1, place)
        if code.language != .dart, !isExported { notePackage(name, index + 1, place) }
    }

    /// Notes the names that stand for `package` or something of it: `picker`, `* as picker`, `{ launchCamera, a as b }`.
    private mutating func notePackage(_ package: String, _ start: Int, _ end: Int) {
        for index in start..<max(start, end) where packages.count < Self.maximumReferences {
            guard let name = tokens.word(index), !["as", "from", "type", "typeof"].contains(name) else { continue }
            // `a` of `a as b` and of `a: b` is no name of the file.
            if tokens.isWord(index + 1, "as") || tokens.isMark(index + 1, ":") { continue }
            packages[name] = package
        }
    }

    /// `picker.pickVideo(source: ImageSource.camera)`: Dart tells by types what is called, and by constants what for.
    private mutating func noteConstantCall(at index: Int) {
        guard code.packageCalls.count < Self.maximumReferences, let call = tokens.call(at: index + 1) else { return }
        let arguments = call.arguments.filter { $0.label != nil && $0.value.utf8.first.map { $0 &- 0x61 < 26 } == true }
        guard !arguments.isEmpty else { return }
        code.packageCalls.append(
            SourceCode.PackageCall(
                package: nil,
                name: tokens.text(index),
                arguments: arguments,
                position: tokens.positions[index]
            )
        )
    }

    /// Reads under which names the statement whose package stands at `place` takes in: `* as all`, `{a as b}`, `as all`.
    private mutating func readNames(_ start: Int, _ place: Int) {
        if code.language == .dart {
            let word = tokens.isWord(place + 1, "deferred") ? place + 2 : place + 1
            if tokens.isWord(word, "as"), let name = tokens.word(word + 1) { renamed[name] = "" }
            return
        }
        for index in start..<max(start, place) where tokens.isWord(index, "as") {
            guard let name = tokens.word(index + 1) else { continue }
            renamed[name] = tokens.isMark(index - 1, "*") ? "" : tokens.word(index - 1)
        }
    }

    private mutating func readRequire(at index: Int) {
        guard tokens.isMark(index + 1, "("), tokens.isMark(index + 3, ")"), let name = tokens.value(index + 2) else {
            return
        }
        note(name, at: index + 2)
        guard tokens.isMark(index - 1, "=") else { return }
        let start = tokens.isMark(index - 2, "}") ? tokens.partner(index - 2) ?? index : index - 2
        readDestructured(start, index - 1)
        notePackage(name, start, index - 1)
    }

    /// `{ launchCamera: shoot }`.
    private mutating func readDestructured(_ start: Int, _ end: Int) {
        for index in start..<max(start, end) where tokens.isMark(index, ":") {
            if let name = tokens.word(index + 1) { renamed[name] = tokens.word(index - 1) }
        }
    }

    private mutating func note(_ name: String, at index: Int) {
        code.imports.append(SourceCode.Import(name: name, position: tokens.positions[index]))
    }

    /// `object.member` and what follows: the object is a word that no dot precedes.
    private mutating func readChain(at index: Int) {
        var names = [tokens.text(index)]
        var place = index + 1
        var call: SourceChain.Call?
        while names.count < 6 {
            if tokens.isMark(place, "?"), tokens.isMark(place + 1, ".") { place += 1 }
            guard tokens.isMark(place, "."), let name = tokens.word(place + 1) else { break }
            names.append(name)
            place += 2
        }
        let package = packages[names[0]]
        if let other = renamed[names[0]] {
            if !other.isEmpty {
                names[0] = other
            } else if names.count > 2, Self.isCapital(names[1]) {
                names.removeFirst()
            }
        }
        if tokens.isMark(place, "(") {
            call = tokens.call(at: place)
            call?.arguments += members(in: place)
        }
        if let package, let call, code.packageCalls.count < Self.maximumReferences {
            code.packageCalls.append(
                SourceCode.PackageCall(
                    package: package,
                    name: names[names.count - 1],
                    arguments: call.arguments,
                    position: tokens.positions[index]
                )
            )
        }
        guard names.count > 1, Self.isCapital(names[0]) || Self.globals.contains(names[0]) else { return }
        guard code.references.count < Self.maximumReferences else { return }
        code.references.append(
            SourceReference(
                kind: .member(type: names.dropLast().joined(separator: ".")),
                name: names[names.count - 1],
                labels: call?.labels,
                trailingClosures: 0,
                arguments: call?.arguments ?? [],
                position: tokens.positions[index],
                availability: .unsure
            )
        )
    }

    /// Whether the name begins as that of a type does.
    private static func isCapital(_ name: String) -> Bool {
        name.utf8.first { $0 != 0x5F }.map { $0 &- 0x41 < 26 } ?? false
    }

    /// The members of the object that the call at `open` takes, each with the strings that it lists: `sourceType: ['album']`.
    ///
    /// A value that is written otherwise is told as empty.
    private func members(in open: Int) -> [SourceReference.Argument] {
        guard tokens.isMark(open + 1, "{"), let close = tokens.partner(open + 1) else { return [] }
        return tokens.parts(open + 2, close).prefix(20).flatMap { part -> [SourceReference.Argument] in
            let first = part.lowerBound
            guard let label = tokens.word(first) ?? tokens.value(first) else { return [] }
            guard tokens.isMark(first + 1, ":") else { return [SourceReference.Argument(label: label, value: "")] }
            let range = first + 2..<max(first + 2, part.upperBound)
            let isList = tokens.isMark(first + 2, "[") || range.count == 1
            let values =
                isList
                ? range.prefix(20).compactMap { tokens.value($0) ?? tokens.truth($0) }
                : [tokens.constant(range.lowerBound, range.upperBound)].compactMap { $0 }
            return values.isEmpty
                ? [SourceReference.Argument(label: label, value: "")]
                : values.map { SourceReference.Argument(label: label, value: $0) }
        }
    }
}
