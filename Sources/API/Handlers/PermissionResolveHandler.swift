internal import Catalog
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/permissions/{id}:resolve`: the state that an app sees gives what it can do, and what to do next.
struct PermissionResolveHandler: Handler {
    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.check(head)
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let catalog = context.catalog
        let permission = try context.record("permission", in: catalog.permissions)
        let root = try JSONBody.read(request.body)
        var decoder = NodeDecoder()
        let situation = ResolutionQuery(root, of: permission, catalog, &decoder).situation
        try decoder.check()
        let resolution = PermissionResolution(of: permission.id, in: situation)
        let playbook = catalog.playbook(
            of: permission,
            access: resolution.requestedAccess ?? situation.access,
            at: situation.ios
        )
        let step = resolution.mayRequest == false ? nil : playbook?.requestStep
        let state = resolution.state.flatMap { catalog.permissionStates[id: "\(permission.id)/\($0)"] }
        return .json(capacity: 4096) { writer in
            writer.member("dataset", catalog.dataset.id)
            writer.member("permission", permission.id)
            writer.member("ios", situation.ios)
            writer.member("state", resolution.state)
            writer.member("capability", resolution.capability.rawValue)
            writer.member("next_action", resolution.nextAction.rawValue)
            writer.object("request") { writer in
                writer.member("allowed", resolution.mayRequest)
                writer.member("reason", resolution.refusal?.rawValue)
                writer.member("access", resolution.requestedAccess)
                writer.member("call", step?.call)
                writer.member("keys", step?.keys ?? [])
            }
            writer.member("needs_key", step?.keys.last)
            writer.array("fallback") { writer in
                for row in Self.fallbacks(of: permission.id, resolution, situation.feature, catalog) {
                    writer.object { row.write(to: &$0, language: context.language, in: catalog) }
                }
            }
            writer.member("never", resolution.never.map(\.rawValue))
            if let limits = resolution.limits {
                writer.object("limits") { writer in
                    writer.member("horizontal_accuracy_m", limits.horizontalAccuracy)
                    writer.member("age_s", limits.age)
                }
            } else {
                writer.member("limits", nil as String?)
            }
            writer.member("why", state?.meaning, context.language)
            writer.member("advice", state?.app, context.language)
            writer.member("playbook", playbook?.id)
            writer.member("rules", resolution.rules)
            writer.member("sources", state?.sources ?? [])
        }
    }

    /// What the feature can do in the state that decides; for no feature in particular, what any can.
    private static func fallbacks(
        of permission: String,
        _ resolution: PermissionResolution,
        _ feature: String?,
        _ catalog: CatalogSnapshot
    ) -> [DegradationRecord] {
        guard resolution.capability != .full, let state = resolution.state else { return [] }
        return catalog.degradations.rows.filter { row in
            row.permission == permission && row.state == state
                && (feature.map { LooseWord($0) == LooseWord(row.feature) } ?? true)
        }
    }
}
