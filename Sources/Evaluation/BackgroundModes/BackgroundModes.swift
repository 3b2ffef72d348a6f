internal import Catalog
internal import Documents

/// The background modes of one Info.plist.
struct BackgroundModes: Sendable {
    let document: Document
    let role: InfoPlistRole
    let modes: [BackgroundMode]

    /// Whether the Info.plist is an app's or an App Clip's.
    var isOfApp: Bool { role == .app || role == .appClip }

    /// Reads the modes of `infoPlists`, for at most `limit` different wrong ones looking for what is spelt alike.
    static func all(
        in infoPlists: [(document: Document, role: InfoPlistRole)],
        _ catalog: CatalogSnapshot,
        limit: Int
    ) -> [BackgroundModes] {
        var vocabulary = Vocabulary(catalog, limit: limit)
        return infoPlists.compactMap { document, role in
            let written = document.writtenModes
            guard !written.isEmpty else { return nil }
            let modes = written.map { pointer, text, node in
                let (meaning, isSure) = vocabulary.meaning(of: text)
                return BackgroundMode(pointer: pointer, node: node, text: text, meaning: meaning, isSure: isSure)
            }
            return BackgroundModes(document: document, role: role, modes: modes)
        }
    }

    /// The modes that there are, and what was found out about others.
    private struct Vocabulary {
        private let table: Table<BackgroundModeRecord>
        private let modes: Set<String>
        private let limit: Int
        /// A name is looked up once, however often it stands there.
        private var known: [String: (meaning: [String]?, isSure: Bool)] = [:]

        init(_ catalog: CatalogSnapshot, limit: Int) {
            table = catalog.backgroundModes
            modes = Set(table.rows.filter(\.exists).map(\.id))
            self.limit = limit
        }

        mutating func meaning(of text: String) -> (meaning: [String]?, isSure: Bool) {
            if modes.contains(text) || text.isVariable { return ([text], true) }
            if let found = known[text] { return found }
            let isLookedUp = known.count < limit
            let found = told(text) ?? (isLookedUp ? alike(text) ?? several(text) : nil) ?? (nil, false)
            if isLookedUp { known[text] = found }
            return found
        }

        /// What the table says of an invented value; the right one in other letters.
        private func told(_ text: String) -> (meaning: [String]?, isSure: Bool)? {
            if let row = table.matching(text) { return (row.suggestions, row.suggestions.count < 2) }
            let plain = Self.plain(text)
            return modes.contains(plain) ? ([plain], true) : nil
        }

        /// Several modes in one text; `nil` where a word of it is none.
        private mutating func several(_ text: String) -> (meaning: [String]?, isSure: Bool)? {
            let words = text.listed
            guard (2...20).contains(words.count) else { return nil }
            var all: [String] = []
            for word in words {
                let found = self.meaning(of: word)
                guard found.isSure, let meant = found.meaning else { return nil }
                all += meant.filter { !all.contains($0) }
            }
            return (all, true)
        }

        private func alike(_ text: String) -> (meaning: [String]?, isSure: Bool)? {
            Spelling.nearest(Self.plain(text), in: modes, within: 2).map { ([$0], true) }
        }

        private static func plain(_ text: String) -> String {
            text.trimmed.lowercased().replacingBytes("_", with: "-").replacingBytes(" ", with: "-")
        }
    }
}
