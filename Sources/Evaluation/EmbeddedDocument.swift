internal import Catalog
internal import Documents

/// A property list that a configuration holds or amounts to: `expo.ios.infoPlist` of an app.json together with the options
/// of plug-ins, the `config-file` elements of a config.xml, the settings `INFOPLIST_KEY_...` of an Xcode project.
///
/// Rules judge it as a document of its kind, whose path is that of the file with a pointer behind a `#`; the findings are
/// then put back to their place in the file.
struct EmbeddedDocument {
    /// As rules see it.
    let document: Document
    /// The file that holds it.
    let file: Document
    /// Where in the file its dictionary stands, or would stand.
    let place: Pointer
    /// The keys that plug-ins write with a text of their own where the configuration says nothing of them.
    let written: Set<String>
    /// Whether a plug-in of which the table knows nothing may write more.
    let isOpen: Bool
    /// The Info.plist that is built whatever this says, so that it is not judged; `nil` where it is.
    private(set) var substitute: Document?
    /// What stands elsewhere in the file than in that dictionary.
    private let scattered: ScatteredEntries

    /// A dictionary that stands as it is in the file; `nil` where there is none.
    init?(_ kind: DocumentKind, at keys: [String], in file: Document) {
        self.init(kind, at: keys.reduce(Pointer.root) { $0.appending($1) }, in: file, ScatteredEntries())
    }

    /// The dictionary at `place` with what stands elsewhere; `nil` where the file has neither, but for one that is due.
    ///
    /// - Parameters:
    ///   - kind: What it is a document of.
    ///   - place: Where its dictionary stands, or would stand.
    ///   - file: The configuration.
    ///   - scattered: What stands elsewhere; it wins over what the dictionary says.
    ///   - replaced: The keys of the dictionary in whose place the build takes another value.
    ///   - written: The keys that plug-ins write of themselves.
    ///   - isOpen: Whether plug-ins may write what is not known.
    ///   - isDue: Whether an empty one stands for what is not there.
    init?(
        _ kind: DocumentKind,
        at place: Pointer,
        in file: Document,
        _ scattered: ScatteredEntries,
        replaced: Set<String> = [],
        written: Set<String> = [],
        isOpen: Bool = false,
        isDue: Bool = false
    ) {
        let own = file.root?.node(at: place)?.entries
        guard own != nil || !scattered.entries.isEmpty || isDue, let nearest = file.root?.nearest(to: place).node else {
            return nil
        }
        let entries = scattered.merged(into: (own ?? []).filter { !replaced.contains($0.key) })
        self.file = file
        self.place = place
        self.scattered = scattered
        self.written = written
        self.isOpen = isOpen
        document = Document(
            path: "\(file.path)#\(place)",
            bundle: file.bundle,
            kind: kind,
            format: file.format,
            status: .read,
            root: Node(.dictionary(entries), at: nearest.position),
            faults: []
        )
    }

    /// What `file`, a configuration that holds no such dictionary, says of one below `place`; `nil` where it says nothing.
    ///
    /// With `isWhole` it is all that the app has, but for what plug-ins write, `written` and more: what lacks is missing.
    init?(
        partsOf kind: DocumentKind,
        at place: Pointer,
        in file: Document,
        _ scattered: ScatteredEntries,
        isWhole: Bool = false,
        written: Set<String> = []
    ) {
        guard !scattered.entries.isEmpty || isWhole, let nearest = file.root?.nearest(to: place).node else {
            return nil
        }
        self.file = file
        self.place = place
        self.scattered = scattered
        self.written = written
        isOpen = true
        document = Document(
            path: file.path + (file.kind == .xcodeGenProject ? "#\(place)" : "")
                + (isWhole ? "#/\(kind.rawValue)" : Self.mark(ofParts: kind)),
            bundle: file.bundle,
            kind: kind,
            format: file.format,
            status: .read,
            root: Node(.dictionary(scattered.entries), at: nearest.position),
            faults: []
        )
    }

    /// The property lists within `documents`.
    ///
    /// Info.plists that were submitted themselves come first: see ``InfoPlistsBeside``.
    static func all(in documents: [Document], _ catalog: CatalogSnapshot) -> [EmbeddedDocument] {
        let hasInfoPlist = documents.contains { $0.kind == .infoPlist }
        let infoPlists = documents.filter(\.mayBeInfoPlistOfApp)
        // An app sets a plug-in's texts in its config.xml.
        let hasConfiguration = documents.contains { $0.kind == .cordovaConfig }
        let ofFiles = Set(
            documents.filter { $0.kind == .buildSettings && $0.root?["targets"] == nil }
                .flatMap { $0.strings("info_plist_keys").map(\.text) }
        )
        return documents.flatMap { file -> [EmbeddedDocument] in
            // Xcode adds its settings to the Info.plist of a source tree.
            if file.kind == .buildSettings {
                return Self.infoPlists(ofSettings: file, isWhole: !hasInfoPlist, writtenElsewhere: ofFiles)
                    .compactMap { $0 }
            }
            let all: [EmbeddedDocument?] =
                switch file.kind {
                case .expoConfig: ExpoConfiguration(file, catalog).documents
                case .uniAppManifest: [privacyDescription(of: file, beside: infoPlists)]
                case .xcodeGenProject: XcodeGenProject(file)?.documents ?? []
                case .cordovaConfig:
                    CordovaConfiguration(config: file, catalog)
                        .documents(plugins: hasInfoPlist ? nil : CordovaPlugins(file, documents, catalog))
                case .cordovaPlugin:
                    hasConfiguration ? [] : CordovaConfiguration(plugin: file, catalog).documents()
                case .packageJSON: CordovaConfiguration(package: file, catalog).documents()
                default: []
                }
            let known = all.compactMap { $0 }
            guard !infoPlists.isEmpty, known.contains(where: { $0.document.kind == .infoPlist }) else { return known }
            let beside = InfoPlistsBeside(file, infoPlists)
            return known.compactMap { $0.document.kind == .infoPlist ? $0.counting(beside) : $0 }
        }
    }

    /// What of this counts beside Info.plists; `nil` where nothing does.
    private func counting(_ infoPlists: InfoPlistsBeside) -> EmbeddedDocument? {
        let entries = document.root?.entries ?? []
        switch infoPlists {
        case .none, .merged: return self
        case .written(let plists):
            let added = scattered.parts(with: entries, at: place) { !$0.isIn(plists) }
            return EmbeddedDocument(partsOf: .infoPlist, at: place, in: file, added)
        case .built(let plists):
            guard !entries.allSatisfy({ $0.isIn(plists) }) else { return nil }
            var unread = self
            unread.substitute = plists.first
            return unread
        }
    }

    /// The texts of a UniApp app.
    ///
    /// Where it has settings for iOS beside the one that every new project has, they are due; the texts that a build in the
    /// cloud puts in their place are no error, but a ground for refusal.
    private static func privacyDescription(of file: Document, beside infoPlists: [Document]) -> EmbeddedDocument? {
        let ios = Pointer.root.appending("app-plus").appending("distribute").appending("ios")
        let place = ios.appending("privacyDescription")
        var replaced: Set<String>?
        if case .merged(let plists) = InfoPlistsBeside(file, infoPlists) {
            replaced = Set(plists.flatMap { $0.root?.entries ?? [] }.map(\.key))
        }
        return EmbeddedDocument(
            .infoPlist,
            at: place,
            in: file,
            ScatteredEntries(),
            replaced: replaced ?? [],
            isOpen: file.root?.node(at: place)?.entries == nil,
            isDue: replaced != nil || file.root?.node(at: ios)?.entries?.contains { $0.key != "dSYMs" } == true
        )
    }

    /// The purpose strings that Xcode writes for an iOS app; with `isWhole`, the whole Info.plist of a project that has none
    /// of its own.
    private static func infoPlist(ofSettings file: Document, isWhole: Bool) -> EmbeddedDocument? {
        func says(_ flag: String) -> Bool { file.root?[flag]?.boolean == true }
        guard says("generates_info_plist"), says("is_for_ios") else { return nil }
        let place = Pointer.root.appending("info_plist_texts")
        if isWhole, says("has_app"), !says("names_info_plist") {
            let isOpen = says("has_other_settings")
            return EmbeddedDocument(.infoPlist, at: place, in: file, ScatteredEntries(), isOpen: isOpen)
        }
        var texts = ScatteredEntries()
        for entry in file.root?.node(at: place)?.entries ?? [] {
            texts.add(entry.key, entry.value, at: place.appending(entry.key))
        }
        return EmbeddedDocument(partsOf: .infoPlist, at: place, in: file, texts)
    }

    /// What is said of this where it is not judged.
    var unread: String? { substitute.map { "\(file.path) \(place): \($0.path) is built instead" } }

    /// The Info.plists that Xcode writes for apps, each from the settings of its own target, and the purpose strings of the
    /// other targets.
    private static func infoPlists(
        ofSettings file: Document,
        isWhole: Bool,
        writtenElsewhere: Set<String>
    ) -> [EmbeddedDocument?] {
        guard let targets = file.root?["targets"]?.elements else {
            return [infoPlist(ofSettings: file, isWhole: isWhole)]
        }
        func says(_ target: Node, _ flag: String) -> Bool { target[flag]?.boolean == true }
        func isForIOS(_ target: Node) -> Bool { target["kind"]?.string == "other" || says(target, "is_for_ios") }
        func isMadeUp(_ target: Node) -> Bool {
            isWhole && target["kind"]?.string != "other" && says(target, "is_for_ios")
                && says(target, "generates_info_plist") && !says(target, "names_info_plist")
        }
        var parts = ScatteredEntries()
        for target in targets where !isMadeUp(target) && isForIOS(target) {
            for (entry, place) in texts(of: target) where !parts.has(entry.key) {
                parts.add(entry.key, entry.value, at: place)
            }
        }
        let place = Pointer.root.appending("info_plist_texts")
        return targets.filter(isMadeUp).map { EmbeddedDocument(target: $0, in: file, written: writtenElsewhere) }
            + [EmbeddedDocument(partsOf: .infoPlist, at: place, in: file, parts)]
    }

    /// The Info.plist of a target that Xcode makes up.
    private init?(target: Node, in file: Document, written: Set<String>) {
        guard let place = target["pointer"]?.asPointer else { return nil }
        var texts = ScatteredEntries()
        for (entry, pointer) in Self.texts(of: target) { texts.add(entry.key, entry.value, at: pointer) }
        self.file = file
        self.place = place
        scattered = texts
        self.written = written
        isOpen = target["has_other_settings"]?.boolean == true
        document = Document(
            path: "\(file.path)#\(place)",
            bundle: file.bundle,
            kind: .infoPlist,
            format: file.format,
            status: .read,
            root: Node(.dictionary(texts.entries), at: target.position),
            faults: []
        )
    }

    private static func texts(of target: Node) -> [(entry: Node.Entry, place: Pointer)] {
        (target["info_plist_texts"]?.entries ?? []).compactMap { entry in
            target["pointers"]?[entry.key]?.asPointer.map { (entry, $0) }
        }
    }

    /// Whether the configuration takes `key` out of the app.
    func withholds(_ key: String) -> Bool { scattered.withheld[key] != nil }

    /// `finding`, put back to its place in the file.
    func placed(_ finding: Finding) -> Finding {
        var finding = finding
        let pointer = finding.location.pointer
        finding.location.path = file.path
        finding.patch = patch(finding.patch)
        if let offset = finding.location.position?.offset, let place = scattered.places[offset] {
            finding.location.pointer = place
        } else if pointer.tokens.count == 1, let place = scattered.withheld[pointer.tokens[0]] {
            finding.location.pointer = place
            finding.location.position = file.root?.node(at: place)?.position
        } else if document.isMadeOfParts {
            finding.location.pointer = place
        } else if document.isOfTarget, let key = pointer.tokens.first {
            finding.location.pointer = place.appending("INFOPLIST_KEY_" + key)
        } else {
            finding.location.pointer = place.appending(pointer)
        }
        return finding
    }

    /// The patch for the file; empty where a step of it would have to be made elsewhere than in the dictionary.
    private func patch(_ patch: [PatchOperation]) -> [PatchOperation] {
        guard file.root?.node(at: place)?.entries != nil, !document.isMadeOfParts, file.kind != .buildSettings,
            file.format != .text
        else {
            return []
        }
        let steps = patch.compactMap { step -> PatchOperation? in
            if case .replace(let pointer, let value) = step, isElsewhere(pointer) {
                let offset = document.root?.node(at: pointer)?.position.offset
                return offset.flatMap { scattered.places[$0] }.map { .replace($0, value) }
            }
            return step.pointers.contains(where: isElsewhere) ? nil : step.below(place)
        }
        return steps.count == patch.count ? steps : []
    }

    private func isElsewhere(_ pointer: Pointer) -> Bool {
        guard let key = pointer.tokens.first else { return false }
        return scattered.withheld[key] != nil || scattered.has(key)
    }

    fileprivate static func mark(ofParts kind: DocumentKind) -> String { "#/parts-of-\(kind.rawValue)" }
}

extension Document {
    /// Whether the document stands within another file: other fields of it may say more.
    var isEmbedded: Bool { [.infoPlist, .privacyManifest, .entitlements].contains(kind) && path.holds("#/") }

    /// Whether the document is what Xcode writes for a target from its build settings.
    var isOfTarget: Bool { isEmbedded && path.holds("#/objects/") }

    /// Whether the document is the `privacyDescription` of UniApp.
    var isPrivacyDescription: Bool { isEmbedded && path.hasSuffix("/privacyDescription") }

    /// Whether the document is what a configuration adds to an Info.plist that is not shown: what it lacks says nothing.
    var isMadeOfParts: Bool { isEmbedded && path.hasSuffix(EmbeddedDocument.mark(ofParts: kind)) }
}

extension EvaluationContext {
    /// The configuration that `document` was made of.
    func embedded(_ document: Document) -> EmbeddedDocument? {
        document.isEmbedded ? embedded[document.name] : nil
    }

    /// Whether the build writes a key that satisfies `need` into what becomes of `document`.
    func isWritten(_ need: KeyNeed, into document: Document) -> Bool {
        guard let embedded = embedded(document) else { return false }
        // A plug-in that is told not to write its key does without; what the app's own code asks for it needs all the same.
        let isWithheld = need.anyOf.contains(where: embedded.withholds)
        if need.isWrittenByBuild { return need.isOnlyOfSDKs || !isWithheld }
        return !isWithheld && need.anyOf.contains(where: embedded.written.contains)
    }
}

extension Node.Entry {
    /// Whether one of `infoPlists` says the same.
    fileprivate func isIn(_ infoPlists: [Document]) -> Bool {
        infoPlists.contains { $0.root?.entry(key)?.value.hasSameMeaning(as: value) == true }
    }
}

extension Node {
    /// The pointer whose keys this list has.
    var asPointer: Pointer? {
        elements.map { $0.compactMap(\.string).reduce(Pointer.root) { $0.appending($1) } }
    }
}

extension PatchOperation {
    /// The places that it names.
    fileprivate var pointers: [Pointer] {
        switch self {
        case .add(let pointer, _), .replace(let pointer, _), .remove(let pointer): [pointer]
        case .move(let from, let to): [from, to]
        }
    }

    /// The same step, for a document that has this one at `place`.
    fileprivate func below(_ place: Pointer) -> PatchOperation {
        switch self {
        case .add(let pointer, let value): .add(place.appending(pointer), value)
        case .replace(let pointer, let value): .replace(place.appending(pointer), value)
        case .remove(let pointer): .remove(place.appending(pointer))
        case .move(let from, let to): .move(from: place.appending(from), to: place.appending(to))
        }
    }
}
