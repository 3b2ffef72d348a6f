internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/settings-urls?risk=&ios=&q=`: the ways to open Settings, each with what it is worth at the version.
struct SettingsURLListHandler: Handler {
    private static let filters: [RecordFilter<SettingsURLRecord>] = [
        .choice("risk", of: APIRecord.ReviewRisk.self) { $0.reviewRisk == $1 }, .words,
    ]

    var parameters: [String]? { Self.filters.map(\.parameter) + ["ios"] + Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let page = Page(&parameters)
        let version = parameters.version("ios")
        var tests: [(SettingsURLRecord) -> Bool] = []
        for filter in Self.filters { if let test = filter.read(&parameters, context) { tests.append(test) } }
        try parameters.check()
        let rows = context.catalog.settingsURLs.rows.filter { row in tests.allSatisfy { $0(row) } }
        return page.answer(rows, to: request, context: context) { row, writer in
            row.write(to: &writer, language: context.language, at: version)
        }
    }
}
