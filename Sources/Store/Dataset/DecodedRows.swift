internal import Catalog

/// Decodes gathered rows kind by kind, and keeps what is needed of each.
struct DecodedRows {
    /// How many rows are decoded in one go.
    private static let partSize = 1_000

    private(set) var faults: [CatalogFault] = []
    private(set) var origins: [RecordKind: [RowOrigin]] = [:]
    private(set) var textOrigins: [Language: [String: RowOrigin]] = [:]
    private(set) var stored: [StoredRow] = []

    /// The rows of one kind; a row that cannot be decoded is reported and left out.
    mutating func decode<Row: Record>(_ bodies: KindBodies?) -> [Row] {
        var rows: [Row] = []
        var kept: [RowOrigin] = []
        for (row, index) in values(bodies, name: { (row: Row) in row.id }) {
            guard let bodies else { continue }
            rows.append(row)
            kept.append(bodies.origins[index])
            stored.append(StoredRow(kind: bodies.kind, id: row.id, body: bodies.bytes[bodies.ranges[index]]))
        }
        origins[Row.recordKind] = kept
        return rows
    }

    /// The prose of the rules in one language.
    mutating func decodeTexts(_ bodies: KindBodies?, language: Language, ids: [String]) -> [String: RuleText] {
        var texts: [String: RuleText] = [:]
        var kept: [String: RowOrigin] = [:]
        for (text, index) in values(bodies, ids: ids, name: { (_: RuleText) in "" }) {
            guard let bodies else { continue }
            let id = ids[index]
            guard texts.updateValue(text, forKey: id) == nil else {
                faults.append(bodies.origins[index].fault("has prose in two files", row: id))
                continue
            }
            kept[id] = bodies.origins[index]
            stored.append(StoredRow(kind: bodies.kind, id: id, body: bodies.bytes[bodies.ranges[index]]))
        }
        textOrigins[language] = kept
        return texts
    }

    private mutating func values<Value: Decodable>(
        _ bodies: KindBodies?,
        ids: [String] = [],
        name: (Value) -> String
    ) -> [(value: Value, index: Int)] {
        guard let bodies else { return [] }
        var values: [(value: Value, index: Int)] = []
        // In parts, for the tree of a row takes more memory than the row.
        for part in bodies.parts(of: Self.partSize) {
            let source: RowSource
            do { source = RowSource(try JSONTree(bodies.array(part)), collectsFaults: true) } catch {
                faults.append(CatalogFault(file: bodies.kind, message: "cannot be read: \(error.message)"))
                return []
            }
            for (index, node) in zip(part, source.tree.children(0)) {
                let value = try? source.decode(Value.self, at: node)
                let id = ids.isEmpty ? value.map(name) ?? "" : ids[index]
                // A row's own members were checked in its file.
                let unasked = ObjectForm.unaskedMembers(of: node, in: source).filter { fault in
                    !ids.isEmpty || !source.tree.isMemberName(fault.node, of: node)
                }
                let form = unasked + ProseForm.faults(of: node, in: source.tree)
                for fault in source.takeFaults() + form {
                    let pointer = source.tree.pointer(to: fault.node, below: node)
                    faults.append(bodies.origins[index].fault(fault.message, row: id, member: pointer))
                }
                if let value { values.append((value, index)) }
            }
        }
        return values
    }
}
