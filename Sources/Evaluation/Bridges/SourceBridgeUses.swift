internal import Catalog
internal import Documents

/// A call or constant of a cross-platform framework, as a source has it.
struct SourceBridgeUse: Sendable {
    let row: BridgeRecord
    /// `Permission.camera`, `uni.getLocation`.
    let name: String
    let file: String
    let position: Position

    var cause: Finding.Cause { .api(name: name, file: file, line: position.line) }
}

/// The calls of cross-platform frameworks that ask for a permission of iOS, as sources in Dart, JavaScript and TypeScript
/// make them.
struct SourceBridgeUses {
    /// In order of path and place; each row once in a file.
    private(set) var uses: [SourceBridgeUse] = []

    init(_ documents: [Document], catalog: CatalogSnapshot) {
        let sources = documents.filter { document in
            document.source.map { ![.swift, .objectiveC].contains($0.language) } == true
                && !SourcePlace(document.path).isTest
        }
        guard !sources.isEmpty else { return }
        let rows = catalog.derivations.value("source-bridges") { Self.index(catalog) }
        for document in sources {
            guard let source = document.source else { continue }
            let imports = Self.imports(of: source)
            var seen: Set<String> = []
            for reference in source.references {
                for (name, row) in Self.rows(for: reference, in: rows)
                where Self.isMeant(row, by: reference, imports) && seen.insert(row.id).inserted {
                    uses.append(
                        SourceBridgeUse(row: row, name: name, file: document.path, position: reference.position)
                    )
                }
            }
        }
    }

    // MARK: Names

    /// The rows that need a key, by the constants and the call that stand for them in code.
    private static func index(_ catalog: CatalogSnapshot) -> [String: [BridgeRecord]] {
        var index: [String: [BridgeRecord]] = [:]
        for row in catalog.bridges.rows where !row.keys.isEmpty && row.framework != .wechat {
            let call = row.request.map { String($0.call.prefix { $0 != "(" }) }
            // `request(...)` and `Health()` are told by their arguments or by their receiver.
            let names = row.constants + [call].compactMap { $0 }.filter { $0.contains(".") }
            for name in Set(names) { index[name, default: []].append(row) }
        }
        return index
    }

    /// The rows of the longest beginning of the name that has any: `Permission.camera` of `Permission.camera.request`.
    private static func rows(
        for reference: SourceReference,
        in index: [String: [BridgeRecord]]
    ) -> [(name: String, row: BridgeRecord)] {
        guard case .member(let receiver) = reference.kind else { return [] }
        var name = "\(receiver).\(reference.name)"
        while true {
            if let rows = index[name] { return rows.map { (name, $0) } }
            guard let dot = name.lastIndex(of: ".") else { return [] }
            name = String(name[..<dot])
        }
    }

    private static func imports(of source: SourceCode) -> Set<String> {
        let ecosystem: PackageRecord.Ecosystem = source.language == .dart ? .pub : .npm
        return Set(
            source.imports.compactMap { ImportedPackages.package($0.name, ecosystem) }
                .map { "\(ecosystem.rawValue)/\($0)" }
        )
    }

    // MARK: What is meant

    /// Whether the file shows that the name is the framework's: by an import, or by an object that every page has.
    private static func isMeant(
        _ row: BridgeRecord,
        by reference: SourceReference,
        _ imports: Set<String>
    ) -> Bool {
        switch row.framework {
        case .uniapp, .uniappX: takes(row, reference)
        case .cordova: true
        default: row.packages.contains(where: imports.contains)
        }
    }

    /// Whether a call of UniApp that serves two permissions means that of `row`: `sourceType: ['album']`.
    private static func takes(_ row: BridgeRecord, _ reference: SourceReference) -> Bool {
        guard let call = row.request?.call, let open = call.firstIndex(of: "\""),
            let wanted = call[call.index(after: open)...].split(separator: "\"").first
        else { return true }
        let given = reference.arguments.filter { $0.label == "sourceType" }.map(\.value)
        // Without it the call offers both; written as a variable it could be either.
        return given.isEmpty || given.contains(String(wanted))
    }
}
