internal import Documents

/// Names that the submitted sources declare: what bears them is not the system's.
struct OwnNames {
    private var types: Set<String> = []
    private var functions: Set<String> = []
    private var members: [String: Set<String>] = [:]

    init(_ sources: [SourceCode]) {
        for source in sources {
            types.formUnion(source.declaredTypes)
            functions.formUnion(source.declaredFunctions)
            for (type, names) in source.declaredMembers { members[type, default: []].formUnion(names) }
        }
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
