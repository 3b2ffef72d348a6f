/// A file `apis/<Framework>.csv`: the bare symbols of one framework.
struct SymbolFile {
    let file: DatasetFiles.File
    let canonical: CanonicalRow

    /// The columns, in order.
    static let header = [
        "id", "kind", "objc", "swift", "aliases", "permissions", "introduced", "deprecated", "deprecation_announced",
        "obsoleted", "replacements", "sources", "confidence", "verified",
    ]

    /// The rows that have the form of one, the others as faults.
    mutating func rows(_ faults: inout [CatalogFault]) -> [SymbolRow] {
        guard String(validating: file.bytes, as: UTF8.self) != nil else {
            faults.append(CatalogFault(file: file.path, message: "is not UTF-8"))
            return []
        }
        let records: [CSVReader.Row]
        do { records = try CSVReader.rows(file.bytes) } catch {
            faults.append(CatalogFault(file: file.path, line: error.line, message: error.message))
            return []
        }
        guard records.first?.fields == Self.header else {
            let message = "the first line must be \(Self.header.joined(separator: ","))"
            faults.append(CatalogFault(file: file.path, line: 1, message: message))
            return []
        }
        let framework = String(file.path.dropFirst("apis/".count).dropLast(".csv".count))
        return records.dropFirst().compactMap { record in
            let row = SymbolRow(framework: framework, line: record.line, fields: record.fields)
            guard let message = row.formFault else {
                for source in row.list(.sources)
                where CanonicalRow.isShortName(source) && canonical.sources[source] == nil {
                    let message = "sources.json has no \"\(source)\""
                    faults.append(CatalogFault(file: file.path, line: record.line, row: row.id, message: message))
                }
                return row
            }
            faults.append(CatalogFault(file: file.path, line: record.line, row: row.id, message: message))
            return nil
        }
    }
}
