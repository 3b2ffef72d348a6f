internal import Catalog
internal import HTTPModel
internal import JSON
internal import Reports

/// `GET /v1/sdks/{name}?version=&as_of=`: one SDK, what is known of a version's manifest, and its duty on a day.
struct SDKHandler: Handler {
    var parameters: [String]? { ["version", "as_of"] }

    /// Looking for near names takes up to a millisecond.
    func isQuick(_ context: RequestContext) -> Bool {
        context.catalog.sdks.matching(PackageReference(context.name)) != nil
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let version = parameters.packageVersion("version")
        let day = parameters.day("as_of")
        try parameters.check()
        let reference = PackageReference(context.name)
        let sdks = reference.sdks(in: context.catalog)
        if sdks.count > 1 { throw reference.problem(sdks, context) }
        let known = context.catalog.sdks.matching(reference)
        let record = if let known { known } else { try context.record("SDK", in: context.catalog.sdks) }
        return .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            record.write(to: &writer, language: context.language, in: context.catalog)
            guard version != nil || day != nil else { return }
            writer.object("at") { writer in
                writer.member("version", version?.rawValue)
                writer.member("ships_manifest", version.flatMap { record.shipsManifest(in: $0) })
                writer.member("invalid_manifest", version.map { record.hasInvalidManifest(in: $0) })
                writer.member("as_of", day)
                writer.member("duty_in_force", day.map { record.hasDuty(on: $0) })
            }
        }
    }
}

extension Parameters {
    /// The parameter as a version of a package; `nil` where it is absent or no version.
    mutating func packageVersion(_ name: String) -> PackageVersion? {
        guard let text = text(name) else { return nil }
        if let version = PackageVersion(rawValue: text) { return version }
        fault(name, "\"\(text.clipped)\" is no version of a package: it would look like 14.9.2 or 0.8.9+1.")
        return nil
    }
}
