internal import Catalog
internal import Documents

/// Reports a key that does not exist or belongs into another file.
///
/// These are wrong names in circulation, display names and misspellings of a real key, keys of the privacy manifest, and
/// entitlements. `NSPrivacyTrackingDomains` in a built Info.plist is put there by Xcode and is no fault.
struct WrongKeyName: Rule {
    static let id = "PL-024"

    func findings(in context: EvaluationContext) -> [Finding] {
        var suspects = 0
        return context.infoPlists.flatMap { document in
            let entries = document.root?.entries ?? []
            let keys = Set(entries.map(\.key))
            return entries.compactMap { entry -> Finding? in
                let row = context.catalog.keys.named(entry.key)
                if row == nil, Self.isLookedAt(entry.key) { suspects += 1 }
                let place = Place(entry: entry, document: document, keys: keys)
                return finding(on: place, row, isLookedUp: suspects <= context.submission.mostSuggestions, context)
            }
        }
    }

    /// An entry, its document, and every key of it.
    private struct Place {
        let entry: Node.Entry
        let document: Document
        let keys: Set<String>
    }

    /// What keys begin with that matter to a permission and are not called `UsageDescription`.
    private static let beginnings = [
        "bgtask", "lsapplicationqueries", "nsbonjour", "nslocation", "phphotolibrary", "uibackgroundmode",
    ]

    /// A longer key is no slip of one of Apple's.
    private static let longest = 200

    private static func isLookedAt(_ key: String) -> Bool {
        guard key.utf8.count <= longest else { return key.hasSuffix(ending) }
        let name = key.lowercased()
        return name.holds("usage") || name.hasSuffix("description") || beginnings.contains { name.hasPrefix($0) }
    }

    private func finding(
        on place: Place,
        _ row: KeyRecord?,
        isLookedUp: Bool,
        _ context: EvaluationContext
    ) -> Finding? {
        let entry = place.entry
        if row?.id == entry.key, row?.status == .known { return nil }
        if let unseen = UnseenCharacters(entry.key), let meant = context.catalog.keys.named(unseen.rest) {
            let right = meant.status == .known ? [meant.id] : meant.replacedBy
            if !right.isEmpty {
                return finding(unseen.phrase, meant, right, at: place, context, unseen: unseen.names)
            }
        }
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
        guard isLookedUp, Self.isLookedAt(entry.key) else { return nil }
        let isSlip = entry.key.utf8.count <= Self.longest
        let right = isSlip ? Self.meant(entry.key, context.catalog.keys.rows.filter { $0.status == .known }) : []
        if let slip = Self.slip(entry.key, right, context) {
            return finding("renamed", slip, right, at: place, context)
        }
        if !right.isEmpty { return finding("misspelt", nil, right, at: place, context) }
        guard entry.key.hasPrefix("NS"), entry.key.hasSuffix(Self.ending) else { return nil }
        return finding("unknown", nil, at: place, context, severity: .note)
    }

    private static let ending = "UsageDescription"

    /// The row of the purpose string from which `key` differs in the case of letters or in one of them only.
    private static func slip(_ key: String, _ right: [String], _ context: EvaluationContext) -> KeyRecord? {
        guard right.count == 1, right[0].hasSuffix(ending), key.lowercased().hasPrefix("n"),
            Spelling.nearest(key, in: right, within: 1) != nil
        else { return nil }
        return context.catalog.keys[id: right[0]].flatMap { $0.isForOtherPlatforms ? nil : $0 }
    }

    /// What a key that nobody knows was meant to be: the nearest one, else those whose names hold its own.
    private static func meant(_ key: String, _ known: [KeyRecord]) -> [String] {
        let name = key.lowercased()
        let isSystems = name.hasPrefix("ns") || name.hasPrefix("nfc")
        // A key with a prefix of the app's own may be the app's own.
        let limit = name.holds("usage") || name.hasSuffix("description") ? isSystems ? 3 : 1 : 2
        let ids = known.map(\.id)
        if let nearest = readings(key).lazy.compactMap({ Spelling.nearest($0, in: ids, within: limit) }).first {
            return [nearest]
        }
        guard key.hasSuffix(ending) else { return [] }
        if !isSystems { return ids.filter { $0 == "NS" + key } }
        let stem = key.dropFirst(2).dropLast(ending.count)
        let texts = known.filter { $0.id.hasSuffix(ending) && !$0.isForOtherPlatforms }.map(\.id)
        let singular = stem.hasSuffix("s") ? stem.dropLast() : stem
        return singular.count > 3 ? Array(texts.filter { $0.contains(singular) }.prefix(3)) : []
    }

    /// The key, and what it is with the words that writers leave out: `NSCameraUsage`, `NSCameraDescription`.
    private static func readings(_ key: String) -> [String] {
        let description = "Description"
        let stem = key.hasSuffix(description) ? String(key.dropLast(description.count)) : key
        return [key, key + description, stem + "Usage" + description]
    }

    /// Whether `value` under the key of `row` draws no finding that is as bad as one of `severity`.
    private static func canTake(
        _ value: Node,
        _ row: KeyRecord,
        beside keys: Set<String>,
        _ severity: Severity,
        _ context: EvaluationContext
    ) -> Bool {
        let isObsolete = row.deprecated.map { deprecated in context.minIOS.map { deprecated <= $0 } ?? false } ?? false
        let lacksCompanion =
            severity < .error && row.id == LocationWhenInUseKeyMissing.always
            && !keys.contains(LocationWhenInUseKeyMissing.key)
        return !isObsolete && !lacksCompanion && WrongValueType.fits(value, row)
            && context.isFit(value, for: row, below: severity)
    }

    private func finding(
        _ phrase: String,
        _ row: KeyRecord?,
        _ right: [String] = [],
        at place: Place,
        _ context: EvaluationContext,
        severity: Severity? = nil,
        unseen: [String] = []
    ) -> Finding {
        let key = place.entry.key
        let pointer = Pointer.root.appending(key)
        let isThere = right.contains { place.keys.contains($0) }
        // A wrong name costs something where the right key is missing for it.
        let isSure = row.map { $0.confidence == .documented || $0.confidence == .multiSource } == true
        let severity = severity ?? (isThere || !isSure ? .warning : .error)
        var patch: [PatchOperation] = isThere || phrase == "needless" ? [.remove(pointer)] : []
        if right.count == 1, !isThere, let meant = context.catalog.keys[id: right[0]],
            // What a list holds was not looked at under the wrong name.
            right[0].hasSuffix(Self.ending) || unseen.isEmpty && meant.type != "array",
            Self.canTake(place.entry.value, meant, beside: place.keys, severity, context)
        {
            patch = [.move(from: pointer, to: Pointer.root.appending(right[0]))]
        }
        return context.finding(
            Self.self,
            at: place.document.location(ofNameIn: place.entry),
            phrase: phrase,
            arguments: ["key": .text(key), "right": .list(right), "unseen": .list(unseen)],
            severity: severity,
            permission: row?.permission ?? right.first.flatMap { context.catalog.keys[id: $0]?.permission },
            patch: patch,
            facts: phrase == "manifest" ? ["MYTH-002"] : key == "PHAccessLevel" ? ["MYTH-057"] : [],
            sources: row?.sources ?? []
        )
    }
}
