internal import Catalog
internal import Documents

/// Reports keys that a privacy manifest does not have: at the top, in an accessed API, in a collected data type.
///
/// A key that can only mean a known one is told as misspelled, at the dictionary that lacks the right name; what stands
/// under it is judged by the other rules as if it were spelled right. The misspelled key of the purposes is left to
/// ``PurposesMissing``, a key given twice to ``DuplicateKey``.
struct UnexpectedManifestKey: Rule {
    static let id = "PM-003"

    func findings(in context: EvaluationContext) -> [Finding] {
        var suggestions = context.submission.mostSuggestions
        return context.manifests.flatMap { manifest in
            ([manifest.top] + manifest.accessedAPIs.map(\.dictionary) + manifest.collectedData.map(\.dictionary))
                .flatMap { dictionary in
                    dictionary.misspelled.filter { $0.key != CollectedData.purposesKey }
                        .map { misspelled($0, in: dictionary, of: manifest, context) }
                        + dictionary.strangers.map { stranger in
                            suggestions -= 1
                            return finding(
                                stranger,
                                isLookedUp: suggestions >= 0,
                                in: dictionary,
                                of: manifest,
                                context
                            )
                        }
                }
        }
    }

    private func misspelled(
        _ field: ManifestField,
        in dictionary: ManifestDictionary,
        of manifest: PrivacyManifest,
        _ context: EvaluationContext
    ) -> Finding {
        context.finding(
            Self.self,
            in: manifest,
            at: dictionary.pointer == .root ? field.pointer : dictionary.pointer,
            field.entry.position,
            phrase: "misspelled",
            arguments: ["key": .text(field.entry.key), "right": .text(field.key)],
            patch: [.move(from: field.pointer, to: dictionary.pointer.appending(field.key))]
        )
    }

    private func finding(
        _ entry: Node.Entry,
        isLookedUp: Bool,
        in dictionary: ManifestDictionary,
        of manifest: PrivacyManifest,
        _ context: EvaluationContext
    ) -> Finding {
        let pointer = dictionary.pointer.appending(entry.key)
        let isOnlyStrangers =
            dictionary.pointer != .root && dictionary.strangers.count == dictionary.node.entries?.count
        let near =
            isLookedUp ? NearNames(dictionary.keys).matches(entry.key, limit: 1).first { $0.likeness >= 0.75 } : nil
        var arguments: [String: Finding.Argument] = ["key": .text(entry.key), "allowed": .list(dictionary.keys)]
        if let near { arguments["nearest"] = .text(near.name) }
        return context.finding(
            Self.self,
            in: manifest,
            at: pointer,
            entry.position,
            phrase: near == nil ? "default" : "nearest",
            arguments: arguments,
            // What is meant by a near name would be lost, and an entry with nothing in it is a fault of its own.
            patch: near == nil && !isOnlyStrangers ? [.remove(pointer)] : []
        )
    }
}
