internal import Catalog
internal import Documents

/// Reports a value of `UIBackgroundModes` that does not exist (ITMS-90112).
///
/// Of a string in the place of the list the words are judged; they are patched once the list is one, which is PL-011's.
struct UnknownBackgroundMode: Rule {
    static let id = "PL-030"

    func findings(in context: EvaluationContext) -> [Finding] {
        guard context.catalog.backgroundModes.rows.contains(where: \.exists) else { return [] }
        return context.backgroundModes.flatMap { list in
            let present = Set(list.modes.map(\.text))
            return list.modes.filter { !$0.isRight }.map { mode in
                context.finding(
                    Self.self,
                    at: list.document.location(mode.pointer, of: mode.node),
                    phrase: Self.phrase(of: mode),
                    arguments: ["mode": .text(mode.text), "right": .list(mode.meaning ?? [])],
                    patch: mode.isListed ? Self.patch(for: mode, beside: present) : []
                )
            }
        }
    }

    private static func phrase(of mode: BackgroundMode) -> String {
        switch mode.meaning?.count {
        case nil: "unknown"
        case 0: "needless"
        case 1: "renamed"
        default: mode.isSure ? "several" : "ambiguous"
        }
    }

    /// Puts the modes that are meant, as far as they are not there already, in the place of the wrong text.
    private static func patch(for mode: BackgroundMode, beside present: Set<String>) -> [PatchOperation] {
        // Of several words one may be a mode, which would be lost.
        guard let meaning = mode.meaning else { return mode.text.listed.count > 1 ? [] : [.remove(mode.pointer)] }
        guard mode.isSure || meaning.allSatisfy(present.contains) else { return [] }
        let missing = meaning.filter { !present.contains($0) }
        guard let first = missing.first else { return [.remove(mode.pointer)] }
        let list = Pointer.root.appending("UIBackgroundModes")
        return [.replace(mode.pointer, .string(first))]
            + missing.dropFirst().map { .add(list.appending("-"), .string($0)) }
    }
}
