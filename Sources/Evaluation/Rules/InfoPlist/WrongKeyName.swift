internal import Catalog
internal import Documents

/// Reports a key that does not exist or belongs into another file.
///
/// These are wrong names in circulation, display names and misspellings of a real key, keys of the privacy manifest, and
/// entitlements. `NSPrivacyTrackingDomains` in a built Info.plist is put there by Xcode and is no fault.
struct WrongKeyName: Rule {
    static let id = "PL-024"

    func findings(in context: EvaluationContext) -> [Finding] {
        context.infoPlists.flatMap { document in
            (document.root?.entries ?? []).compactMap { finding(on: $0, in: document, context) }
        }
    }

    private func finding(on entry: Node.Entry, in document: Document, _ context: EvaluationContext) -> Finding? {
        let row = context.catalog.keys.named(entry.key)
        if row?.id == entry.key, row?.status == .known { return nil }
        if entry.key.hasPrefix("NSPrivacy") {
            return entry.key == "NSPrivacyTrackingDomains"
                ? nil : finding("manifest", entry.key, row, in: document, context, severity: .error)
        }
        if entry.key == "aps-environment" || entry.key.hasPrefix("com.apple.developer.") {
            return finding("entitlement", entry.key, row, in: document, context, severity: .warning)
        }
        if let row {
            let right = row.status == .known ? [row.id] : row.replacedBy
            guard !right.isEmpty else {
                let isSure = row.confidence == .documented || row.confidence == .multiSource
                return finding("needless", entry.key, row, in: document, context, severity: isSure ? .warning : .note)
            }
            return finding("renamed", entry.key, row, right, in: document, context)
        }
        let name = entry.key.lowercased()
        guard name.contains("usage") || name.hasSuffix("description") else { return nil }
        let known = context.catalog.keys.rows.filter { $0.status == .known }.map(\.id)
        // A key with a prefix of the app's own may be the app's own.
        let limit = name.hasPrefix("ns") || name.hasPrefix("nfc") ? 3 : 1
        let right = [entry.key, "\(entry.key)Description"].lazy.compactMap { key in
            Spelling.nearest(key, in: known, within: limit)
        }.first
        if let right { return finding("misspelt", entry.key, nil, [right], in: document, context) }
        guard entry.key.hasPrefix("NS"), entry.key.hasSuffix("UsageDescription") else { return nil }
        return finding("unknown", entry.key, nil, in: document, context, severity: .note)
    }

    private func finding(
        _ phrase: String,
        _ key: String,
        _ row: KeyRecord?,
        _ right: [String] = [],
        in document: Document,
        _ context: EvaluationContext,
        severity: Severity? = nil
    ) -> Finding {
        let place = Pointer.root.appending(key)
        let isThere = right.contains { document.root?[$0] != nil }
        let patch: [PatchOperation] =
            right.count == 1 && !isThere
            ? [.move(from: place, to: Pointer.root.appending(right[0]))]
            : isThere || phrase == "needless" ? [.remove(place)] : []
        // A wrong name costs something where the right key is missing for it.
        let isSure = row.map { $0.confidence == .documented || $0.confidence == .multiSource } == true
        return context.finding(
            Self.self,
            at: document.location(ofKey: key),
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
