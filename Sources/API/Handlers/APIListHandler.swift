internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/apis?permission=&framework=&kind=&role=&status=&risk=&ios=&sdk=&min_ios=&verdict=&q=`: the versioned API map.
///
/// `ios=14..18` looks at every version of a range; `min_ios` and `sdk` list what changes between the two, with the number of
/// symbols by permission and framework.
struct APIListHandler: Handler {
    private static let filters: [RecordFilter<APIRecord>] = [
        .named("permission", in: { $0.permissions }) { $0.permissions.contains($1) },
        .word("framework") { [$0.framework].compactMap { $0 } },
        .word("kind") { [$0.kind] },
        .choice("role", of: APIRecord.Role.self) { $0.role == $1 },
        .choice("status", of: APIRecord.Status.self) { $0.status == $1 },
        .choice("risk", of: APIRecord.ReviewRisk.self) { $0.reviewRisk == $1 },
        .words,
    ]

    var parameters: [String]? {
        Self.filters.map(\.parameter) + ["ios", "sdk", "min_ios", "verdict"] + Page.parameters
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let page = Page(&parameters)
        let question = VersionQuestion(withOldest: &parameters)
        let verdict = parameters.choice("verdict", of: Verdict.self)
        if let verdict, verdict != .nonexistent, ["ios", "sdk", "min_ios"].allSatisfy({ parameters.text($0) == nil }) {
            parameters.fault("verdict", "verdict=\(verdict.rawValue) needs ios or sdk: it depends on the version.")
        }
        var tests: [(APIRecord) -> Bool] = []
        for filter in Self.filters { if let test = filter.read(&parameters, context) { tests.append(test) } }
        try parameters.check()
        let rows = context.catalog.apis.rows.filter { row in
            tests.allSatisfy { $0(row) } && question.takes(row, verdict: verdict)
        }
        return page.answer(rows, to: request, context: context) { row, writer in
            row.write(to: &writer, question: question, in: context)
        } more: { writer in
            if case .changes = question { ChangeGroups(rows).write(to: &writer) }
        }
    }
}
