internal import Catalog
internal import Evaluation
internal import HTTPModel
internal import JSON

/// `POST /v1/plans:tests`: features, or permissions, give the states, versions and devices that are worth a test.
struct TestPlanHandler: Handler {
    /// The oldest version of the playbooks.
    private static let oldest = OSVersion(13)

    func checkBody(of head: Request, context: RequestContext) throws(Problem) {
        try JSONBody.check(head)
    }

    func respond(to request: Request, context: RequestContext) throws(Problem) -> Response {
        let query = try FeatureQuery.read(request.body, context.catalog)
        let minIOS = query.minIOS ?? Self.oldest
        let features = query.features
        let permissions = Set(features.flatMap { $0.needs.map(\.permission) }).sorted()
        let plans = permissions.map { TestPlan(of: $0, from: minIOS, in: context.catalog) }
        return .json(capacity: 1024 * (plans.count + 1)) { writer in
            writer.member("dataset", context.catalog.dataset.id)
            writer.member("min_ios", minIOS)
            writer.array("items") { writer in
                for plan in plans {
                    writer.object { writer in
                        let own = features.filter { $0.needs.contains { $0.permission == plan.permission } }
                        writer.member("permission", plan.permission)
                        writer.member("features", own.map(\.name))
                        writer.member("needs_device", plan.needsDevice)
                        writer.array("cases") { writer in
                            for item in plan.cases {
                                writer.object { writer in
                                    writer.member("state", item.state)
                                    writer.member("items", item.items)
                                }
                            }
                        }
                        writer.member("ios", plan.versions.map(\.description))
                        writer.member("scenarios", plan.scenarios.map(\.rawValue))
                    }
                }
            }
            writer.member("unknown", features.filter { $0.permission == nil && $0.plan == nil }.map(\.name))
        }
    }
}
