internal import Catalog

/// The constants that a manifest's value may be, asked for what a wrong value was meant to be.
struct ConstantVocabulary {
    private let constants: [(id: String, names: [String])]
    private let prefix: String

    /// - Parameters:
    ///   - rows: The rows of the constants.
    ///   - prefix: What every constant begins with: `NSPrivacyCollectedDataType`.
    init(_ rows: [some Record], prefix: String) {
        constants = rows.map { ($0.id, $0.aliases) }
        self.prefix = prefix
    }

    /// The constants that `value` was probably meant to be, at most three, the likeliest first.
    ///
    /// A display name, another case or white space around it means exactly one; a part of a name, or a name that joins
    /// two (`HealthAndFitness`), may mean several.
    func suggestions(for value: String) -> [String] {
        let wanted = ConstantSpelling.folded(stripped(value))
        guard !wanted.isEmpty else { return [] }
        let exact = constants.filter { constant in
            ([stripped(constant.id)] + constant.names).contains { ConstantSpelling.folded($0) == wanted }
        }
        if let exact = exact.first { return [exact.id] }
        let near = NearNames(constants.map { stripped($0.id) }).matches(stripped(value), limit: 3)
        if let best = near.first, best.likeness >= 0.8 { return [constants[best.index].id] }
        let part = ConstantSpelling.singular(stripped(value))
        let containing = constants.filter { part.count >= 4 && ConstantSpelling.folded(stripped($0.id)).contains(part) }
        if !containing.isEmpty { return containing.prefix(3).map(\.id) }
        let held = constants.map { (id: $0.id, name: ConstantSpelling.folded(stripped($0.id))) }
            .filter { $0.name.count >= 5 && wanted.contains($0.name) }
        if !held.isEmpty { return held.prefix(3).map(\.id) }
        return near.filter { $0.likeness >= 0.5 }.map { constants[$0.index].id }
    }

    private func stripped(_ name: String) -> String {
        let name = name.trimmed
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
}
