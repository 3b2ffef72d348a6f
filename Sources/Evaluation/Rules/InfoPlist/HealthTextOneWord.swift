internal import Documents

/// Reports a HealthKit text of a single word: HealthKit raises an exception when it is asked with it.
///
/// Blank texts are PL-028's; texts in scripts without spaces are left alone.
struct HealthTextOneWord: Rule {
    static let id = "PL-040"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.appInfoPlists.flatMap { document in
            (document.root?.entries ?? []).compactMap { entry -> Finding? in
                guard entry.key.hasPrefix("NSHealth"), entry.key.hasSuffix("UsageDescription"),
                    let text = entry.value.string?.trimmed, !text.isBlank, !text.isVariable,
                    text.allSatisfy({ $0.isASCII && !$0.isWhitespace })
                else { return nil }
                return context.finding(
                    Self.self,
                    at: document.location(Pointer.root.appending(entry.key), of: entry.value),
                    arguments: ["key": .text(entry.key), "text": .text(text)],
                    permission: "health"
                )
            }
        }
    }
}
