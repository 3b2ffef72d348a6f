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

    init(_ sources: [SourceCode]) {
        for source in sources {
            types.formUnion(source.declaredTypes)
            functions.formUnion(source.declaredFunctions)
            for (type, names) in source.declaredMembers { members[type, default: []].formUnion(names) }
            aliases.merge(source.aliases) { $0 == $1 ? $0 : "" }
            for (callee, labels) in source.parameters {
                parameters[callee, default: [:]].merge(labels) { $0 == $1 ? $0 : "" }
            }
        }
        types.formUnion(aliases.filter(\.value.isEmpty).keys)
        aliases = aliases.filter { !$0.value.isEmpty && !types.contains($0.key) }
    }

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
