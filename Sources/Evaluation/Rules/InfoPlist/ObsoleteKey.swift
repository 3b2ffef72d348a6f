internal import Catalog
internal import Documents

/// Notes a key that no system reads on which the app runs.
///
/// The keys of PL-007 and PL-016 are left to them.
struct ObsoleteKey: Rule {
    static let id = "PL-035"

    func findings(in context: EvaluationContext) -> [Finding] {
        Self.findings(of: Self.self, in: context) {
            $0 != ObsoleteLocationAlwaysKey.key && $0 != ObsoleteBluetoothKey.key
        }
    }

    /// One finding of `rule` for each obsolete key for which `concerns` holds.
    ///
    /// The patch takes the key away where a successor is there; else it moves the text to the one successor. Without a
    /// successor the finding is as loud as `alone`.
    static func findings(
        of rule: any Rule.Type,
        in context: EvaluationContext,
        alone: Severity = .note,
        where concerns: (String) -> Bool
    ) -> [Finding] {
        guard let minIOS = context.minIOS else { return [] }
        return context.appInfoPlists.flatMap { document in
            let entries = document.root?.entries ?? []
            let filled = Set(entries.filter { !$0.value.isBlank }.map(\.key))
            return entries.filter { concerns($0.key) }.compactMap { entry -> Finding? in
                guard let row = context.catalog.keys[id: entry.key], row.status == .known,
                    let deprecated = row.deprecated, deprecated <= minIOS
                else { return nil }
                let pointer = Pointer.root.appending(entry.key)
                let isReplaced = row.replacedBy.contains { filled.contains($0) }
                let isAlone = !isReplaced && !row.replacedBy.isEmpty && !entry.value.isBlank
                let move = row.replacedBy.map { PatchOperation.move(from: pointer, to: Pointer.root.appending($0)) }
                return context.finding(
                    rule,
                    at: document.location(ofNameIn: entry),
                    phrase: !isAlone ? "default" : move.count == 1 ? "alone" : "alone-several",
                    arguments: [
                        "key": .text(entry.key), "deprecated": .text(deprecated.description),
                        "min_ios": .text(minIOS.description), "successors": .list(row.replacedBy),
                    ],
                    severity: isAlone ? alone : nil,
                    effect: isAlone && alone > .note ? .ineffective : nil,
                    permission: row.permission,
                    patch: isReplaced ? [.remove(pointer)] : isAlone && move.count == 1 ? move : [],
                    sources: row.sources
                )
            }
        }
    }
}
