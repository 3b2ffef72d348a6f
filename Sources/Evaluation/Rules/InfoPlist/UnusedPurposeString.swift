internal import Catalog
internal import Documents

/// Reports a purpose string that nothing needs, where the submission shows the whole app.
///
/// Whole means: API uses of the app and of its SDKs are listed, each under a known name, and no submitted file was left
/// unread. Else silence: a key may be there for code that nobody showed.
struct UnusedPurposeString: Rule {
    static let id = "PL-023"

    func findings(in context: EvaluationContext) -> [Finding] {
        let removable = RemovableKeys(context: context)
        return context.appInfoPlists.flatMap { document in
            (document.root?.entries ?? []).compactMap { entry -> Finding? in
                guard let row = context.catalog.keys[id: entry.key], removable.isUnused(row) else { return nil }
                return context.finding(
                    Self.self,
                    at: document.location(ofNameIn: entry),
                    arguments: ["key": .text(entry.key)],
                    permission: row.permission,
                    patch: [.remove(Pointer.root.appending(entry.key))],
                    sources: row.sources
                )
            }
        }
    }
}
