internal import Documents

/// What `InfoPlist.strings` or `InfoPlist.xcstrings` says in one language in the place of an Info.plist.
struct LocalizedInfoPlist: Sendable {
    struct Entry: Sendable {
        let key: String
        let text: String
        let location: Finding.Location
    }

    let document: Document
    /// `zh-Hans`; `nil` for a file in no `.lproj`, and for `Base.lproj`.
    let locale: String?
    let entries: [Entry]
    /// The folder in which the `.lproj`, or the catalog, lies.
    let folder: String

    /// The languages of one document.
    static func languages(of document: Document) -> [LocalizedInfoPlist] {
        switch document.kind {
        case .infoPlistStrings: [LocalizedInfoPlist(strings: document)]
        case .infoPlistCatalog: catalog(document)
        default: []
        }
    }

    /// The app's name in this language, in lower case.
    var appNames: [String] {
        entries.filter { entry in
            ["CFBundleDisplayName", "CFBundleName"].contains(entry.key) && entry.text.utf8.count <= AppNames.longest
        }
        .map { $0.text.lowercased() }.filter { !$0.isBlank }
    }

    private init(strings document: Document) {
        self.document = document
        let parts = document.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let lproj = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
        locale = lproj == "Base" ? nil : lproj
        folder = parts.dropLast(lproj == nil ? 1 : 2).joined(separator: "/")
        entries = (document.root?.entries ?? []).compactMap { entry in
            entry.value.string.map { text in
                let place = document.location(Pointer.root.appending(entry.key), of: entry.value)
                return Entry(key: entry.key, text: text, location: place)
            }
        }
    }

    private init(_ document: Document, locale: String, entries: [Entry]) {
        self.document = document
        self.locale = locale
        self.entries = entries
        folder = document.folder
    }

    private static func catalog(_ document: Document) -> [LocalizedInfoPlist] {
        var languages: [String: [Entry]] = [:]
        // Longer names are nobody's; each place of a text begins with both.
        for entry in document.root?["strings"]?.entries ?? [] where entry.key.utf8.count <= 200 {
            for localization in entry.value["localizations"]?.entries ?? [] where localization.key.utf8.count <= 100 {
                guard let value = localization.value["stringUnit"]?["value"], let text = value.string else { continue }
                let pointer = ["strings", entry.key, "localizations", localization.key, "stringUnit", "value"]
                    .reduce(Pointer.root) { $0.appending($1) }
                let place = document.location(pointer, of: value)
                languages[localization.key, default: []].append(Entry(key: entry.key, text: text, location: place))
            }
        }
        return languages.sorted { $0.key < $1.key }
            .map { LocalizedInfoPlist(document, locale: $0.key, entries: $0.value) }
    }
}

extension Document {
    /// The path without its last component.
    var folder: String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }
}
