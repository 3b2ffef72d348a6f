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
        .word("framework", in: { $0.apis }) { [$0.framework].compactMap { $0 } },
        .word("kind", in: { $0.apis }) { [$0.kind] },
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
        // By place: a copy of each of 40,000 rows would take longer than the tests.
        let rows = context.catalog.apis.rows
        let places = candidates(context).filter { place in
            tests.allSatisfy { $0(rows[place]) } && question.takes(rows[place], verdict: verdict)
        }
        return page.answer(places, id: { rows[$0].id }, to: request, context: context) { place, writer in
            rows[place].write(to: &writer, question: question, in: context)
        } more: { writer in
            if case .changes = question { ChangeGroups(places.map { rows[$0] }).write(to: &writer) }
        }
    }

    /// Whether few rows are looked at, or none for its words.
    func isQuick(_ context: RequestContext) -> Bool {
        let parameters = Parameters(context.query)
        // An unknown framework is looked for among the names of all.
        if let framework = parameters.text("framework") {
            return context.catalog.symbols.holdFramework(framework)
        }
        return parameters.text("permission") != nil
            || !context.query.items.contains { Self.filtering.contains($0.name) }
    }

    private static let filtering = Set(filters.map(\.parameter) + ["verdict", "min_ios"])

    /// The places of the rows that may pass: of a framework or a permission where the query names one, else all.
    private func candidates(_ context: RequestContext) -> [Int] {
        let parameters = Parameters(context.query)
        let catalog = context.catalog
        if let framework = parameters.text("framework") { return catalog.symbols.ofFramework(framework) }
        if let name = parameters.text("permission"), let permission = catalog.permissions.matching(name) {
            return catalog.symbols.ofPermission(permission.id)
        }
        return Array(catalog.apis.rows.indices)
    }
}
