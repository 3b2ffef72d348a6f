internal import Catalog

/// Gathers the rows of all files in the form in which the database keeps them, and decodes them.
struct RowCollector {
    private let canonical: CanonicalRow
    private var bodies: [RecordKind: KindBodies] = [:]
    private var texts: [Language: KindBodies] = [:]
    /// The rule id of each row of `texts`.
    private var textIDs: [Language: [String]] = [:]
    private var faults: [CatalogFault] = []

    init(sources: [String: String]) { canonical = CanonicalRow(sources: sources) }

    /// Adds a JSON array of whole rows.
    mutating func add(_ file: DatasetFiles.File, kind: RecordKind) {
        let form = ObjectForm(memberNames: kind.recordType.memberNames)
        for object in objects(file) {
            let id = check(object, form: form)
            checkSources(object, row: id)
            bodies[kind, default: KindBodies(kind: kind.rawValue)]
                .append(canonical.row(object.node, in: object.tree), origin: RowOrigin(object))
        }
    }

    /// Adds the symbols of a CSV file, with the notes of a JSON file laid over them.
    mutating func addSymbols(_ file: DatasetFiles.File, notes: DatasetFiles.File?) {
        var overlay: [String: RowOrigin.Object] = [:]
        for object in notes.map({ objects($0) }) ?? [] {
            let id = check(object, form: SymbolRow.notesForm)
            checkSources(object, row: id)
            if overlay.updateValue(object, forKey: id) != nil {
                faults.append(RowOrigin(object).fault("stands twice in the file", row: id))
            }
        }
        checkOrder(overlay.isEmpty ? nil : notes)
        var symbols = SymbolFile(file: file, canonical: canonical)
        for symbol in symbols.rows(&faults) {
            let notes = overlay.removeValue(forKey: symbol.id)
            bodies[.api, default: KindBodies(kind: RecordKind.api.rawValue)]
                .append(
                    symbol.body(notes: notes, canonical: canonical),
                    origin: RowOrigin(file: file.path, line: symbol.line, notes: notes)
                )
        }
        for (id, object) in overlay.sorted(by: { $0.key < $1.key }) {
            faults.append(RowOrigin(object).fault("\(file.path) has no such row", row: id))
        }
    }

    /// Adds an object of rule id to prose.
    mutating func addTexts(_ file: DatasetFiles.File, language: Language) {
        guard let tree = tree(file) else { return }
        guard tree.nodes[0].kind == .object else {
            faults.append(CatalogFault(file: file.path, line: 1, message: "must be an object of rule id to prose"))
            return
        }
        for fault in ObjectForm.orderFaults(of: 0, in: tree) {
            let pointer = tree.pointer(to: fault.node, below: 0)
            let line = tree.line(of: fault.node)
            faults.append(CatalogFault(file: file.path, line: line, member: pointer, message: fault.message))
        }
        for member in tree.members(0) {
            let object = RowOrigin.Object(file: file.path, tree: tree, node: member.value)
            texts[language, default: KindBodies(kind: "texts/\(language.rawValue)")]
                .append(canonical.row(member.value, in: tree), origin: RowOrigin(object))
            textIDs[language, default: []].append(member.name)
        }
    }

    /// Decodes what was gathered.
    mutating func content(_ dataset: Dataset, faults others: [CatalogFault]) -> DatasetContent {
        var decoding = BodyDecoding(bodies: bodies)
        CatalogRecords.visitKinds(&decoding)
        var (rows, records) = (decoding.rows, decoding.records)
        for language in Language.allCases {
            records.texts[language] = rows.decodeTexts(
                texts[language],
                language: language,
                ids: textIDs[language] ?? []
            )
        }
        return DatasetContent(
            dataset: dataset,
            records: records,
            faults: (others + faults + rows.faults).sorted(),
            origins: rows.origins,
            textOrigins: rows.textOrigins,
            stored: rows.stored
        )
    }

    /// The objects of a file that holds an array of them.
    private mutating func objects(_ file: DatasetFiles.File) -> [RowOrigin.Object] {
        guard let tree = tree(file) else { return [] }
        guard tree.nodes[0].kind == .array else {
            faults.append(CatalogFault(file: file.path, line: 1, message: "must be an array of rows"))
            return []
        }
        return tree.children(0).compactMap { node in
            if tree.nodes[node].kind == .object {
                return RowOrigin.Object(file: file.path, tree: tree, node: node)
            }
            let message = "a row must be an object, not \(tree.nodes[node].kind.name)"
            faults.append(CatalogFault(file: file.path, line: tree.line(of: node), message: message))
            return nil
        }
    }

    private mutating func tree(_ file: DatasetFiles.File) -> JSONTree? {
        guard String(validating: file.bytes, as: UTF8.self) != nil else {
            faults.append(CatalogFault(file: file.path, message: "is not UTF-8"))
            return nil
        }
        do { return try JSONTree(file.bytes) } catch {
            faults.append(CatalogFault(file, error))
            return nil
        }
    }

    /// Checks the form of a row; gives its id.
    private mutating func check(_ object: RowOrigin.Object, form: ObjectForm) -> String {
        let tree = object.tree
        let id = tree.member("id", of: object.node).map { tree.nodes[$0].kind == .string ? tree.string($0) : "" } ?? ""
        let origin = RowOrigin(object)
        for fault in form.faults(of: object.node, in: tree) {
            let pointer = tree.pointer(to: fault.node, below: object.node)
            faults.append(origin.fault(fault.message, row: id, member: pointer))
        }
        return id
    }

    private mutating func checkSources(_ object: RowOrigin.Object, row: String) {
        let tree = object.tree
        guard let sources = tree.member("sources", of: object.node), tree.nodes[sources].kind == .array else { return }
        for (index, place) in tree.children(sources).enumerated() where tree.nodes[place].kind == .string {
            let source = tree.string(place)
            guard CanonicalRow.isShortName(source), canonical.sources[source] == nil else { continue }
            faults.append(
                RowOrigin(object).fault("sources.json has no \"\(source)\"", row: row, member: "/sources/\(index)")
            )
        }
    }

    private mutating func checkOrder(_ notes: DatasetFiles.File?) {
        guard let notes else { return }
        var last = ""
        for object in objects(notes) {
            guard let place = object.tree.member("id", of: object.node), object.tree.nodes[place].kind == .string
            else { continue }
            let id = object.tree.string(place)
            if id.utf8.lexicographicallyPrecedes(last.utf8) {
                faults.append(RowOrigin(object).fault("must stand before \"\(last)\": rows are sorted by id", row: id))
            }
            last = id
        }
    }
}

/// Decodes the rows of each kind.
private struct BodyDecoding: RecordVisitor {
    let bodies: [RecordKind: KindBodies]
    var rows = DecodedRows()
    var records = CatalogRecords()

    mutating func visit<Row: Record>(_ place: WritableKeyPath<CatalogRecords, [Row]>) {
        records[keyPath: place] = rows.decode(bodies[Row.recordKind])
    }
}
