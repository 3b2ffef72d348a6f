internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/keys` and its like: the records of one kind, by id, narrowed by filters.
struct RecordListHandler<Row: Record>: Handler {
    let table: @Sendable (CatalogSnapshot) -> Table<Row>
    let filters: [RecordFilter<Row>]

    init(_ table: @escaping @Sendable (CatalogSnapshot) -> Table<Row>, _ filters: [RecordFilter<Row>] = []) {
        self.table = table
        self.filters = filters + [.words]
    }

    var parameters: [String]? { filters.map(\.parameter) + Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let page = Page(&parameters)
        var tests: [(Row) -> Bool] = []
        for filter in filters { if let test = filter.read(&parameters, context) { tests.append(test) } }
        try parameters.check()
        let rows = table(context.catalog).rows.filter { row in tests.allSatisfy { $0(row) } }
        return page.answer(rows, to: request, context: context) { row, writer in
            row.write(to: &writer, language: context.language, in: context.catalog)
        }
    }
}
