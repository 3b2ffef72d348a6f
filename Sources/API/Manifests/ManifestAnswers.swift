internal import Catalog
internal import Documents
internal import Evaluation
internal import HTTPModel

/// The body of `POST /v1/manifests:build`: what the developer says of the app.
struct ManifestAnswers {
    static let fields = ["kind", "tracking", "tracking_domains", "collected_data", "accessed_apis", "purpose_strings"]

    private(set) var kind = Target.Kind.app
    private(set) var content = ManifestContent()
    /// Texts by Info.plist key, in the order given.
    private(set) var texts: [(key: String, text: String)] = []

    /// Reads a body's tree; faults go to `decoder`.
    init(_ root: Node, _ catalog: CatalogSnapshot, _ decoder: inout NodeDecoder) {
        guard let object = decoder.object(root, at: .root, known: Self.fields) else { return }
        if let text = decoder.string("kind", in: object) {
            kind = decoder.choice(text, of: Target.Kind.self, at: .pointer("/kind")) ?? .app
        }
        content.tracks = Self.flag("tracking", in: object, &decoder) ?? false
        readDomains(object, &decoder)
        for (node, pointer) in decoder.array("collected_data", in: object, limit: 200) {
            readCollection(node, at: pointer, catalog, &decoder)
        }
        for (node, pointer) in decoder.array("accessed_apis", in: object, limit: 50) {
            readAccess(node, at: pointer, catalog, &decoder)
        }
        if let (node, pointer) = object["purpose_strings"] {
            for entry in decoder.entries(node, at: pointer, limit: 100) {
                readText(entry, at: pointer.appending(entry.key), catalog, &decoder)
            }
        }
    }

    /// Refuses a text with a character that a property list in XML cannot hold.
    private static func checkCharacters(of text: String, at pointer: Pointer, _ decoder: inout NodeDecoder) {
        guard let (index, scalar) = text.unicodeScalars.enumerated().first(where: { !$0.element.isXMLCharacter }) else {
            return
        }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        decoder.fault(pointer, "Character \(index + 1) is \(code), which XML cannot hold (XML 1.0 §2.2); take it out.")
    }

    private static func flag(_ name: String, in object: NodeObject, _ decoder: inout NodeDecoder) -> Bool? {
        guard let (node, pointer) = object[name] else { return nil }
        if let flag = node.boolean { return flag }
        decoder.wrongType(node, at: pointer, expected: "a boolean")
        return nil
    }

    private mutating func readDomains(_ object: NodeObject, _ decoder: inout NodeDecoder) {
        let place = Pointer.root.appending("tracking_domains")
        for (node, pointer) in decoder.array("tracking_domains", in: object, limit: 1_000) {
            guard let domain = decoder.string(node, at: pointer, limit: 253) else { continue }
            if domain.allSatisfy(\.isWhitespace) { decoder.fault(pointer, "The domain is blank.") }
            Self.checkCharacters(of: domain, at: pointer, &decoder)
            content.domains.insert(domain)
        }
        if content.tracks, content.domains.isEmpty {
            decoder.fault(place, "An app that tracks names at least one domain (ITMS-91064).")
        } else if !content.tracks, !content.domains.isEmpty {
            decoder.fault(
                place,
                "Domains go with \"tracking\": true; with false App Store Connect refuses them (ITMS-91064)."
            )
        }
    }

    private mutating func readCollection(
        _ node: Node,
        at pointer: Pointer,
        _ catalog: CatalogSnapshot,
        _ decoder: inout NodeDecoder
    ) {
        let known = ["type", "linked", "tracking", "purposes"]
        guard let object = decoder.object(node, at: pointer, known: known) else { return }
        guard
            let type = Self.row("type", in: object, catalog.privacyDataTypes, "data type", &decoder)?.id
        else { return }
        if content.collected[type] != nil {
            return decoder.fault(pointer.appending("type"), "\(type) is given twice.")
        }
        var purposes: Set<String> = []
        for (node, place) in decoder.array("purposes", in: object, limit: 50) {
            guard let name = decoder.string(node, at: place) else { continue }
            if let row = catalog.privacyPurposes.matching(name) {
                purposes.insert(row.id)
            } else {
                decoder.unknown(
                    "purpose",
                    name,
                    among: catalog.privacyPurposes.rows.map(\.id),
                    at: .pointer(place.description)
                )
            }
        }
        if purposes.isEmpty { decoder.fault(pointer, "\"purposes\" names at least one purpose.") }
        let (linked, tracking) = (
            Self.flag("linked", in: object, &decoder), Self.flag("tracking", in: object, &decoder)
        )
        if linked == nil {
            decoder.fault(pointer, "\"linked\" says whether the data is linked to the user: true or false.")
        }
        if tracking == nil {
            decoder.fault(pointer, "\"tracking\" says whether the data is used to track: true or false.")
        }
        if tracking == true, !content.tracks {
            decoder.fault(
                pointer.appending("tracking"),
                "Data that is used to track goes with \"tracking\": true of the app."
            )
        }
        content.collected[type] = ManifestContent.Collection(
            type: type,
            isLinked: linked ?? false,
            isForTracking: tracking ?? false,
            purposes: purposes
        )
    }

    private mutating func readAccess(
        _ node: Node,
        at pointer: Pointer,
        _ catalog: CatalogSnapshot,
        _ decoder: inout NodeDecoder
    ) {
        guard let object = decoder.object(node, at: pointer, known: ["category", "reasons"]),
            let category = Self.row("category", in: object, catalog.privacyCategories, "category", &decoder)
        else { return }
        let reasons = decoder.array("reasons", in: object, limit: 50)
        let allowed = category.reasons.filter { kind == .sdk || !category.sdkOnly.contains($0) }
        if reasons.isEmpty {
            let names = allowed.joined(separator: ", ")
            decoder.fault(pointer, "\"reasons\" names at least one reason of the category: \(names).")
        }
        for (node, place) in reasons {
            guard let code = decoder.string(node, at: place) else { continue }
            guard let row = catalog.privacyReasons.matching(code) else {
                decoder.unknown(
                    "reason of \(category.id)",
                    code,
                    among: allowed,
                    at: .pointer(place.description)
                )
                continue
            }
            let names = allowed.joined(separator: ", ")
            if row.category != category.id {
                decoder.fault(place, "\(row.id) is a reason of \(row.category); \(category.id) has \(names).")
                continue
            }
            if kind == .app, !row.for.contains(.app) {
                decoder.fault(place, "Only an SDK may give the reason \(row.id); an app has \(names).")
            }
            content.reasons[category.id, default: []].insert(row.id)
        }
    }

    private mutating func readText(
        _ entry: Node.Entry,
        at pointer: Pointer,
        _ catalog: CatalogSnapshot,
        _ decoder: inout NodeDecoder
    ) {
        let rows = catalog.keys.rows.filter { $0.status == .known && $0.id.hasSuffix("UsageDescription") }
        guard let row = catalog.keys.matching(entry.key), row.status == .known, row.id.hasSuffix("UsageDescription")
        else {
            return decoder.unknown(
                "purpose-string key",
                entry.key,
                among: rows.map(\.id),
                at: .pointer(pointer.description)
            )
        }
        guard let text = decoder.string(entry.value, at: pointer, limit: SubmissionDecoder.maximumText) else { return }
        if text.allSatisfy(\.isWhitespace) {
            return decoder.fault(pointer, "The text is blank, which counts as none (ITMS-90738).")
        }
        Self.checkCharacters(of: text, at: pointer, &decoder)
        if texts.contains(where: { $0.key == row.id }) { return decoder.fault(pointer, "\(row.id) is given twice.") }
        texts.append((row.id, text))
    }

    private static func row<Row: Record>(
        _ name: String,
        in object: NodeObject,
        _ table: Table<Row>,
        _ noun: String,
        _ decoder: inout NodeDecoder
    ) -> Row? {
        guard let text = decoder.requiredString(name, in: object), !text.isEmpty else { return nil }
        if let row = table.matching(text) { return row }
        let place = object.pointer.appending(name).description
        decoder.unknown(noun, text, among: table.rows.map(\.id), at: .pointer(place))
        return nil
    }
}
