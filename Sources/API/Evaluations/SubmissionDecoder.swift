internal import Catalog
internal import Documents
internal import Evaluation
internal import Reports

/// Reads an evaluation request, in whichever way it came in, into a submission.
///
/// The three ways are equal: a form's parts and a raw document's parameters are read as the members that they stand for.
struct SubmissionDecoder {
    static let fields = [
        "target", "documents", "bundles", "apis", "entitlements", "features", "strings", "functional_hosts", "prompts",
        "handled_states", "requests", "observed", "policies", "rules",
    ]
    static let targetFields = ["kind", "min_ios", "sdk", "as_of", "framework"]
    /// Documents in one submission.
    static let maximumDocuments = 1_000
    /// API uses in one submission.
    static let maximumUses = 10_000
    /// Arguments of one API use.
    static let maximumArguments = 100
    /// Bundles in one submission.
    static let maximumBundles = 1_000
    /// Screens of the app's own in one submission.
    static let maximumPrompts = 1_000
    /// Elements of any other list in one submission.
    static let maximumElements = 20_000
    /// Members of an object whose names are the caller's.
    static let maximumMembers = 1_000
    /// Characters of the name of an API.
    static let maximumName = 500
    /// Characters of any other string, but for documents and the strings of a binary.
    static let maximumText = 2_000

    let catalog: CatalogSnapshot
    var decoder = NodeDecoder()
    var request = EvaluationRequest()
    /// Files that are still to be read, as they came.
    var files: [SubmittedFile] = []
    /// Names that several files of different content bear.
    var ambiguousNames: Set<Document.Name> = []
    /// Target fields read so far.
    var targetNames: Set<String> = []
    /// What may still be read of the documents of the request.
    var room: DocumentRoom

    init(catalog: CatalogSnapshot, room: DocumentRoom = DocumentRoom()) {
        self.catalog = catalog
        self.room = room
    }

    /// Reads a request in JSON.
    mutating func read(_ root: Node) {
        guard let object = decoder.object(root, at: .root, known: Self.fields) else { return }
        for field in Self.fields {
            if let (node, pointer) = object[field] { read(field, node, at: pointer) }
        }
    }

    /// Ends the reading.
    ///
    /// - Throws: The problem that lists every fault; another where there is nothing to judge.
    mutating func finish() throws(Problem) -> EvaluationRequest {
        try decoder.check()
        readFiles()
        let submission = request.submission
        let hasSubject =
            !submission.documents.isEmpty || !submission.apis.isEmpty || submission.entitlements != nil
            || !submission.strings.isEmpty || !submission.features.isEmpty || !submission.bundles.isEmpty
            || !submission.prompts.isEmpty || !submission.handledStates.isEmpty || !submission.functionalHosts.isEmpty
            || !request.notJudged.isEmpty || !request.practice.isEmpty
        guard hasSubject else {
            throw Problem(
                .unusableRequest,
                "There is nothing to judge: send documents, apis, entitlements or another field with content."
            )
        }
        request.notJudged.sort()
        request.noteUnread(by: catalog)
        return request
    }

    /// Reads one member of the request.
    mutating func read(_ field: String, _ node: Node, at pointer: Pointer) {
        switch field {
        case "target": readTarget(node, at: pointer)
        case "documents": readDocuments(node, at: pointer)
        case "bundles": readBundles(node, at: pointer)
        case "apis": readAPIs(node, at: pointer)
        case "entitlements": readEntitlements(node, at: pointer)
        case "features": request.submission.features = strings(node, at: pointer)
        // A binary holds whole scripts as strings: they have no length of their own to keep to.
        case "strings": request.submission.strings = decoder.strings(node, at: pointer, limit: Self.maximumElements)
        case "functional_hosts": request.submission.functionalHosts = strings(node, at: pointer)
        case "prompts": readPrompts(node, at: pointer)
        case "handled_states": readHandledStates(node, at: pointer)
        case "requests", "observed", "policies": readPractice(field, node, at: pointer)
        case "rules": readRules(node, at: pointer)
        default: decoder.unknown("field", field, among: Self.fields, at: .pointer(pointer.description))
        }
    }

    mutating func strings(_ node: Node, at pointer: Pointer) -> [String] {
        decoder.strings(node, at: pointer, limit: Self.maximumElements, length: Self.maximumText)
    }

    private mutating func readTarget(_ node: Node, at pointer: Pointer) {
        guard let object = decoder.object(node, at: pointer, known: Self.targetFields) else { return }
        for name in Self.targetFields {
            guard let (node, pointer) = object[name], let text = decoder.string(node, at: pointer) else { continue }
            readTarget(name, text, at: .pointer(pointer.description))
        }
    }

    /// Reads one field of the target, wherever it was given.
    mutating func readTarget(_ name: String, _ text: String, at place: Problem.Fault.Place) {
        guard targetNames.insert(name).inserted else {
            decoder.fault(place, "\(name) is given twice.")
            return
        }
        switch name {
        case "kind": request.submission.target.kind = decoder.choice(text, of: Target.Kind.self, at: place)
        case "min_ios": request.submission.target.minIOS = decoder.version(text, at: place)
        case "sdk": request.submission.target.sdk = decoder.version(text, at: place)
        case "as_of": request.submission.target.asOf = decoder.day(text, at: place)
        default:
            request.submission.target.framework = decoder.choice(text, of: Target.Framework.self, at: place)
        }
    }

    private mutating func readBundles(_ node: Node, at pointer: Pointer) {
        for (index, element) in decoder.array(node, at: pointer, limit: Self.maximumBundles).enumerated() {
            guard let object = decoder.object(element, at: pointer.appending(index), known: ["path", "kind"]),
                let path = decoder.requiredString("path", in: object, limit: Self.maximumText)
            else { continue }
            let kind = decoder.string("kind", in: object).flatMap {
                decoder.choice($0, of: BundleKind.self, at: .pointer(object.pointer.appending("kind").description))
            }
            request.submission.bundles.append(Submission.Bundle(path: path, kind: kind?.rawValue))
        }
    }

    private mutating func readEntitlements(_ node: Node, at pointer: Pointer) {
        guard node.entries != nil else {
            decoder.wrongType(node, at: pointer, expected: "an object")
            return
        }
        let (count, limit) = (node.valueCount, DocumentLimits().configurationNodes)
        guard count <= limit else {
            decoder.fault(pointer, "There are \(count) values; at most \(limit) are judged as entitlements.")
            return
        }
        request.submission.entitlements = Document(
            path: "entitlements",
            bundle: nil,
            kind: .entitlements,
            format: .json,
            status: .read,
            // The request is no file in which anybody would look for a line.
            root: node.withoutPlaces,
            faults: []
        )
    }

    private mutating func readHandledStates(_ node: Node, at pointer: Pointer) {
        for entry in decoder.entries(node, at: pointer, limit: Self.maximumMembers) {
            let place = pointer.appending(entry.key)
            guard let permission = decoder.permission(entry.key, at: place, in: catalog),
                decoder.isNew(permission, among: request.submission.handledStates.keys, at: place)
            else { continue }
            request.submission.handledStates[permission] = strings(entry.value, at: place)
        }
    }

    private mutating func readRules(_ node: Node, at pointer: Pointer) {
        for entry in decoder.entries(node, at: pointer, limit: Self.maximumMembers) {
            let place = pointer.appending(entry.key)
            guard let text = decoder.string(entry.value, at: place),
                let setting = decoder.choice(text, of: RuleSwitch.self, at: .pointer(place.description))
            else { continue }
            if let rule = catalog.rules.matching(entry.key) {
                guard decoder.isNew(rule.id, among: request.submission.rules.keys, at: place) else { continue }
                request.submission.rules[rule.id] = setting.setting
            } else if RuleRegistry.knows(entry.key) {
                // A rule that another version of the table has is no fault of the caller, who is told that nothing came of it.
                request.notJudged.append("rules/\(entry.key.clipped)")
            } else {
                decoder.unknown(
                    "rule",
                    entry.key,
                    near: catalog.rules.nearest(String(entry.key.prefix(80)), limit: 1).first,
                    listedAt: "/v1/rules",
                    at: place
                )
            }
        }
    }
}

extension NodeDecoder {
    /// Whether what `place` names was not named before; two names of one thing would otherwise depend on their order.
    mutating func isNew(_ id: String, among known: some Collection<String>, at place: Pointer) -> Bool {
        guard known.contains(id) else { return true }
        fault(place, "\(id) is given twice.")
        return false
    }
}

extension Node {
    /// The value without its places.
    fileprivate var withoutPlaces: Node {
        let nowhere = Position(offset: 0, line: nil, column: nil)
        return switch value {
        case .dictionary(let entries):
            Node(
                .dictionary(
                    entries.map { Node.Entry(key: $0.key, position: nowhere, value: $0.value.withoutPlaces) }
                ),
                at: nowhere
            )
        case .array(let elements): Node(.array(elements.map(\.withoutPlaces)), at: nowhere)
        default: Node(value, at: nowhere)
        }
    }
}

/// What a caller may call a bundle.
private enum BundleKind: String, CaseIterable {
    case app, framework, bundle
    case appClip = "app-clip"
    case appExtension = "app-extension"
}

/// What a caller may make of a rule.
private enum RuleSwitch: String, CaseIterable {
    case off, note, warning, error

    var setting: Submission.RuleSetting {
        switch self {
        case .off: .off
        case .note: .severity(.note)
        case .warning: .severity(.warning)
        case .error: .severity(.error)
        }
    }
}
