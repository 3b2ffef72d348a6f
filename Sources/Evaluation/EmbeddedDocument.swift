internal import Documents

/// A property list that stands within a framework's own configuration: `expo.ios.infoPlist` of an app.json.
///
/// Rules judge it as a document of its kind, whose path is that of the file with the pointer behind a `#`; the findings
/// are then put back to their place in the file.
struct EmbeddedDocument {
    /// As rules see it.
    let document: Document
    /// The file that holds it.
    let file: Document
    /// Where in the file it stands.
    let place: Pointer

    private init?(_ kind: DocumentKind, at keys: [String], in file: Document) {
        let place = keys.reduce(Pointer.root) { $0.appending($1) }
        guard let node = file.root?.node(at: place), node.entries != nil else { return nil }
        self.file = file
        self.place = place
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

    /// The property lists within `documents`.
    ///
    /// An Info.plist that was submitted itself is what the build made of all this, so the parts of one say no more.
    static func all(in documents: [Document]) -> [EmbeddedDocument] {
        let hasInfoPlist = documents.contains { $0.kind == .infoPlist }
        return documents.flatMap { file -> [EmbeddedDocument?] in
            switch file.kind {
            case .expoConfig:
                let root = file.root?["expo"] == nil ? [] : ["expo"]
                return [
                    EmbeddedDocument(.privacyManifest, at: root + ["ios", "privacyManifests"], in: file),
                    hasInfoPlist ? nil : EmbeddedDocument(.infoPlist, at: root + ["ios", "infoPlist"], in: file),
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
        finding.location.pointer = place.appending(finding.location.pointer)
        finding.patch = finding.patch.map { $0.below(place) }
        return finding
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
