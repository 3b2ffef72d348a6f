internal import Catalog
internal import HTTPModel
internal import JSON
internal import Reports

/// `GET /v1/keys/{key}` and its like: one record by its id or any other name.
struct RecordHandler<Row: Record>: Handler {
    /// What a row is called in a sentence: `key`.
    let noun: String
    let table: @Sendable (CatalogSnapshot) -> Table<Row>

    init(_ noun: String, _ table: @escaping @Sendable (CatalogSnapshot) -> Table<Row>) {
        self.noun = noun
        self.table = table
    }

    /// Looking for near names takes up to a millisecond.
    func isQuick(_ context: RequestContext) -> Bool {
        table(context.catalog).matching(context.name) != nil
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let record = try context.record(noun, in: table(context.catalog))
        return .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            record.write(to: &writer, language: context.language, in: context.catalog)
        }
    }
}

extension RequestContext {
    /// The row that the path names.
    ///
    /// - Throws: A 404 with the nearest names.
    func record<Row: Record>(_ noun: String, in table: Table<Row>) throws(Problem) -> Row {
        if let record = table.matching(name) { return record }
        let bearers = table.bearers(of: name)
        guard bearers.isEmpty else {
            let detail = "\(bearers.count) of the table are called \"\(name.clipped)\": name one of them in full."
            throw Problem(.unknownName, detail, nearest: Array(bearers.prefix(5)))
        }
        var detail = "No \(noun) is called \"\(name.clipped)\"."
        if let absentee = table.nearestAbsentee(name) { detail += " \(absentee.absence)" }
        throw Problem(.unknownName, detail, nearest: table.nearest(name))
    }
}
