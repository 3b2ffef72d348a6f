internal import Catalog
internal import Documents
internal import Evaluation

extension SubmissionDecoder {
    mutating func readPrompts(_ node: Node, at pointer: Pointer) {
        let elements = decoder.array(node, at: pointer, limit: Self.maximumPrompts)
        for (index, element) in elements.enumerated() {
            if let prompt = decoder.prompt(element, at: pointer.appending(index), catalog: catalog) {
                request.submission.prompts.append(prompt)
            }
        }
        let length = request.submission.prompts.length
        if length > Self.maximumPromptBytes {
            decoder.fault(pointer, "The texts hold \(length) bytes; at most \(Self.maximumPromptBytes) are judged.")
        }
    }

    /// Bytes of the texts of all prompts.
    private static var maximumPromptBytes: Int { 1_000_000 }
}

extension [Prompt] {
    /// Bytes of their texts.
    var length: Int {
        reduce(0) { sum, prompt in
            prompt.buttons.reduce(sum + prompt.title.utf8.count + prompt.body.utf8.count) { $0 + $1.text.utf8.count }
        }
    }
}

extension NodeDecoder {
    /// Buttons of one prompt.
    private static let maximumButtons = 20

    /// A screen of the app's own about a permission.
    mutating func prompt(_ node: Node, at pointer: Pointer, catalog: CatalogSnapshot) -> Prompt? {
        let known = [
            "permission", "phase", "title", "body", "buttons", "dismissible", "user_initiated", "seconds_since_denial",
            "denied_count", "after_grant",
        ]
        guard let object = object(node, at: pointer, known: known) else { return nil }
        let limit = SubmissionDecoder.maximumText
        var prompt = Prompt(pointer: pointer)
        if let name = string("permission", in: object, limit: limit) {
            prompt.permission = permission(name, at: pointer.appending("permission"), in: catalog)
        }
        prompt.phase = choice("phase", in: object, of: Prompt.Phase.self) ?? .before
        prompt.title = string("title", in: object, limit: limit) ?? ""
        prompt.body = string("body", in: object, limit: limit) ?? ""
        for (node, place) in array("buttons", in: object, limit: Self.maximumButtons) {
            guard let button = self.object(node, at: place, known: ["text", "action"]) else { continue }
            let text = string("text", in: button, limit: limit) ?? ""
            let action = string("action", in: button, limit: limit)
            prompt.buttons.append(Prompt.Button(text: text, action: action, pointer: place))
        }
        prompt.isDismissible = boolean("dismissible", in: object)
        prompt.isUserInitiated = boolean("user_initiated", in: object)
        prompt.secondsSinceDenial = number("seconds_since_denial", in: object)
        prompt.denials = count("denied_count", in: object)
        prompt.outcome = choice("after_grant", in: object, of: Prompt.Outcome.self)
        return prompt
    }

    /// A whole number from 0.
    private mutating func count(_ name: String, in object: NodeObject) -> Int? {
        guard let (node, pointer) = object[name] else { return nil }
        if case .integer(let number) = node.value, let count = Int(exactly: number), count >= 0 { return count }
        fault(pointer, "A whole number from 0 is expected here.")
        return nil
    }
}
