internal import Catalog
internal import Documents

/// Works out which purpose strings of the Info.plist can go.
struct RemovableKeys {
    let context: EvaluationContext
    /// Whether the submission lists the API uses of the app and of its SDKs, all of them known names.
    ///
    /// A dependency file that was not read may name an SDK that forces a key.
    private let showsWholeApp: Bool
    private let neededKeys: Set<String>
    private let usedPermissions: Set<String>

    init(context: EvaluationContext) {
        self.context = context
        showsWholeApp =
            context.uses.contains { $0.use.origin == .app } && context.uses.contains { $0.use.origin == .sdk }
            && !context.showsPartOfCode && context.uses.allSatisfy { $0.record != nil }
            && context.submission.documents.allSatisfy { $0.status == .read }
        neededKeys = Set(context.keyNeeds.flatMap(\.anyOf))
        usedPermissions = Set(
            context.uses.flatMap { ($0.record?.permissions ?? []) + ($0.owner?.permissions ?? []) }
        )
    }

    /// The answer's list, each key once, in document order.
    var answer: [Evaluation.RemovableKey] {
        let items = context.appInfoPlists.flatMap { document in
            (document.root?.entries ?? []).compactMap { entry in
                reason(entry.key, in: document).map { Evaluation.RemovableKey(key: entry.key, reason: $0) }
            }
        }
        var seen: Set<String> = []
        return items.filter { seen.insert($0.key).inserted }
    }

    /// Why nothing reads `key`, as the name of a sentence of `data/texts`; `nil` where something may.
    private func reason(_ key: String, in document: Document) -> String? {
        guard let row = context.catalog.keys[id: key] else { return nil }
        if row.status == .phantom { return "\(WrongKeyName.id)/removable" }
        if row.isForOtherPlatforms { return "\(ForeignPlatformKey.id)/removable" }
        // Without a successor the text of an old key is still wanted.
        let isReplaced = row.replacedBy.isEmpty || row.replacedBy.contains { document.root?[$0]?.isBlank == false }
        if let deprecated = row.deprecated, let minIOS = context.minIOS, deprecated <= minIOS, isReplaced {
            return "\(ObsoleteKey.id)/removable"
        }
        return isUnused(row) ? "\(UnusedPurposeString.id)/removable" : nil
    }

    /// Whether the whole app was shown and nothing in it needs the purpose string of `row`.
    func isUnused(_ row: KeyRecord) -> Bool {
        guard showsWholeApp, row.status == .known, row.id.hasSuffix("UsageDescription"),
            let permission = row.permission, !neededKeys.contains(row.id)
        else { return false }
        // Another use of the same permission, even one that needs no key by itself, leaves the question open.
        return !usedPermissions.contains(permission)
    }
}

extension KeyRecord {
    /// Whether the key belongs to macOS, visionOS or watchOS only.
    var isForOtherPlatforms: Bool { status == .known && !platforms.isEmpty && platforms["ios"] == nil }
}
