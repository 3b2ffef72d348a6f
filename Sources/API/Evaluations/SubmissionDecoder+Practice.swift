internal import Catalog
internal import Documents
internal import Evaluation

extension SubmissionDecoder {
    /// Reads one of the members that tell how the app's code behaves.
    mutating func readPractice(_ field: String, _ node: Node, at pointer: Pointer) {
        if node.entries?.isEmpty != true, node.elements?.isEmpty != true { request.practice[field] = node }
        switch field {
        case "requests": readRequests(node, at: pointer)
        case "observed": readObserved(node, at: pointer)
        default: readPolicies(node, at: pointer)
        }
    }

    private mutating func readRequests(_ node: Node, at pointer: Pointer) {
        let known = [
            "permission", "access", "feature", "trigger", "status", "on_denied", "on_restricted", "asked_before",
        ]
        for (index, element) in decoder.array(node, at: pointer, limit: Self.maximumBundles).enumerated() {
            guard let object = decoder.object(element, at: pointer.appending(index), known: known),
                let name = decoder.requiredString("permission", in: object, limit: Self.maximumName),
                let permission = decoder.permission(name, at: object.pointer.appending("permission"), in: catalog)
            else { continue }
            var read = PermissionRequest(permission: permission)
            read.access = decoder.string("access", in: object, limit: Self.maximumName)
            read.feature = decoder.string("feature", in: object, limit: Self.maximumText)
            read.trigger = decoder.choice("trigger", in: object, of: PermissionRequest.Trigger.self)
            read.status = decoder.state("status", of: permission, in: object, catalog)
            read.onDenied = decoder.choice("on_denied", in: object, of: PermissionRequest.Refusal.self)
            read.onRestricted = decoder.choice("on_restricted", in: object, of: PermissionRequest.Refusal.self)
            read.askedBefore = decoder.boolean("asked_before", in: object)
            request.submission.requests.append(read)
        }
    }

    private mutating func readObserved(_ node: Node, at pointer: Pointer) {
        let known = ["authorization", "accuracy", "services_enabled", "granted_before"]
        for entry in decoder.entries(node, at: pointer, limit: Self.maximumMembers) {
            let place = pointer.appending(entry.key)
            guard let permission = decoder.permission(entry.key, at: place, in: catalog),
                decoder.isNew(permission, among: request.submission.observed.keys, at: place),
                let object = decoder.object(entry.value, at: place, known: known)
            else { continue }
            var state = ObservedState()
            state.authorization = decoder.state("authorization", of: permission, in: object, catalog)
            state.accuracy = decoder.choice("accuracy", in: object, of: ObservedState.Accuracy.self)
            state.servicesEnabled = decoder.boolean("services_enabled", in: object)
            state.grantedBefore = decoder.boolean("granted_before", in: object)
            request.submission.observed[permission] = state
        }
    }

    private mutating func readPolicies(_ node: Node, at pointer: Pointer) {
        let known = [
            "authorization_ttl_h", "rereads_on_activation", "persisted", "restores_task", "max_horizontal_accuracy",
            "max_location_age_s", "considers_accuracy", "network_at_first_launch", "markets", "tested_on",
        ]
        guard let object = decoder.object(node, at: pointer, known: known) else { return }
        var policies = Policies()
        policies.authorizationTTL = decoder.number("authorization_ttl_h", in: object)
        policies.rereadsOnActivation = decoder.boolean("rereads_on_activation", in: object)
        policies.persisted = object["persisted"].map { strings($0.node, at: $0.pointer) } ?? []
        policies.restoresTask = decoder.boolean("restores_task", in: object)
        policies.maximumHorizontalAccuracy = decoder.number("max_horizontal_accuracy", in: object)
        policies.maximumLocationAge = decoder.number("max_location_age_s", in: object)
        policies.considersAccuracy = decoder.boolean("considers_accuracy", in: object)
        policies.networkAtFirstLaunch = decoder.boolean("network_at_first_launch", in: object)
        policies.markets = object["markets"].map { strings($0.node, at: $0.pointer) } ?? []
        if let (node, pointer) = object["tested_on"] {
            for entry in decoder.entries(node, at: pointer, limit: Self.maximumMembers) {
                let place = pointer.appending(entry.key)
                guard let permission = decoder.permission(entry.key, at: place, in: catalog),
                    decoder.isNew(permission, among: policies.testedOn.keys, at: place)
                else { continue }
                policies.testedOn[permission] = strings(entry.value, at: place)
            }
        }
        request.submission.policies = policies
    }
}

extension NodeDecoder {
    /// The name of a state of `permission`, however it is spelled, or a framework's word for one.
    mutating func state(
        _ name: String,
        of permission: String,
        in object: NodeObject,
        _ catalog: CatalogSnapshot
    ) -> String? {
        guard let (node, pointer) = object[name], let text = string(node, at: pointer) else { return nil }
        let states = catalog.states(of: permission).map(\.name)
        if let state = states.first(where: { LooseWord($0) == LooseWord(text) }) { return state }
        let isWordOfFramework = catalog.bridges.rows.contains { row in
            row.permission == permission && row.states.contains { $0.bridge == text }
        }
        if isWordOfFramework { return text }
        unknown("state", text, among: states, at: .pointer(pointer.description))
        return nil
    }
}
