internal import Catalog
internal import HTTPModel
internal import JSON

/// `GET /v1/settings-urls/{id}?ios=`: one way to open Settings, and what it is worth at a version.
struct SettingsURLHandler: Handler {
    var parameters: [String]? { ["ios"] }

    /// Looking for near names takes up to a millisecond.
    func isQuick(_ context: RequestContext) -> Bool {
        context.catalog.settingsURLs.matching(context.name) != nil
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let version = parameters.version("ios")
        try parameters.check()
        let record = try context.record("settings URL", in: context.catalog.settingsURLs)
        return .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            record.write(to: &writer, language: context.language, at: version)
        }
    }
}
