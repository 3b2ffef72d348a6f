internal import Catalog
internal import Documents

/// Reports a value of `UIBackgroundModes` that does not exist (ITMS-90112).
struct UnknownBackgroundMode: Rule {
    static let id = "PL-030"

    func findings(in context: EvaluationContext) -> [Finding] {
        let table = context.catalog.backgroundModes
        let modes = Set(table.rows.filter(\.exists).map(\.id))
        guard !modes.isEmpty else { return [] }
        // What each wrong name stands for: a name is looked up once, however often it stands there.
        var meanings: [String: String?] = [:]
        return context.infoPlists.flatMap { document in
            let present = document.strings("UIBackgroundModes")
            let texts = Set(present.map(\.text))
            return present.filter { !modes.contains($0.text) && !$0.text.isVariable }.map { mode in
                let pointer = Pointer.root.appending("UIBackgroundModes").appending(mode.index)
                let isLookedUp = meanings.count < context.submission.mostSuggestions
                let right =
                    meanings[mode.text] ?? meant(mode.text, table) ?? (isLookedUp ? nearest(mode.text, modes) : nil)
                if isLookedUp { meanings[mode.text] = .some(right) }
                let isThere = right.map { texts.contains($0) } == true
                return context.finding(
                    Self.self,
                    at: document.location(pointer, of: mode.node),
                    phrase: right.map { $0.isEmpty ? "needless" : "renamed" } ?? "unknown",
                    arguments: ["mode": .text(mode.text), "right": .text(right ?? "")],
                    patch: right.map { $0.isEmpty || isThere ? [.remove(pointer)] : [.replace(pointer, .string($0))] }
                        ?? [.remove(pointer)]
                )
            }
        }
    }

    /// What an invented value stands for, or a right one in other letters; empty where no mode is needed.
    private func meant(_ mode: String, _ table: Table<BackgroundModeRecord>) -> String? {
        table.matching(mode).map { $0.suggestions.first ?? "" }
    }

    private func nearest(_ mode: String, _ modes: Set<String>) -> String? {
        let text = mode.trimmed.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
        return modes.contains(text) ? text : Spelling.nearest(text, in: modes, within: 2)
    }
}
