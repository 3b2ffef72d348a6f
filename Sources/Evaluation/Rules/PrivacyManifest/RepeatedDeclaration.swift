internal import Documents

/// Notes a category, a reason, a data type or a purpose that one manifest declares twice.
///
/// Apple's documents do not say which of two entries counts, and no rejection is known. A key given twice in one
/// dictionary is left to ``DuplicateKey``.
struct RepeatedDeclaration: Rule {
    static let id = "PM-025"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.manifests.flatMap { manifest in
            let entries =
                repeated(
                    manifest.accessedAPIs.compactMap { api in api.category.map { ($0.value, api.dictionary.pointer) } }
                )
                + repeated(
                    manifest.collectedData.compactMap { data in data.type.map { ($0.value, data.dictionary.pointer) } }
                )
            let lists = manifest.accessedAPIs.compactMap(\.reasons) + manifest.collectedData.compactMap(\.purposes)
            let elements = lists.flatMap { list in repeated(list.items.map { ($0.node, $0.pointer) }) }
            return entries.map { finding($0, phrase: "entry", in: manifest, context) }
                + elements.map { finding($0, phrase: "element", in: manifest, context) }
        }
    }

    private typealias Repetition = (value: String, node: Node, pointer: Pointer, first: Node)

    private func repeated(_ items: [(node: Node, pointer: Pointer)]) -> [Repetition] {
        var seen: [String: Node] = [:]
        return items.compactMap { item in
            guard let value = item.node.string, !value.isBlank else { return nil }
            guard let first = seen[value] else {
                seen[value] = item.node
                return nil
            }
            return (value, item.node, item.pointer, first)
        }
    }

    private func finding(
        _ repetition: Repetition,
        phrase: String,
        in manifest: PrivacyManifest,
        _ context: EvaluationContext
    ) -> Finding {
        let line = repetition.first.position.line
        return context.finding(
            Self.self,
            in: manifest,
            at: repetition.pointer,
            repetition.node.position,
            phrase: line == nil ? "\(phrase)-without-line" : phrase,
            arguments: ["value": .text(repetition.value), "first": .text(line.map { "\($0)" } ?? "")],
            patch: phrase == "element" ? [.remove(repetition.pointer)] : []
        )
    }
}
