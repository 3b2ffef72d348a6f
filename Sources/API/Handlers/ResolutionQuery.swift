internal import Catalog
internal import Documents
internal import Evaluation

/// The body of `POST /v1/permissions/{id}:resolve`.
struct ResolutionQuery {
    private static let fields = [
        "ios", "access", "authorization", "granularity", "services_enabled", "background_refresh", "hardware",
        "feature",
        "user_initiated", "in_foreground", "asked_before", "seconds_since_denial", "read_by",
    ]

    var situation = PermissionSituation()

    /// Reads a body's tree; faults go to `decoder`.
    init(_ root: Node, of permission: PermissionRecord, _ catalog: CatalogSnapshot, _ decoder: inout NodeDecoder) {
        guard let object = decoder.object(root, at: .root, known: Self.fields) else { return }
        situation.ios = decoder.version("ios", in: object)
        situation.access = decoder.access(in: object, of: permission)
        situation.observed.authorization = decoder.state("authorization", of: permission.id, in: object, catalog)
        situation.observed.accuracy = decoder.choice("granularity", in: object, of: ObservedState.Accuracy.self)
        situation.observed.servicesEnabled = decoder.boolean("services_enabled", in: object)
        situation.backgroundRefresh = decoder.boolean("background_refresh", in: object)
        situation.hardware = decoder.boolean("hardware", in: object)
        situation.feature = decoder.string("feature", in: object, limit: SubmissionDecoder.maximumText)
        situation.userInitiated = decoder.boolean("user_initiated", in: object)
        situation.inForeground = decoder.boolean("in_foreground", in: object)
        situation.askedBefore = decoder.boolean("asked_before", in: object)
        situation.secondsSinceDenial = decoder.number("seconds_since_denial", in: object)
        situation.readBy = decoder.string("read_by", in: object, limit: SubmissionDecoder.maximumName).map {
            catalog.apis.named($0)?.id ?? $0
        }
        if let ios = situation.ios {
            let accuracy = situation.observed.accuracy.map { "\($0.rawValue)Accuracy" }
            decoder.checkState(
                situation.observed.authorization,
                named: "authorization",
                in: object,
                permission,
                ios,
                catalog
            )
            decoder.checkState(accuracy, named: "granularity", in: object, permission, ios, catalog)
        }
        guard situation.observed.authorization == nil, situation.hardware != false,
            situation.observed.servicesEnabled != false
        else { return }
        decoder.fault(object.pointer, "\"authorization\" is missing: without it nothing follows.")
    }
}

extension NodeDecoder {
    /// One of the permission's access levels, however it is spelled.
    fileprivate mutating func access(in object: NodeObject, of permission: PermissionRecord) -> String? {
        guard let (node, pointer) = object["access"], let text = string(node, at: pointer) else { return nil }
        if let level = LooseWord(text).meant(among: permission.accessLevels) { return level }
        unknown("access level", text, among: permission.accessLevels, at: .pointer(pointer.description))
        return nil
    }

    /// Refuses a state that the version does not have, and names those of the same kind that it has.
    fileprivate mutating func checkState(
        _ name: String?,
        named member: String,
        in object: NodeObject,
        _ permission: PermissionRecord,
        _ ios: OSVersion,
        _ catalog: CatalogSnapshot
    ) {
        let states = catalog.states(of: permission.id)
        guard let name, let state = states.first(where: { $0.name == name }), state.verdict(ios: ios) == .unavailable,
            let introduced = state.introduced
        else { return }
        let known = states.filter { $0.axis == state.axis && $0.verdict(ios: ios) != .unavailable }.map(\.name)
        let hint = known.isEmpty ? "it has none of this kind." : "it has \(known.joined(separator: ", "))."
        fault(
            object.pointer.appending(member),
            "iOS \(ios) has no state \"\(name)\" of \(permission.id), which iOS \(introduced) introduced; \(hint)"
        )
    }
}
