internal import Documents

/// Names that the submitted sources declare: what bears them is not the system's.
struct OwnNames {
    private var types: Set<String> = []
    private var functions: Set<String> = []
    private var members: [String: Set<String>] = [:]
    /// Types that stand for others, by their names; those that mean different ones in two files stand for none.
    private var aliases: [String: String] = [:]
    /// As ``SourceCode/parameters``.
    private var parameters: [String: [String: String]] = [:]
    /// What constants stand for, and parameters are given, by their names.
    private var constants: [String: [String]] = [:]

    init(_ sources: [SourceCode]) {
        for source in sources {
            types.formUnion(source.declaredTypes)
            functions.formUnion(source.declaredFunctions)
            for (type, names) in source.declaredMembers { members[type, default: []].formUnion(names) }
            aliases.merge(source.aliases) { $0 == $1 ? $0 : "" }
            for (name, values) in source.constants { add(values, to: name) }
            for passed in source.passed { add([passed.reference.name], to: "\(passed.callee)/\(passed.label)") }
            for (callee, labels) in source.parameters {
                parameters[callee, default: [:]].merge(labels) { $0 == $1 ? $0 : "" }
            }
        }
        types.formUnion(aliases.filter(\.value.isEmpty).keys)
        aliases = aliases.filter { !$0.value.isEmpty && !types.contains($0.key) }
    }

    private mutating func add(_ values: [String], to name: String) {
        for value in values where constants[name]?.contains(value) != true {
            guard constants[name, default: []].count < Self.mostValues else { return }
            constants[name, default: []].append(value)
        }
    }

    /// A constant has one value, of a few places at most another.
    private static let mostValues = 20

    /// The arguments, with the values of the constants that they name.
    func resolve(_ arguments: [SourceReference.Argument]) -> [SourceReference.Argument] {
        guard arguments.contains(where: { $0.name != nil }) else { return arguments }
        return arguments.flatMap { argument -> [SourceReference.Argument] in
            guard let name = argument.name else { return [argument] }
            if let values = values(of: name) {
                return values.map { SourceReference.Argument(label: argument.label, value: $0) }
            }
            return argument.value.isEmpty ? [] : [argument]
        }
    }

    /// What the constant stands for, in whatever file those that it stands for are.
    private func values(of name: String) -> [String]? {
        guard var values = constants[name] else { return nil }
        for _ in 0..<Self.longestChain {
            // Macros and constants of C stand for others, and begin with a capital.
            guard values.contains(where: { constants[$0] != nil && $0 != name && $0.first?.isUppercase == true }) else {
                break
            }
            values = values.flatMap { $0.first?.isUppercase == true ? constants[$0] ?? [$0] : [$0] }
            if values.count > Self.mostValues { break }
        }
        return values
    }

    private static let longestChain = 8

    /// What `source` mentions, in order of place: by the types' own names, and with what it gives to own functions.
    func references(of source: SourceCode) -> [SourceReference] {
        let aliases = source.aliases.isEmpty ? aliases : aliases.merging(source.aliases) { $1 }
        let given = source.passed.compactMap { passed in
            parameters[passed.callee]?[passed.label].flatMap { $0.isEmpty ? nil : passed.reference.received(by: $0) }
        }
        var references = source.references
        if !given.isEmpty {
            references += given
            references.sort { $0.position.offset < $1.position.offset }
        }
        return aliases.isEmpty ? references : references.map { $0.standing(for: aliases) }
    }

    /// Whether `reference` may mean something that the sources declare.
    func declare(_ reference: SourceReference, in language: SourceLanguage) -> Bool {
        switch reference.kind {
        case .member(let type): isOwn(type) || has(reference.name, in: type)
        case .message(let type, _): isOwn(type) || has(String(reference.name.prefix { $0 != ":" }), in: type)
        case .call: isOwn(reference.name) || functions.contains(reference.name)
        case .function: functions.contains(reference.name)
        case .mention: isOwn(reference.name)
        case .selector: functions.contains(String(reference.name.prefix { $0 != ":" }))
        case .implementation: false
        }
    }

    /// Whether the type, or one around it, is declared here.
    private func isOwn(_ type: String) -> Bool {
        if types.contains(type) { return true }
        guard let dot = type.firstIndex(of: ".") else { return false }
        return types.contains(String(type[..<dot]))
    }

    private func has(_ member: String, in type: String) -> Bool { members[type]?.contains(member) == true }
}
