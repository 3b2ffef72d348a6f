/// One line of a ``SymbolFile``.
struct SymbolRow {
    enum Column: Int, CaseIterable {
        case id, kind, objc, swift, aliases, permissions, introduced, deprecated, announced, obsoleted, replacements,
            sources, confidence, verified
    }

    let framework: String
    let line: Int
    let fields: [String]

    /// What a row of `api-notes/` may say; each member replaces the line's, but sources are added.
    static let notesForm = ObjectForm(memberNames: [
        "id", "role", "permissions", "required_keys", "required_reason_category", "review_risk", "ineffective_from_sdk",
        "aliases", "replacements", "superclass", "notes", "sources", "confidence", "verified",
    ])

    var id: String { fields.first ?? "" }

    /// Why the line is no row, in words.
    var formFault: String? {
        guard fields.count == Column.allCases.count else {
            return "has \(fields.count) fields where \(Column.allCases.count) are due"
        }
        guard ["true", "false"].contains(self[.announced]) else { return "deprecation_announced must be true or false" }
        return nil
    }

    /// The parts of a list, written with ` | ` between them.
    func list(_ column: Column) -> [String] {
        self[column].isEmpty ? [] : self[column].split(separator: " | ").map(String.init)
    }

    /// The row as the database keeps it, with `notes` laid over it.
    func body(notes: RowOrigin.Object?, canonical: CanonicalRow) -> [UInt8] {
        var members: [String: [UInt8]] = [
            "id": CanonicalRow.string(id),
            "kind": CanonicalRow.string(self[.kind]),
            "framework": CanonicalRow.string(framework),
            "names": CanonicalRow.object(texts([("objc", .objc), ("swift", .swift)])),
            "aliases": CanonicalRow.strings(list(.aliases)),
            "permissions": CanonicalRow.strings(list(.permissions)),
            "status": CanonicalRow.string("known"),
            "deprecation_announced": Array(self[.announced].utf8),
            "replacements": CanonicalRow.strings(list(.replacements)),
            "required_keys": CanonicalRow.strings([]),
            "notes": CanonicalRow.strings([]),
            "sources": CanonicalRow.strings(list(.sources).map(canonical.expand)),
            "confidence": CanonicalRow.string(self[.confidence]),
            "verified": CanonicalRow.string(self[.verified]),
        ]
        let versions = texts([("introduced", .introduced), ("deprecated", .deprecated), ("obsoleted", .obsoleted)])
        for version in versions { members[version.name] = version.value }
        if let notes { lay(notes, over: &members, canonical: canonical) }
        return CanonicalRow.object(members.map { ($0.key, $0.value) })
    }

    private func lay(_ notes: RowOrigin.Object, over members: inout [String: [UInt8]], canonical: CanonicalRow) {
        for member in canonical.members(of: notes.node, in: notes.tree) where member.name != "sources" {
            members[member.name] = member.value
        }
        guard let sources = notes.tree.member("sources", of: notes.node), notes.tree.nodes[sources].kind == .array
        else { return }
        let added = notes.tree.children(sources).filter { notes.tree.nodes[$0].kind == .string }
            .map { canonical.expand(notes.tree.string($0)) }
        let own = list(.sources).map(canonical.expand)
        members["sources"] = CanonicalRow.strings(own + added.filter { !own.contains($0) })
    }

    /// Those columns that are not empty, as members.
    private func texts(_ columns: [(name: String, column: Column)]) -> [(name: String, value: [UInt8])] {
        columns.filter { !self[$0.column].isEmpty }.map { ($0.name, CanonicalRow.string(self[$0.column])) }
    }

    private subscript(column: Column) -> String { fields[column.rawValue] }
}
