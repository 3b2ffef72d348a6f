internal import Catalog
internal import Documents

/// Reports a key that does not exist or belongs into another file.
///
/// These are wrong names in circulation, display names and misspellings of a real key, keys of the privacy manifest, and
/// entitlements. `NSPrivacyTrackingDomains` in a built Info.plist is put there by Xcode and is no fault.
struct WrongKeyName: Rule {
    static let id = "PL-024"

    /// A near key is looked for that often in a document.
    private static let mostSuggestions = 50

    func findings(in context: EvaluationContext) -> [Finding] {
        context.infoPlists.flatMap { document in
            let entries = document.root?.entries ?? []
            let keys = Set(entries.map(\.key))
            var suspects = 0
            return entries.compactMap { entry -> Finding? in
                let row = context.catalog.keys.named(entry.key)
                if row == nil, Self.looksLikePurpose(entry.key) { suspects += 1 }
                let place = Place(entry: entry, document: document, keys: keys)
                return finding(on: place, row, isLookedUp: suspects <= Self.mostSuggestions, context)
            }
        }
    }

    /// An entry, its document, and every key of it.
    private struct Place {
        let entry: Node.Entry
        let document: Document
        let keys: Set<String>
    }

    private static func looksLikePurpose(_ key: String) -> Bool {
        let name = key.lowercased()
        return name.contains("usage") || name.hasSuffix("description")
    }

    private func finding(
        on place: Place,
        _ row: KeyRecord?,
        isLookedUp: Bool,
        _ context: EvaluationContext
    ) -> Finding? {
        let entry = place.entry
        if row?.id == entry.key, row?.status == .known { return nil }
        if entry.key.hasPrefix("NSPrivacy") {
            return entry.key == "NSPrivacyTrackingDomains"
                ? nil : finding("manifest", row, at: place, context, severity: .error)
        }
        if entry.key == "aps-environment" || entry.key.hasPrefix("com.apple.developer.") {
            return finding("entitlement", row, at: place, context, severity: .warning)
        }
        if let row {
            let right = row.status == .known ? [row.id] : row.replacedBy
            guard !right.isEmpty else {
                let isSure = row.confidence == .documented || row.confidence == .multiSource
                return finding("needless", row, at: place, context, severity: isSure ? .warning : .note)
            }
            return finding("renamed", row, right, at: place, context)
        }
        guard isLookedUp, Self.looksLikePurpose(entry.key) else { return nil }
        let name = entry.key.lowercased()
        let known = context.catalog.keys.rows.filter { $0.status == .known }.map(\.id)
        // A key with a prefix of the app's own may be the app's own.
        let limit = name.hasPrefix("ns") || name.hasPrefix("nfc") ? 3 : 1
        let right = Self.readings(entry.key).lazy.compactMap { key in
            Spelling.nearest(key, in: known, within: limit)
        }.first
        if let right { return finding("misspelt", nil, [right], at: place, context) }
        guard entry.key.hasPrefix("NS"), entry.key.hasSuffix("UsageDescription") else { return nil }
        return finding("unknown", nil, at: place, context, severity: .note)
    }

    /// The key, and what it is with the words that writers leave out: `NSCameraUsage`, `NSCameraDescription`.
    private static func readings(_ key: String) -> [String] {
        let description = "Description"
        let stem = key.hasSuffix(description) ? String(key.dropLast(description.count)) : key
        return [key, key + description, stem + "Usage" + description]
    }

    private func finding(
        _ phrase: String,
        _ row: KeyRecord?,
        _ right: [String] = [],
        at place: Place,
        _ context: EvaluationContext,
        severity: Severity? = nil
    ) -> Finding {
        let key = place.entry.key
        let pointer = Pointer.root.appending(key)
        let isThere = right.contains { place.keys.contains($0) }
        let patch: [PatchOperation] =
            right.count == 1 && !isThere
            ? [.move(from: pointer, to: Pointer.root.appending(right[0]))]
            : isThere || phrase == "needless" ? [.remove(pointer)] : []
        // A wrong name costs something where the right key is missing for it.
        let isSure = row.map { $0.confidence == .documented || $0.confidence == .multiSource } == true
        return context.finding(
            Self.self,
            at: place.document.location(pointer, of: place.entry.value),
            phrase: phrase,
            arguments: ["key": .text(key), "right": .list(right)],
            severity: severity ?? (isThere || !isSure ? .warning : .error),
            permission: row?.permission ?? right.first.flatMap { context.catalog.keys[id: $0]?.permission },
            patch: patch,
            facts: phrase == "manifest" ? ["MYTH-002"] : key == "PHAccessLevel" ? ["MYTH-057"] : [],
            sources: row?.sources ?? []
        )
    }
}
