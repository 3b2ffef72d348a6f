internal import Catalog
internal import Digest
internal import Documents
internal import Evaluation
internal import JSON

/// Names an evaluation by what it rests on: same submission, same dataset, same day, same name.
struct SubmissionDigest {
    /// `ev_` and 32 hexadecimal digits.
    let id: String

    /// Names the evaluation of `request` that `context` rests on.
    init(_ request: EvaluationRequest, _ context: EvaluationContext) {
        // Sorted where order means nothing.
        let submission = context.submission
        var writer = JSONWriter(capacity: 4096)
        writer.object { writer in
            writer.member("dataset", context.catalog.dataset.sha256)
            writer.member("as_of", context.asOf)
            let target = submission.target
            writer.member("kind", target.kind?.rawValue)
            writer.member("min_ios", target.minIOS)
            writer.member("sdk", target.sdk)
            writer.member("framework", target.framework?.rawValue)
            writer.array("documents") { writer in
                // By name and content: the order in which the files came means nothing.
                let files = zip(request.submission.documents, request.digests).map { [$0.path, $0.bundle ?? "", $1] }
                for file in files.sorted(by: { $0.lexicographicallyPrecedes($1) }) { writer.array(file) }
            }
            writer.member("bundles", submission.bundles.flatMap { [$0.path, $0.kind ?? ""] })
            writer.array("apis") { writer in for use in submission.apis { Self.write(use, to: &writer) } }
            writer.member("call_sequence", context.callSequence)
            writer.key("entitlements")
            if let root = submission.entitlements?.root { Self.write(root, to: &writer) } else { writer.null() }
            writer.member("features", submission.features)
            writer.member("strings", submission.strings)
            writer.member("functional_hosts", submission.functionalHosts)
            writer.object("handled_states") { writer in
                for (name, states) in submission.handledStates.sorted(by: { $0.key < $1.key }) {
                    writer.member(name, states)
                }
            }
            for (name, node) in request.practice.sorted(by: { $0.key < $1.key }) {
                writer.key(name)
                Self.write(node, to: &writer)
            }
            writer.array("prompts") { writer in for prompt in submission.prompts { Self.write(prompt, to: &writer) } }
            writer.object("rules") { writer in
                for (rule, setting) in submission.rules.sorted(by: { $0.key < $1.key }) {
                    writer.member(rule, "\(setting)")
                }
            }
            writer.member("not_judged", request.notJudged)
        }
        id = "ev_" + SHA256.hex(writer.bytes).prefix(32)
    }

    private static func write(_ prompt: Prompt, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("permission", prompt.permission)
            writer.member("phase", prompt.phase.rawValue)
            writer.member("title", prompt.title)
            writer.member("body", prompt.body)
            writer.array("buttons") { writer in
                for button in prompt.buttons {
                    writer.object { writer in
                        writer.member("text", button.text)
                        writer.member("action", button.action)
                    }
                }
            }
            writer.member("dismissible", prompt.isDismissible.map { "\($0)" })
            writer.member("user_initiated", prompt.isUserInitiated.map { "\($0)" })
            writer.member("seconds_since_denial", prompt.secondsSinceDenial.map { "\($0)" })
            writer.member("denied_count", prompt.denials.map { "\($0)" })
            writer.member("after_grant", prompt.outcome?.rawValue)
        }
    }

    private static func write(_ use: APIUse, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", use.name)
            writer.member("guarded_from", "\(use.guardedFrom)")
            writer.object("arguments") { writer in
                for (name, value) in use.arguments.sorted(by: { $0.key < $1.key }) { writer.member(name, value) }
            }
            writer.member("bundle", use.bundle)
            writer.member("origin", use.origin.rawValue)
            writer.member("file", use.file)
            writer.member("line", use.line)
        }
    }

    private static func write(_ node: Node, to writer: inout JSONWriter) {
        switch node.value {
        case .dictionary(let entries):
            writer.object { writer in
                for entry in entries.sorted(by: { $0.key < $1.key }) {
                    writer.key(entry.key)
                    write(entry.value, to: &writer)
                }
            }
        case .array(let elements):
            writer.array { writer in for element in elements { write(element, to: &writer) } }
        case .string(let text), .date(let text): writer.string(text)
        case .integer(let integer): writer.integer(Int(integer))
        case .real(let number): writer.number(number)
        case .boolean(let boolean): writer.boolean(boolean)
        case .data(let bytes): writer.string(SHA256.hex(bytes))
        case .null: writer.null()
        }
    }
}
