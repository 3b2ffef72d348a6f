internal import Catalog
internal import Documents

/// Works out which Info.plist keys a submission needs: by its API uses, its entitlements and its packages.
struct RequiredKeys {
    let context: EvaluationContext

    /// The needs, one for each key and bundle, sorted by key and bundle.
    var needs: [KeyNeed] {
        let all = context.uses.flatMap(needs(of:)) + entitlementNeeds + dependencyNeeds + bridgeNeeds + calledNeeds
        let merged = all.reduce(into: [[String]: KeyNeed]()) { known, need in
            let place = [need.key, need.bundle ?? ""]
            known[place] = known[place]?.merged(with: need) ?? need
        }
        return merged.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// The keys that one use needs, by its own row, else by the row of the type that it touches.
    private func needs(of use: ResolvedUse) -> [KeyNeed] {
        guard use.use.origin != .ownType, use.record?.status != .phantom else { return [] }
        let keys = requiredKeys(of: use).filter { applies($0, to: use) }
        let conditional = keys.filter { $0.arguments != nil }
        let told = conditional.filter { key in
            key.arguments?.contains { argument in use.values.contains { Self.isSame($0, argument) } } == true
        }
        let anyOf = conditional.map(\.key)
        // Nobody told which of several keys the call needs: the first one stands for all.
        let open = told.isEmpty && Set(anyOf).count > 1 ? conditional.prefix(1) : []
        return (keys.filter { $0.arguments == nil } + told).map {
            need($0, of: use, anyOf: [$0.key], strength: strength($0))
        }
            + open.map { need($0, of: use, anyOf: anyOf, strength: .oneOfSeveral) }
    }

    /// The keys of the symbol's own row, and those that any touch of its type needs.
    private func requiredKeys(of use: ResolvedUse) -> [APIRecord.RequiredKey] {
        let own = use.record?.requiredKeys ?? []
        guard let owner = use.owner, owner.status == .known, !use.onlyAsks else { return own }
        let ofType = owner.requiredKeys.filter { key in
            // A condition in words is the type's own; a value told belongs to the call that takes it.
            (use.record == nil || key.when == nil) && (own.isEmpty || key.arguments == nil)
                && !own.contains { $0.key == key.key }
        }
        return own + ofType
    }

    /// Whether the app can run, built with this SDK, on a system that reads the key, and the use with it.
    private func applies(_ key: APIRecord.RequiredKey, to use: ResolvedUse) -> Bool {
        if let from = key.from, let sdk = context.sdk, sdk < from { return false }
        guard let below = key.below else { return true }
        if case .from(let version) = use.use.guardedFrom, version >= below { return false }
        if let introduced = use.record?.introduced, introduced >= below { return false }
        return context.minIOS.map { $0 < below } ?? (below > Self.oldestLikely)
    }

    /// An app of which nobody says the oldest iOS version may still run on this one.
    static let oldestLikely = OSVersion(15)

    private func strength(_ key: APIRecord.RequiredKey) -> KeyNeed.Strength {
        key.when != nil || (key.below != nil && context.minIOS == nil) ? .expected : .needed
    }

    private func need(
        _ key: APIRecord.RequiredKey,
        of use: ResolvedUse,
        anyOf: [String],
        strength: KeyNeed.Strength
    ) -> KeyNeed {
        let row = context.catalog.keys[id: key.key]
        let isUploadOnly = use.use.origin == .sdk || key.ifMissing == .uploadRejected
        return KeyNeed(
            key: key.key,
            permission: row?.permission ?? use.record?.permissions.first,
            bundle: context.host(ofCodeIn: use.use.bundle),
            strength: strength,
            anyOf: anyOf,
            below: key.below,
            effect: isUploadOnly ? .uploadRejected : key.ifMissing,
            isCheckedAtUpload: isCheckedAtUpload(key, row),
            confidence: .documented,
            isWrittenByBuild: false,
            because: [.api(name: use.use.name, file: use.use.file, line: use.use.line)],
            isOnlyOfSDKs: use.use.origin == .sdk,
            places: use.use.file.map { [KeyNeed.Place(path: $0)] }
        )
    }

    /// Keys for old systems are looked for where the effect of their absence is well known.
    private func isCheckedAtUpload(_ key: APIRecord.RequiredKey, _ row: KeyRecord?) -> Bool {
        guard let row, row.codes.contains(Self.uploadCode) else { return false }
        return key.below == nil || row.ifMissingConfidence == .documented || row.ifMissingConfidence == .multiSource
    }

    /// The code of the upload check for purpose strings.
    static let uploadCode = "ITMS-90683"

    /// `video`, `.video`, `AVMediaTypeVideo` and `AVMediaType.video` are one value, `add-only` and `addOnly` another.
    private static func isSame(_ value: String, _ argument: String) -> Bool {
        value.lowercased().filter { $0.isLetter || $0.isNumber }.hasSuffix(argument.lowercased())
    }
}

extension ResolvedUse {
    /// Whether the use only asks for a status or whether the hardware is there.
    fileprivate var onlyAsks: Bool {
        if record?.role == .reports { return true }
        let member = (record?.id ?? use.name).prefix { $0 != "(" }.split(separator: ".").last ?? ""
        return member.hasPrefix("is") && member.hasSuffix("Available") || member.hasPrefix("supports")
            || member.hasPrefix("authorization")
    }
}

extension RequiredKeys {
    /// The answer's list: each need, and whether every Info.plist concerned has a key that satisfies it.
    var answer: [Evaluation.RequiredKey] {
        context.keyNeeds.map { need in
            let documents = context.infoPlists(for: need).filter { !context.isElsewhere(need, than: $0) }
            let isWritten = context.isAddedByBuild(need) && !documents.contains(where: \.isOfTarget)
            return Evaluation.RequiredKey(
                key: need.key,
                permission: need.permission,
                present: isWritten ? true : isPresent(need, in: documents),
                because: need.because
            )
        }
    }

    /// Whether each of `documents` has the key, or gets it by the build; `nil` where nothing tells.
    private func isPresent(_ need: KeyNeed, in documents: [Document]) -> Bool? {
        guard documents.isEmpty else {
            return documents.allSatisfy { $0.satisfies(need) || context.isWritten(need, into: $0) }
        }
        return nil
    }
}

extension Document {
    /// Whether one of the keys that satisfy `need` is there and not blank (a blank purpose string counts as missing).
    func satisfies(_ need: KeyNeed) -> Bool {
        need.anyOf.contains { key in root?[key].map { !$0.isBlank } == true }
    }
}
