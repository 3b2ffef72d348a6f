internal import Catalog
internal import Documents

/// A property list that stands within a framework's own configuration: `expo.ios.infoPlist` of an app.json.
///
/// Rules judge it as a document of its kind, whose path is that of the file with the pointer behind a `#`; the findings
/// are then put back to their place in the file. Texts that Expo's config plugins are given belong to the Info.plist.
struct EmbeddedDocument {
    /// As rules see it.
    let document: Document
    /// The file that holds it.
    let file: Document
    /// Where in the file it stands.
    let place: Pointer
    /// The members that stand elsewhere in the file, and where.
    private let moved: [String: Pointer]
    /// Whether the file has nothing at ``place``.
    private let isMadeUp: Bool

    private init?(_ kind: DocumentKind, at keys: [String], in file: Document) {
        let place = keys.reduce(Pointer.root) { $0.appending($1) }
        guard let node = file.root?.node(at: place), node.entries != nil else { return nil }
        self.init(kind, node, at: place, in: file)
    }

    private init(
        _ kind: DocumentKind,
        _ node: Node,
        at place: Pointer,
        in file: Document,
        moved: [String: Pointer] = [:],
        isMadeUp: Bool = false
    ) {
        self.file = file
        self.place = place
        self.moved = moved
        self.isMadeUp = isMadeUp
        document = Document(
            path: "\(file.path)#\(place)",
            bundle: file.bundle,
            kind: kind,
            format: file.format,
            status: .read,
            root: node,
            faults: []
        )
    }

    /// `ios.infoPlist` of an app.json, with the purpose strings that options of config plugins write.
    private init?(infoPlistOf file: Document, below root: [String], _ fields: [String: [FrameworkFieldRecord]]) {
        let place = (root + ["ios", "infoPlist"]).reduce(Pointer.root) { $0.appending($1) }
        let own = file.root?.node(at: place)
        var entries = own?.entries ?? []
        var moved: [String: Pointer] = [:]
        var defaults: [Node.Entry] = []
        for plugin in file.expoPlugins {
            for field in fields[plugin.name] ?? [] {
                guard let option = field.option, field.type.hasPrefix("string") else { continue }
                let value = plugin.options?[option]
                for key in field.writes.keys {
                    if let value, value.string != nil {
                        // A text among the options wins over the one in infoPlist.
                        entries.removeAll { $0.key == key }
                        entries.append(Node.Entry(key: key, position: value.position, value: value))
                        moved[key] = plugin.place.appending(plugin.optionsIndex).appending(option)
                    } else if value == nil, field.standard != nil {
                        let text = Node(.string("$(DEFAULT_TEXT)"), at: plugin.node.position)
                        defaults.append(Node.Entry(key: key, position: plugin.node.position, value: text))
                    }
                }
            }
        }
        guard own?.entries != nil || (own == nil && !moved.isEmpty) else { return nil }
        // A text of the plugin's own is not judged, but it is there.
        for entry in defaults where !entries.contains(where: { $0.key == entry.key }) { entries.append(entry) }
        let position = own?.position ?? entries.first?.position ?? file.root?.position
        guard let position else { return nil }
        self.init(
            .infoPlist,
            Node(.dictionary(entries), at: position),
            at: place,
            in: file,
            moved: moved,
            isMadeUp: own == nil
        )
    }

    /// The property lists within `documents`.
    ///
    /// An Info.plist that was submitted itself is what the build made of all this, so the parts of one say no more.
    static func all(in documents: [Document], catalog: CatalogSnapshot) -> [EmbeddedDocument] {
        let hasInfoPlist = documents.contains { $0.kind == .infoPlist }
        let fields =
            documents.contains { $0.kind == .expoConfig }
            ? Dictionary(grouping: catalog.frameworkFields.rows.filter { $0.framework == .expo }) { $0.plugin ?? "" }
            : [:]
        return documents.flatMap { file -> [EmbeddedDocument?] in
            switch file.kind {
            case .expoConfig:
                let root = file.root?["expo"] == nil ? [] : ["expo"]
                return [
                    EmbeddedDocument(.privacyManifest, at: root + ["ios", "privacyManifests"], in: file),
                    hasInfoPlist ? nil : EmbeddedDocument(infoPlistOf: file, below: root, fields),
                    EmbeddedDocument(.entitlements, at: root + ["ios", "entitlements"], in: file),
                ]
            case .uniAppManifest where !hasInfoPlist:
                let ios = ["app-plus", "distribute", "ios"]
                return [EmbeddedDocument(.infoPlist, at: ios + ["privacyDescription"], in: file)]
            default: return []
            }
        }.compactMap { $0 }
    }

    /// `finding`, put back to its place in the file.
    func placed(_ finding: Finding) -> Finding {
        var finding = finding
        finding.location.path = file.path
        finding.location.pointer = outer(finding.location.pointer)
        finding.patch = finding.patch.map { $0.mapped(outer) }
        // Nothing can be added to what is not there.
        if isMadeUp, finding.patch.contains(where: { $0.isBelow(place) }) { finding.patch = [] }
        return finding
    }

    /// The place in the file of what stands at `pointer` of the document.
    private func outer(_ pointer: Pointer) -> Pointer {
        guard !moved.isEmpty, let key = pointer.tokens.first, let target = moved[key] else {
            return place.appending(pointer)
        }
        return pointer.tokens.dropFirst().reduce(target) { $0.appending($1) }
    }
}

extension Document {
    /// Whether the document stands within another file: other fields of it may say more.
    var isEmbedded: Bool { [.infoPlist, .privacyManifest, .entitlements].contains(kind) && path.contains("#/") }
}

extension Document {
    /// Whether the document is the `privacyDescription` of UniApp.
    var isPrivacyDescription: Bool { isEmbedded && path.hasSuffix("/privacyDescription") }
}

extension PatchOperation {
    /// The same step at other places.
    fileprivate func mapped(_ place: (Pointer) -> Pointer) -> PatchOperation {
        switch self {
        case .add(let pointer, let value): .add(place(pointer), value)
        case .replace(let pointer, let value): .replace(place(pointer), value)
        case .remove(let pointer): .remove(place(pointer))
        case .move(let from, let to): .move(from: place(from), to: place(to))
        }
    }

    /// Whether a step is at `place` or below it.
    fileprivate func isBelow(_ place: Pointer) -> Bool {
        let pointers =
            switch self {
            case .add(let pointer, _), .replace(let pointer, _), .remove(let pointer): [pointer]
            case .move(let from, let to): [from, to]
            }
        return pointers.contains { place.contains($0) }
    }
}
