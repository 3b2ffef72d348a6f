/// Where in `data/` a row was written.
struct RowOrigin: Sendable {
    /// A JSON object and the file in which it stands.
    struct Object: Sendable {
        let file: String
        let tree: JSONTree
        let node: Int
    }

    /// Relative to `data/`.
    let file: String
    /// The line of a row of a CSV file.
    private let csvLine: Int?
    /// The row's object, or the notes that were laid over its CSV row.
    private let object: Object?

    init(_ object: Object) {
        file = object.file
        csvLine = nil
        self.object = object
    }

    init(file: String, line: Int, notes: Object?) {
        self.file = file
        csvLine = line
        object = notes
    }

    /// The file and the line of the member at the JSON pointer `member`, or of the row where it has no such member.
    func place(of member: String) -> (file: String, line: Int) {
        let name = member.split(separator: "/").first.map(String.init) ?? ""
        if let object, csvLine == nil || object.tree.member(name, of: object.node) != nil {
            return (object.file, object.tree.line(of: object.tree.value(at: member, below: object.node)))
        }
        return (file, csvLine ?? 1)
    }

    /// A fault of the row at its place.
    func fault(_ message: String, row: String, member: String = "") -> CatalogFault {
        let place = place(of: member)
        return CatalogFault(
            file: place.file,
            line: place.line,
            row: row,
            member: member.isEmpty ? nil : member,
            message: message
        )
    }
}
