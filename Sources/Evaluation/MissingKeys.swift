internal import Catalog
internal import Documents

/// The findings on Info.plist keys that code or an entitlement needs and that are absent or blank.
///
/// Each key has one rule that speaks of it; this is what those rules share. A missing key points to the place where it
/// should be. Without an Info.plist in the submission nothing is missing: nobody knows.
struct MissingKeys {
    let context: EvaluationContext

    /// One finding of `rule` for each Info.plist and each needed key for which `concerns` holds.
    ///
    /// The phrase is `blank`, `unclear` (one of several keys is needed), or `missing`; where `byEffect` is given the
    /// last one is `missing-crash`, `missing-silent` or `missing-upload`. What UniApp's manifest.json lacks is told where
    /// `inUniApp` says so, and what Info.plists lack elsewhere.
    ///
    /// Of several apps that may share the code, one that has the key may be the only one with the code: what the others
    /// lack is a possible warning.
    func findings(
        of rule: any Rule.Type,
        byEffect: Bool = false,
        inUniApp: Bool = false,
        where concerns: (String) -> Bool
    ) -> [Finding] {
        context.keyNeeds.filter { concerns($0.key) }.flatMap { need in
            let documents = context.infoPlists(for: need)
            let isAddedByBuild = context.isAddedByBuild(need)
            let lacking = documents.filter { document in
                document.isPrivacyDescription == inUniApp && !document.satisfies(need)
                    && !context.isWritten(need, into: document) && !context.isRefused(need, in: document)
                    && (document.isOfTarget
                        ? isOf(need, the: document, among: documents) : !isAddedByBuild)
            }
            guard !lacking.isEmpty else { return [Finding]() }
            let relatives = Relatives(of: need, context.catalog)
            let isOfAnother = documents.contains { !$0.isEmbedded && $0.satisfies(need) }
            return lacking.map { document in
                finding(of: rule, on: need, relatives, in: document, byEffect: byEffect, isOfAnother: isOfAnother)
            }
        }
    }

    /// Whether code that needs the key is in the target of `document`, as far as its project tells.
    ///
    /// Where it does not, one target that has the key may be the only one with the code.
    private func isOf(_ need: KeyNeed, the document: Document, among documents: [Document]) -> Bool {
        if context.isElsewhere(need, than: document) { return false }
        return context.isSure(need, to: document) || !documents.contains { $0.isOfTarget && $0.satisfies(need) }
    }

    private func finding(
        of rule: any Rule.Type,
        on need: KeyNeed,
        _ relatives: Relatives,
        in document: Document,
        byEffect: Bool,
        isOfAnother: Bool
    ) -> Finding {
        let row = context.catalog.keys[id: need.key]
        let isBlank = document.root?[need.key] != nil
        let effect = need.effect ?? row?.ifMissing
        var arguments: [String: Finding.Argument] = [
            "key": .text(need.key), "keys": .list(need.anyOf), "because": .list(need.because.names(upTo: 3)),
            "place": .text(context.place(ofKeyOf: need, in: document)),
        ]
        if let permission = need.permission { arguments["permission"] = .text(permission) }
        if let below = need.below { arguments["below"] = .text(below.description) }
        return context.finding(
            rule,
            at: document.location(ofKey: need.key),
            phrase: need.strength == .oneOfSeveral
                ? "unclear" : isBlank ? "blank" : byEffect ? "missing-\(Self.suffix(effect))" : "missing",
            arguments: arguments,
            severity: min(severity(of: need, relatives, row, in: document), isOfAnother ? .warning : .error),
            effect: Self.effect(effect),
            certainty: isOfAnother ? .possible : certainty(of: need, row),
            codes: need.isCheckedAtUpload ? [RequiredKeys.uploadCode] : [],
            permission: need.permission,
            patch: isBlank ? [] : patch(for: need.key, relatives, in: document),
            because: need.because,
            sources: row?.sources ?? []
        )
    }

    /// As loud as the row of the key is sure, and no louder than what happens without the key.
    private func severity(
        of need: KeyNeed,
        _ relatives: Relatives,
        _ row: KeyRecord?,
        in document: Document
    ) -> Severity {
        let absence = severityOfAbsence(need, relatives, row, in: document)
        // A plug-in that nobody knows may write it.
        let isOpen =
            context.embedded(document)?.isOpen == true && context.embedded(document)?.withholds(need.key) != true
        return min(Severity(boundedBy: need.confidence), isOpen ? min(.warning, absence) : absence)
    }

    private func severityOfAbsence(
        _ need: KeyNeed,
        _ relatives: Relatives,
        _ row: KeyRecord?,
        in document: Document
    ) -> Severity {
        let sure = [Confidence.documented, .multiSource]
        let effectIsSure = row?.ifMissingConfidence.map(sure.contains) == true
        switch row?.confidence {
        case .documented, .multiSource: break
        case .singleSource, nil: return .warning
        case .fromMemory: return .note
        }
        if need.effect == nil, !need.isCheckedAtUpload { return .note }
        // Nobody says whether the app runs on the old systems; a newer key of the permission lets one think it does not.
        if need.below != nil, context.minIOS == nil, relatives.others.contains(where: document.holdsText) {
            return .note
        }
        if need.strength == .expected || need.effect == .genericPrompt { return .warning }
        return need.below != nil && !effectIsSure ? .warning : .error
    }

    private func certainty(of need: KeyNeed, _ row: KeyRecord?) -> Certainty {
        if need.confidence == .fromMemory { return .possible }
        return switch (need.strength, row?.ifMissingConfidence) {
        case (.oneOfSeveral, _): .likely
        case (.needed, .documented), (.needed, .multiSource): need.confidence == .singleSource ? .likely : .certain
        default: .likely
        }
    }

    /// Where the app has a text of its own under a key that this one replaces, and the text is a good one, the patch
    /// takes it over.
    ///
    /// No other patch: a purpose string can only be written by someone who knows the purpose.
    private func patch(for key: String, _ relatives: Relatives, in document: Document) -> [PatchOperation] {
        let permission = context.catalog.keys[id: key]?.permission
        let old = relatives.predecessors.lazy.compactMap { document.root?[$0]?.string }.first { text in
            !text.isBlank && PurposeTextReview(text, permission: permission, appNames: []).isClean
        }
        return old.map { [.add(Pointer.root.appending(key), .string($0))] } ?? []
    }

    /// Keys beside the one that is needed, found once for all documents.
    private struct Relatives {
        /// The keys that it replaces.
        let predecessors: [String]
        /// The other keys with a text for the permission.
        let others: [String]

        init(of need: KeyNeed, _ catalog: CatalogSnapshot) {
            predecessors = catalog.keys.rows.filter { $0.status == .known && $0.replacedBy.contains(need.key) }.map(
                \.id
            )
            others = catalog.keys.rows.filter { row in
                row.id != need.key && row.permission == need.permission && row.type == "string"
            }.map(\.id)
        }
    }

    private static func suffix(_ effect: KeyRecord.Effect?) -> String {
        switch effect {
        case .crash: "crash"
        case .silent, .denied, .genericPrompt, nil: "silent"
        case .uploadRejected: "upload"
        }
    }

    private static func effect(_ effect: KeyRecord.Effect?) -> Effect {
        switch effect {
        case .crash: .crash
        case .silent, .denied: .silentFailure
        case .genericPrompt: .reviewRisk
        case .uploadRejected: .uploadRejected
        case nil: .advice
        }
    }
}

extension EvaluationContext {
    /// Whether a need cannot be met in `document`: an App Clip must not ask for Always, with or without the key.
    fileprivate func isRefused(_ need: KeyNeed, in document: Document) -> Bool {
        need.key.hasPrefix("NSLocationAlways") && role(of: document) == .appClip
    }

    /// Where the key of `need` is written for what becomes of `document`: its path, or the member of a configuration, and the
    /// option of a plug-in that writes it.
    fileprivate func place(ofKeyOf need: KeyNeed, in document: Document) -> String {
        guard let embedded = embedded(document) else { return document.path }
        let file = embedded.file.path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? embedded.file.path
        switch embedded.file.kind {
        case .buildSettings: return "Info.plist (\(file): INFOPLIST_KEY_\(need.key))"
        case .cordovaConfig, .cordovaPlugin, .packageJSON:
            return "Info.plist (\(file): <config-file target=\"*-Info.plist\" parent=\"\(need.key)\">)"
        default:
            let own = "\(embedded.place.tokens.joined(separator: ".")) (\(file))"
            return ([own] + options(writing: need, for: embedded.file)).joined(separator: " / ")
        }
    }
}

extension EvaluationContext {
    /// The options of plug-ins of Expo that need the key and write it: `expo-camera: cameraPermission`.
    private func options(writing need: KeyNeed, for file: Document) -> [String] {
        guard file.kind == .expoConfig else { return [] }
        let fields = catalog.pluginFields(for: .expo)
        return need.because.flatMap { cause -> [String] in
            guard case .package(let name, _, _) = cause else { return [] }
            return (fields[name] ?? []).filter { $0.texts.contains(need.key) }.compactMap { field in
                field.option.map { "\(name): \($0)" }
            }
        }
    }
}

extension Document {
    fileprivate func holdsText(_ key: String) -> Bool { root?[key].map { !$0.isBlank } == true }
}

extension EvaluationContext {
    /// Whether the purpose strings in `value`, put under the key of `row`, draw nothing as bad as `severity`.
    func isFit(_ value: Node, for row: KeyRecord, below severity: Severity) -> Bool {
        if let entries = value.entries { return entries.allSatisfy { isFit($0.value, for: row, below: severity) } }
        guard let text = value.string else { return true }
        let review = PurposeTextReview(text, permission: row.permission, appNames: [])
        let isError = text.isBlank || review.placeholder != nil || ConsentReward(in: text.judged) != nil
        return !isError && (severity == .error || review.isClean && !review.isFrameworkDefault)
    }
}

extension PurposeTextReview {
    /// Whether no purpose-string rule has anything to say but a note.
    fileprivate var isClean: Bool {
        placeholder == nil && vague == nil && marketing == nil && instruction == nil && foreignActor == nil
            && otherResource == nil && !restatesResource
    }
}

extension [Finding.Cause] {
    /// The names for a sentence, each once, at most `limit` of them.
    func names(upTo limit: Int) -> [String] {
        let names = map(\.name).reduce(into: [String]()) { known, name in
            if !known.contains(name) { known.append(name) }
        }
        return names.count > limit ? names.prefix(limit - 1) + ["…"] : names
    }
}

extension Finding.Cause {
    /// The name of what forces the finding.
    var name: String {
        switch self {
        case .api(let name, _, _): name
        case .package(let name, _, _): name
        case .entitlement(let name): name
        case .bundle(let path): path
        }
    }

    /// The source in which an API is used.
    var file: String? { if case .api(_, let file, _) = self { file } else { nil } }
}
