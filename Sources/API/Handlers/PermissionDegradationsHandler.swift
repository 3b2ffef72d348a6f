internal import Catalog
internal import HTTPModel
internal import JSON
internal import Reports

/// `GET /v1/permissions/{id}/degradations?state=&feature=`: what features can do without what the permission would give.
struct PermissionDegradationsHandler: Handler {
    var parameters: [String]? { ["feature", "state"] + Page.parameters }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let permission = try context.record("permission", in: context.catalog.permissions)
        var parameters = Parameters(context.query)
        let page = Page(&parameters)
        let rows = context.catalog.degradations.rows.filter { $0.permission == permission.id }
        let states = context.catalog.states(of: permission.id).map(\.name)
        let state = parameters.word("state", among: states, of: permission)
        let feature = parameters.word("feature", among: Set(rows.map(\.feature)).sorted(), of: permission)
        try parameters.check()
        let found = rows.filter { row in
            (state.map { $0 == row.state } ?? true) && (feature.map { $0 == row.feature } ?? true)
        }
        return page.answer(found, to: request, context: context) { row, writer in
            row.write(to: &writer, language: context.language, in: context.catalog)
        }
    }
}

extension Parameters {
    /// The parameter as one of `words`, however it is spelled; `nil` where it is absent or none of them.
    fileprivate mutating func word(_ name: String, among words: [String], of permission: PermissionRecord) -> String? {
        guard let text = text(name) else { return nil }
        if let word = words.first(where: { LooseWord($0) == LooseWord(text) }) { return word }
        fault(name, "\"\(text.clipped)\" is no \(name) of \(permission.id): \(words.joined(separator: ", ")).")
        return nil
    }
}
