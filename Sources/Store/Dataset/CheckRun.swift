internal import Catalog

/// One run of the check: what it looks things up in, and the faults found so far.
struct CheckRun {
    let content: DatasetContent
    private(set) var faults: [CatalogFault] = []
    /// By kind and id: whether the row stands for something that exists.
    private let ids: [RecordKind: [String: Bool]]
    private let aliases: [RecordKind: [String: String]]
    private var nearNames: [RecordKind: NearNames] = [:]

    init(_ content: DatasetContent) {
        self.content = content
        var names = NameEntry(records: content.records)
        CatalogRecords.visitKinds(&names)
        ids = names.ids
        aliases = names.aliases
    }

    /// Reports a fault of the row at `index` of its kind.
    mutating func report(_ message: String, _ row: some Record, at index: Int, member: String = "") {
        report(message, kind: type(of: row).recordKind, id: row.id, at: index, member: member)
    }

    mutating func report(_ fault: CatalogFault) { faults.append(fault) }

    /// Reports each of `names` that is no id of one of `kinds`.
    ///
    /// - Parameters:
    ///   - names: What the member holds.
    ///   - kinds: The kinds of which the ids must be.
    ///   - row: The row.
    ///   - index: Its place within its kind.
    ///   - member: The JSON pointer of the member; an element of a list is found by its place.
    ///   - mustExist: Whether phantoms and private symbols are wrong too.
    mutating func refer(
        _ names: [String],
        to kinds: [RecordKind],
        _ row: some Record,
        at index: Int,
        member: String,
        mustExist: Bool = false
    ) {
        for (place, name) in names.enumerated() {
            let found = kinds.compactMap { ids[$0]?[name] }
            guard found.isEmpty || mustExist && !found.contains(true) else { continue }
            let element = member.hasPrefix("*") ? String(member.dropFirst()) : "\(member)/\(place)"
            let message =
                found.isEmpty ? missing(name, of: kinds) : "\"\(name)\" does not exist for apps: name a public one"
            report(message, row, at: index, member: element)
        }
    }

    /// Whether `id` is a row of `kind`.
    func holds(_ id: String, _ kind: RecordKind) -> Bool { ids[kind]?[id] != nil }

    /// Says that a name is no id, and which one comes near.
    private mutating func missing(_ name: String, of kinds: [RecordKind]) -> String {
        let what = "\"\(name)\" is no id in \(kinds.map(\.rawValue).joined(separator: ", "))"
        if let id = kinds.lazy.compactMap({ [aliases] in aliases[$0]?[name] }).first {
            return "\(what): that is an alias, write \"\(id)\""
        }
        var best: NearNames.Match?
        for kind in kinds {
            let names = nearNames[kind] ?? NearNames((ids[kind] ?? [:]).filter(\.value).keys.sorted())
            nearNames[kind] = names
            if let match = names.matches(name, limit: 1).first, match.likeness > best?.likeness ?? 0 { best = match }
        }
        return what + (best.map { ": did you mean \"\($0.name)\"?" } ?? "")
    }

    private mutating func report(_ message: String, kind: RecordKind, id: String, at index: Int, member: String) {
        guard let origins = content.origins[kind], origins.indices.contains(index) else { return }
        faults.append(origins[index].fault(message, row: id, member: member))
    }
}

/// Enters the names of the rows of each kind.
private struct NameEntry: RecordVisitor {
    let records: CatalogRecords
    var ids: [RecordKind: [String: Bool]] = [:]
    var aliases: [RecordKind: [String: String]] = [:]

    mutating func visit<Row: Record>(_ rows: WritableKeyPath<CatalogRecords, [Row]>) {
        for row in records[keyPath: rows] {
            ids[Row.recordKind, default: [:]][row.id] = row.exists
            for alias in row.otherNames { aliases[Row.recordKind, default: [:]][alias] = row.id }
        }
    }
}
