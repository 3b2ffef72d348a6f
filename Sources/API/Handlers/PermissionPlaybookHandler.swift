internal import Catalog
internal import HTTPModel
internal import JSON
internal import Reports

/// `GET /v1/permissions/{id}/playbook?ios=&access=`: the steps that ask for a permission on one iOS version.
///
/// Without `ios` they are those for the newest one, without `access` those for the permission's first level.
struct PermissionPlaybookHandler: Handler {
    var parameters: [String]? { ["access", "ios"] }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let permission = try context.record("permission", in: context.catalog.permissions)
        var parameters = Parameters(context.query)
        let version = parameters.version("ios")
        let access = parameters.access(of: permission, in: context.catalog)
        try parameters.check()
        let playbooks = context.catalog.playbooks.rows.filter { $0.permission == permission.id && $0.access == access }
        guard let playbook = playbooks.first(where: { $0.holds(at: version) }) else {
            throw Self.problem(playbooks, at: version, of: permission)
        }
        return .json(capacity: 8192) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            playbook.write(to: &writer, language: context.language, in: context.catalog)
            writer.object("at") { writer in
                writer.member("ios", version)
                writer.member("access", access)
            }
            writer.member("access_levels", context.catalog.accessLevels(withPlaybooksOf: permission))
        }
    }

    private static func problem(
        _ playbooks: [PlaybookRecord],
        at version: OSVersion?,
        of permission: PermissionRecord
    ) -> Problem {
        guard let version, let first = playbooks.map(\.from).min() else {
            return Problem(.unknownName, "The table has no playbook of \(permission.id).", nearest: [])
        }
        let detail = "The playbooks of \(permission.id) begin with iOS \(first), so there is none for \(version)."
        return Problem(.badParameter, errors: [Problem.Fault(.parameter("ios"), detail)])
    }
}

extension Parameters {
    /// `access`: one of the permission's levels, however it is spelled; its first one where the parameter is absent.
    fileprivate mutating func access(of permission: PermissionRecord, in catalog: CatalogSnapshot) -> String? {
        let levels = catalog.accessLevels(withPlaybooksOf: permission)
        guard let text = text("access") else { return levels.first }
        if let level = LooseWord(text).meant(among: levels) { return level }
        let known = levels.isEmpty ? "it has one level only" : "its levels are \(levels.joined(separator: ", "))"
        fault("access", "\"\(text.clipped)\" is no access level of \(permission.id): \(known).")
        return nil
    }
}
