internal import Catalog
internal import Documents
internal import Evaluation

/// The body of `POST /v1/plans:requests` and `POST /v1/plans:tests`: features, and the oldest version that counts.
struct FeatureQuery {
    /// A feature as it was named, with the moment at which people start it.
    struct Feature {
        let name: String
        let trigger: String?
        /// The permission that the name is, where it is one.
        let permission: PermissionRecord?
        let plan: FeaturePlan?

        /// The levels that the feature asks for.
        var needs: [FeaturePlan.Need] {
            if let permission { return [FeaturePlan.Need(permission: permission.id, access: nil)] }
            return plan?.needs ?? []
        }
    }

    /// Features in one request.
    static let maximumFeatures = 200

    var features: [Feature] = []
    var minIOS: OSVersion?

    /// Reads a request's body.
    ///
    /// - Throws: A problem that lists everything wrong with it.
    static func read(_ body: [UInt8], _ catalog: CatalogSnapshot) throws(Problem) -> FeatureQuery {
        let root = try JSONBody.read(body)
        var decoder = NodeDecoder()
        let query = FeatureQuery(root, catalog, &decoder)
        try decoder.check()
        return query
    }

    /// Reads a body's tree; faults go to `decoder`.
    private init(_ root: Node, _ catalog: CatalogSnapshot, _ decoder: inout NodeDecoder) {
        guard let object = decoder.object(root, at: .root, known: ["features", "min_ios"]) else { return }
        minIOS = decoder.version("min_ios", in: object)
        if object["features"] == nil { decoder.fault(object.pointer, "\"features\" is missing.") }
        for (node, pointer) in decoder.array("features", in: object, limit: Self.maximumFeatures) {
            var trigger: String?
            var name: String?
            if node.string != nil {
                name = decoder.string(node, at: pointer, limit: SubmissionDecoder.maximumName)
            } else if let feature = decoder.object(node, at: pointer, known: ["feature", "trigger"]) {
                name = decoder.requiredString("feature", in: feature, limit: SubmissionDecoder.maximumName)
                trigger = decoder.string("trigger", in: feature, limit: SubmissionDecoder.maximumName)
            }
            guard let name else { continue }
            let permission = catalog.permissions.matching(name)
            let plan = permission == nil ? FeaturePlan.named(name) : nil
            features.append(Feature(name: name, trigger: trigger, permission: permission, plan: plan))
        }
    }
}
