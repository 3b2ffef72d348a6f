internal import Catalog
internal import Documents

/// A dictionary of a privacy manifest, its members sorted into those that the format knows and strangers.
struct ManifestDictionary: Sendable {
    let node: Node
    let pointer: Pointer
    /// The keys that the format knows here.
    let keys: [String]
    private let fields: [String: ManifestField]
    /// Members whose key means nothing here.
    let strangers: [Node.Entry]

    /// Takes `node` apart; `nil` if it is no dictionary.
    ///
    /// A key of `lists` is meant by another name only where an array stands under that name.
    init?(_ node: Node, at pointer: Pointer, keys: [String], lists: Set<String> = [], catalog: CatalogSnapshot) {
        guard let entries = node.entries else { return nil }
        self.node = node
        self.pointer = pointer
        self.keys = keys
        var fields: [String: ManifestField] = [:]
        for entry in entries where keys.contains(entry.key) && fields[entry.key] == nil {
            fields[entry.key] = ManifestField(key: entry.key, entry: entry, pointer: pointer.appending(entry.key))
        }
        var strangers: [Node.Entry] = []
        let spellings = fields.count == entries.count ? [] : keys.map { ConstantSpelling.singular($0) }
        for entry in entries where !keys.contains(entry.key) {
            // Every key means at most one of them.
            let meant = Self.meant(entry.key, among: keys, spellings, catalog).flatMap { key in
                fields[key] == nil && (entry.value.elements != nil || !lists.contains(key)) ? key : nil
            }
            if let meant {
                fields[meant] = ManifestField(key: meant, entry: entry, pointer: pointer.appending(entry.key))
            } else {
                strangers.append(entry)
            }
        }
        self.fields = fields
        self.strangers = strangers
    }

    subscript(key: String) -> ManifestField? { fields[key] }

    /// The members that stand under a wrong name, in document order.
    var misspelled: [ManifestField] {
        fields.values.filter(\.isMisspelled).sorted { $0.entry.position.offset < $1.entry.position.offset }
    }

    /// The one of `keys` from which `name` differs in case, punctuation or number only, or for which Xcode's editor shows it.
    private static func meant(
        _ name: String,
        among keys: [String],
        _ spellings: [String],
        _ catalog: CatalogSnapshot
    ) -> String? {
        guard name.utf8.count <= ConstantSpelling.longest else { return nil }
        let folded = ConstantSpelling.singular(name)
        if let place = spellings.firstIndex(of: folded) { return keys[place] }
        guard let path = catalog.privacyManifestKeys.named(name)?.id else { return nil }
        return path.split(separator: ".").last.map(String.init).flatMap { keys.contains($0) ? $0 : nil }
    }
}
