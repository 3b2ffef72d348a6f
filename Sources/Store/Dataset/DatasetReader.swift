package import Catalog
internal import Foundation

/// Reads a `data/` folder.
package struct DatasetReader: Sendable {
    /// What the folder says it is, and the digest of its content.
    package let dataset: Dataset
    private let files: DatasetFiles

    /// Reads the files of `directory` into memory, and no more of their content than `dataset.json`.
    ///
    /// - Throws: ``StoreError/file(path:reason:)``, or ``StoreError/faulty(_:)`` for `dataset.json`.
    package init(directory: String) throws(StoreError) {
        files = try DatasetFiles(directory: directory)
        dataset = try Self.dataset(files)
    }

    /// Reads and decodes everything in `directory`.
    package static func read(_ directory: String) throws(StoreError) -> DatasetContent {
        try DatasetReader(directory: directory).read()
    }

    /// Decodes every file; what is wrong stands in the content's faults.
    package func read() -> DatasetContent {
        var faults = files.strangers.map { CatalogFault(file: $0, message: "is not a file that anything reads") }
        let sources = sourceTexts(&faults)
        var rows = RowCollector(sources: sources)
        for kind in RecordKind.allCases {
            for file in files.files(in: kind.rawValue, suffix: ".json") { rows.add(file, kind: kind) }
        }
        for file in files.files(in: RecordKind.api.rawValue, suffix: ".csv") {
            let notes = files["api-notes/" + file.path.dropFirst("apis/".count).dropLast("csv".count) + "json"]
            rows.addSymbols(file, notes: notes)
        }
        let frameworks = files.files(in: RecordKind.api.rawValue, suffix: ".csv").map {
            $0.path.dropFirst(5).dropLast(4)
        }
        for file in files.files(in: "api-notes", suffix: ".json")
        where !frameworks.contains(file.path.dropFirst("api-notes/".count).dropLast(".json".count)) {
            faults.append(CatalogFault(file: file.path, message: "has no CSV file of the same name in apis/"))
        }
        for language in Language.allCases {
            for file in files.files(in: "texts/\(language.rawValue)", suffix: ".json") {
                rows.addTexts(file, language: language)
            }
        }
        return rows.content(dataset, faults: faults)
    }

    private func sourceTexts(_ faults: inout [CatalogFault]) -> [String: String] {
        guard let file = files["sources.json"] else { return [:] }
        do {
            let tree = try JSONTree(file.bytes)
            guard tree.nodes[0].kind == .object, tree.members(0).allSatisfy({ tree.nodes[$0.value].kind == .string })
            else {
                faults.append(CatalogFault(file: file.path, line: 1, message: "must be an object of strings"))
                return [:]
            }
            for fault in ObjectForm.orderFaults(of: 0, in: tree) {
                let name = tree.pointer(to: fault.node, below: 0)
                let line = tree.line(of: fault.node)
                faults.append(CatalogFault(file: file.path, line: line, member: name, message: fault.message))
            }
            return Dictionary(tree.members(0).map { ($0.name, tree.string($0.value)) }) { first, _ in first }
        } catch {
            faults.append(CatalogFault(file, error))
            return [:]
        }
    }

    private static func dataset(_ files: DatasetFiles) throws(StoreError) -> Dataset {
        let path = "dataset.json"
        guard let file = files[path] else {
            throw .faulty([
                CatalogFault(file: path, message: "is missing: {\"id\": \"2026.11.1\", \"published\": \"2026-11-30\"}")
            ])
        }
        let tree: JSONTree
        do { tree = try JSONTree(file.bytes) } catch { throw .faulty([CatalogFault(file, error)]) }
        var faults = ObjectForm(memberNames: ["id", "published"]).faults(of: 0, in: tree).map { fault in
            CatalogFault(
                file: path,
                line: tree.line(of: fault.node),
                member: tree.pointer(to: fault.node, below: 0),
                message: fault.message
            )
        }
        func text(_ name: String) -> String {
            guard let place = tree.member(name, of: 0), tree.nodes[place].kind == .string else { return "" }
            return tree.string(place)
        }
        let (id, published) = (text("id"), text("published"))
        if DatasetNumber(id) == nil {
            faults.append(
                CatalogFault(file: path, member: "/id", message: "must be year.month.number, as in 2026.11.1")
            )
        }
        if !CalendarDate.isDate(published) {
            faults.append(CatalogFault(file: path, member: "/published", message: "must be a day, as in 2026-11-30"))
        }
        guard faults.isEmpty else { throw .faulty(faults) }
        return Dataset(id: id, published: published, sha256: files.sha256)
    }
}

extension CatalogFault {
    /// A file that is no JSON.
    init(_ file: DatasetFiles.File, _ fault: JSONFault) {
        let before = file.bytes.prefix(fault.offset)
        let line = before.count { $0 == 0x0A } + 1
        let column = fault.offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        self.init(file: file.path, line: line, message: "is not JSON: at column \(column) \(fault.message)")
    }
}
