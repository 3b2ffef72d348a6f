internal import Catalog
internal import Evaluation
internal import HTTPModel
internal import JSON
internal import Reports

/// `POST /v1/plans:requests`: features give what to ask for when each of them starts, and what not to ask for.
struct RequestPlanHandler: Handler {
    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.check(head)
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let query = try FeatureQuery.read(request.body, context.catalog)
        return .json(capacity: 1024 * (query.features.count + 1)) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("min_ios", query.minIOS)
            writer.array("items") { writer in
                for feature in query.features {
                    writer.object { Self.write(feature, query.minIOS, to: &$0, context) }
                }
            }
        }
    }

    private static func write(
        _ feature: FeatureQuery.Feature,
        _ minIOS: OSVersion?,
        to writer: inout JSONWriter,
        _ context: RequestContext
    ) {
        let catalog = context.catalog
        writer.member("feature", feature.name)
        writer.member("known", feature.permission != nil || feature.plan != nil)
        writer.member("trigger", feature.trigger ?? (feature.needs.isEmpty ? nil : "start"))
        writer.array("requests") { writer in
            for need in feature.needs {
                guard let permission = catalog.permissions[id: need.permission] else { continue }
                let playbook = catalog.playbook(of: permission, access: need.access, at: minIOS)
                writer.object { writer in
                    writer.member("permission", permission.id)
                    writer.member("title", permission.title, context.language)
                    writer.member("access", need.access)
                    writer.member("call", playbook?.requestStep?.call)
                    writer.member("keys", playbook?.requestStep?.keys ?? [])
                    writer.member("playbook", playbook?.id)
                }
            }
        }
        writer.array("lighter") { writer in
            for api in feature.plan?.lighter ?? [] {
                writer.object { writer in
                    writer.member("api", api)
                    writer.member("introduced", catalog.apis[id: api]?.introduced)
                }
            }
        }
        writer.member("avoid", feature.plan?.avoid ?? [])
    }
}
