internal import Catalog
internal import Documents

/// Works out which Info.plist keys a submission needs: by its API uses and its entitlements.
struct RequiredKeys {
    let context: EvaluationContext

    /// The needs, one for each key and bundle, sorted by key and bundle.
    var needs: [KeyNeed] {
        let all = context.uses.flatMap(needs(of:)) + entitlementNeeds
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
        return (keys.filter { $0.arguments == nil } + told)
            .map { need($0, of: use, anyOf: [$0.key], strength: .needed) }
            + open.map { need($0, of: use, anyOf: anyOf, strength: .oneOfSeveral) }
    }

    private func requiredKeys(of use: ResolvedUse) -> [APIRecord.RequiredKey] {
        if let record = use.record, !record.requiredKeys.isEmpty || record.role == .reports {
            return record.requiredKeys
        }
        return use.owner?.status == .known ? use.owner?.requiredKeys ?? [] : []
    }

    /// Whether the app can run, built with this SDK, on a system that reads the key, and the use with it.
    private func applies(_ key: APIRecord.RequiredKey, to use: ResolvedUse) -> Bool {
        if let from = key.from, let sdk = context.sdk, sdk < from { return false }
        guard let below = key.below else { return true }
        guard let minIOS = context.minIOS, minIOS < below else { return false }
        if case .from(let version) = use.use.guardedFrom, version >= below { return false }
        return use.record?.introduced.map { $0 < below } ?? true
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
            bundle: use.use.bundle,
            strength: strength,
            anyOf: anyOf,
            below: key.below,
            effect: isUploadOnly ? .uploadRejected : key.ifMissing,
            isCheckedAtUpload: row?.codes.contains(Self.uploadCode) == true && key.below == nil,
            because: [.api(name: use.use.name, file: use.use.file, line: use.use.line)],
            sources: (use.record?.requiredKeys.isEmpty == false ? use.record : use.owner)?.sources ?? []
        )
    }

    /// The code of the upload check for purpose strings.
    static let uploadCode = "ITMS-90683"

    /// `video`, `.video`, `AVMediaTypeVideo` and `AVMediaType.video` are one value, `add-only` and `addOnly` another.
    private static func isSame(_ value: String, _ argument: String) -> Bool {
        value.lowercased().filter { $0.isLetter || $0.isNumber }.hasSuffix(argument.lowercased())
    }
}

extension RequiredKeys {
    /// The answer's list: each need, and whether every Info.plist concerned has a key that satisfies it.
    var answer: [Evaluation.RequiredKey] {
        context.keyNeeds.map { need in
            let documents = context.infoPlists(forCodeOf: need.bundle)
            return Evaluation.RequiredKey(
                key: need.key,
                permission: need.permission,
                present: documents.isEmpty ? nil : documents.allSatisfy { $0.satisfies(need) },
                because: need.because
            )
        }
    }
}

extension Document {
    /// Whether one of the keys that satisfy `need` is there and not blank (a blank purpose string counts as missing).
    func satisfies(_ need: KeyNeed) -> Bool {
        need.anyOf.contains { key in root?[key].map { !$0.isBlank } == true }
    }
}
