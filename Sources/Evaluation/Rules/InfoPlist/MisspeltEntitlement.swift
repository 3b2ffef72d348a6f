internal import Catalog
internal import Documents

/// Notes an entitlement that is not known and looks like a misspelling of one that is, or that only circulates.
struct MisspeltEntitlement: Rule {
    static let id = "PL-043"

    /// A near key is looked for that often in a document.
    private static let mostSuggestions = 50

    func findings(in context: EvaluationContext) -> [Finding] {
        let table = context.catalog.entitlements
        let known = Set(table.rows.filter(\.exists).map(\.id))
        var suggestions = context.submission.mostSuggestions
        return context.entitlements.flatMap { document in
            let entries = document.root?.entries ?? []
            let keys = Set(entries.map(\.key))
            return entries.filter { !known.contains($0.key) }.prefix(Self.mostSuggestions).compactMap {
                entry -> Finding? in
                if table[id: entry.key] != nil { return phantom(entry, in: document, context) }
                suggestions -= 1
                guard suggestions >= 0, let right = Spelling.nearest(entry.key, in: known, within: 2) else {
                    return nil
                }
                let pointer = Pointer.root.appending(entry.key)
                return context.finding(
                    Self.self,
                    at: document.location(ofNameIn: entry),
                    arguments: ["key": .text(entry.key), "right": .text(right)],
                    patch: keys.contains(right) ? [] : [.move(from: pointer, to: Pointer.root.appending(right))]
                )
            }
        }
    }

    private func phantom(_ entry: Node.Entry, in document: Document, _ context: EvaluationContext) -> Finding {
        let pointer = Pointer.root.appending(entry.key)
        return context.finding(
            Self.self,
            at: document.location(ofNameIn: entry),
            phrase: "phantom",
            arguments: ["key": .text(entry.key)],
            patch: [.remove(pointer)]
        )
    }
}
