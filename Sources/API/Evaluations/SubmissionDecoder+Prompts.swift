internal import Documents

extension SubmissionDecoder {
    /// Checks the shape of prompts, which no rule reads yet.
    mutating func readPrompts(_ node: Node, at pointer: Pointer) {
        let elements = decoder.array(node, at: pointer, limit: Self.maximumElements)
        for (index, element) in elements.enumerated() {
            let known = ["permission", "phase", "title", "body", "buttons"]
            guard let object = decoder.object(element, at: pointer.appending(index), known: known) else { continue }
            for name in ["permission", "title", "body"] { _ = decoder.string(name, in: object) }
            if let phase = decoder.string("phase", in: object) {
                let place = object.pointer.appending("phase").description
                _ = decoder.choice(phase, of: PromptPhase.self, at: .pointer(place))
            }
            for (button, place) in decoder.array("buttons", in: object) {
                guard let button = decoder.object(button, at: place, known: ["text", "action"]) else { continue }
                for name in ["text", "action"] { _ = decoder.string(name, in: button) }
            }
        }
        if !elements.isEmpty { request.notJudged.append("prompts") }
    }
}

/// When a prompt of the app's own is shown.
private enum PromptPhase: String, CaseIterable {
    case before
    case afterDenial = "after-denial"
}
