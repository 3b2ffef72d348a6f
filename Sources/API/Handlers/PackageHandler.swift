internal import Catalog
internal import HTTPModel
internal import JSON
internal import Reports

/// `GET /v1/packages/{ecosystem}/{name}?version=`: one package, and what is known of a version.
///
/// The name may be the id, a package URL, a pod with its subspec, the page of a registry, the address of a repository or the
/// bare name; a slash within it may be escaped or not.
struct PackageHandler: Handler {
    var parameters: [String]? { ["version"] }

    /// Looking for near names takes up to a millisecond.
    func isQuick(_ context: RequestContext) -> Bool {
        context.catalog.packages.matching(PackageReference(context.name)) != nil
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        var parameters = Parameters(context.query)
        let version = parameters.packageVersion("version")
        try parameters.check()
        let reference = PackageReference(context.name)
        let known = context.catalog.packages.matching(reference)
        if known == nil { try checkSDK(reference, context) }
        let record = if let known { known } else { try context.record("package", in: context.catalog.packages) }
        return .json { writer in
            writer.member("dataset", context.catalog.dataset.id)
            record.write(to: &writer, language: context.language, in: context.catalog)
            if let subspec = reference.subspec { writer.member("subspec", subspec) }
            guard let version else { return }
            writer.object("at") { write(record, version, asked: context.name, to: &$0) }
        }
    }

    /// Leads to the SDKs that are published under the name asked for.
    private func checkSDK(_ reference: PackageReference, _ context: RequestContext) throws(Problem) {
        let sdks = reference.sdks(in: context.catalog)
        guard let first = sdks.first else { return }
        guard sdks.count == 1 else { throw reference.problem(sdks, context) }
        let path = "/v1/sdks/\(PercentEncoding.encode(first.id))"
        throw Problem(
            .unknownName,
            "\"\(context.name.clipped)\" is the SDK \"\(first.id)\": ask \(path).",
            nearest: []
        )
    }

    private func write(
        _ record: PackageRecord,
        _ version: PackageVersion,
        asked: String,
        to writer: inout JSONWriter
    ) {
        // The native code of a plug-in may be in a package of its own, with versions of its own.
        let counts = record.manifest.versionOf.map { asked == $0 || asked.hasSuffix("/\($0)") } ?? true
        writer.member("version", version.rawValue)
        writer.member("ships_manifest", counts ? record.manifest.ships(in: version) : nil)
        writer.member("invalid_manifest", counts ? record.manifest.isInvalid(in: version) : nil)
        writer.array("keys") { writer in
            for key in record.keys where key.isForced(by: version) { writer.string(key.key) }
        }
    }
}
