internal import Documents
internal import Evaluation

extension SubmissionDecoder {
    mutating func readAPIs(_ node: Node, at pointer: Pointer) {
        for (index, element) in decoder.array(node, at: pointer, limit: Self.maximumUses).enumerated() {
            if let use = use(element, at: pointer.appending(index)) { request.submission.apis.append(use) }
        }
    }

    private mutating func use(_ node: Node, at pointer: Pointer) -> APIUse? {
        // A use may be just a name.
        if let name = node.string, !name.isEmpty {
            return decoder.string(node, at: pointer, limit: Self.maximumName).map { APIUse(name: $0) }
        }
        let known = ["name", "guarded_from", "arguments", "bundle", "origin", "file", "line"]
        guard let object = decoder.object(node, at: pointer, known: known) else { return nil }
        var use = APIUse(name: decoder.requiredString("name", in: object, limit: Self.maximumName) ?? "")
        if object.isNull("guarded_from") {
            use.guardedFrom = .none
        } else if let version = decoder.version("guarded_from", in: object) {
            use.guardedFrom = .from(version)
        }
        use.bundle = decoder.string("bundle", in: object, limit: Self.maximumText)
        if let text = decoder.string("origin", in: object) {
            let place = object.pointer.appending("origin").description
            use.origin = decoder.choice(text, of: APIUse.Origin.self, at: .pointer(place)) ?? .app
        }
        use.file = decoder.string("file", in: object, limit: Self.maximumText)
        use.line = line(in: object)
        use.arguments = arguments(in: object)
        return use
    }

    private mutating func line(in object: NodeObject) -> Int? {
        guard let (node, pointer) = object["line"] else { return nil }
        if case .integer(let number) = node.value, number > 0, let line = Int(exactly: number) { return line }
        decoder.fault(pointer, "A line is a whole number from 1.")
        return nil
    }

    private mutating func arguments(in object: NodeObject) -> [String: String] {
        guard let (node, pointer) = object["arguments"] else { return [:] }
        var arguments: [String: String] = [:]
        for entry in decoder.entries(node, at: pointer, limit: Self.maximumArguments) {
            let place = pointer.appending(entry.key)
            switch entry.value.value {
            case .string: arguments[entry.key] = decoder.string(entry.value, at: place, limit: Self.maximumText)
            case .boolean(let boolean): arguments[entry.key] = boolean ? "true" : "false"
            case .integer(let integer): arguments[entry.key] = String(integer)
            default: decoder.wrongType(entry.value, at: place, expected: "a string")
            }
        }
        return arguments
    }
}
