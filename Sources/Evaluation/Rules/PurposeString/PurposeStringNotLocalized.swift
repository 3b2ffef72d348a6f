internal import Documents

/// Reports a language of the app in which a prompt would speak another one, because its file lacks the purpose string.
///
/// Seen by the letters (an English text for readers of Chinese), or where other languages translate the key and
/// Info.plist says that it is written in another language than this one. Of two Latin languages nothing is said
/// otherwise: the text of Info.plist may well be in this one.
struct PurposeStringNotLocalized: Rule {
    static let id = "PS-011"

    func findings(in context: EvaluationContext) -> [Finding] {
        let plists = InfoPlistFolders(context.infoPlists)
        let tables = context.localizedInfoPlists.compactMap { table in
            plists.infoPlist(of: table).map { (table: table, plist: $0) }
        }
        return Dictionary(grouping: tables, by: \.plist.name).values.flatMap { group -> [Finding] in
            guard let plist = group.first?.plist else { return [] }
            return findings(on: group.map(\.table), of: plist, context)
        }
    }

    /// Languages of an Info.plist that are judged.
    private static let mostLanguages = 300
    /// Purpose strings of an Info.plist that are looked for in each of them.
    private static let mostTexts = 1_000

    private func findings(
        on tables: [LocalizedInfoPlist],
        of plist: Document,
        _ context: EvaluationContext
    ) -> [Finding] {
        let translated = Dictionary(grouping: tables, by: \.locale).mapValues { tables in
            Set(tables.flatMap { $0.entries.map(\.key) })
        }
        let elsewhere = Set(tables.flatMap { $0.entries.map(\.key) })
        let region = plist.root?["CFBundleDevelopmentRegion"]?.string.flatMap { $0.contains("$") ? nil : $0.language }
        let texts = Array(Self.texts(of: plist, context).prefix(Self.mostTexts))
        return tables.prefix(Self.mostLanguages).compactMap { table in
            guard let locale = table.locale else { return nil }
            let base = locale.language
            let missing = texts.filter { key, script in
                translated[locale]?.contains(key) != true && translated[base]?.contains(key) != true
                    && (Self.isForeign(script, to: base)
                        || (elsewhere.contains(key) && region.map { $0 != base } ?? false))
            }.map(\.key)
            guard !missing.isEmpty else { return nil }
            return context.finding(
                Self.self,
                at: table.document.location(.root),
                arguments: [
                    "path": .text(table.document.path), "keys": .list(missing.shortened()), "locale": .text(locale),
                ]
            )
        }
    }

    /// The purpose strings of `plist` and the letters that they are in.
    private static func texts(
        of plist: Document,
        _ context: EvaluationContext
    ) -> some Sequence<(key: String, script: PurposeTextReview.Script)> {
        (plist.root?.entries ?? []).lazy.compactMap { entry in
            guard context.isPurposeKey(entry.key), let text = entry.value.string, !text.isBlank, !text.isVariable
            else { return nil }
            return (entry.key, PurposeTextReview.Script(text.judged.lowercased(), locale: nil))
        }
    }

    /// Whether the letters of a text are none of the language's.
    private static func isForeign(_ script: PurposeTextReview.Script, to language: String) -> Bool {
        switch script {
        case .latin: otherScripts.contains(language)
        case .han, .kana: !["zh", "yue", "ja", "ko"].contains(language)
        case .other: false
        }
    }

    private static let otherScripts: Set = [
        "zh", "yue", "ja", "ko", "ru", "uk", "be", "bg", "el", "he", "ar", "fa", "ur", "hi", "bn", "ta", "te", "th",
        "ka", "hy",
    ]
}

/// Info.plists by the bundle and the folder that they lie in.
private struct InfoPlistFolders {
    private struct Folder: Hashable {
        let bundle: String?
        let path: String?
    }

    private var plists: [Folder: [Document]] = [:]

    init(_ documents: [Document]) {
        for document in documents where !document.isMadeOfParts {
            plists[Folder(bundle: document.bundle, path: document.folder), default: []].append(document)
            plists[Folder(bundle: document.bundle, path: nil), default: []].append(document)
        }
    }

    /// The Info.plist whose texts `table` replaces: the one in the same folder, else the bundle's only one.
    func infoPlist(of table: LocalizedInfoPlist) -> Document? {
        let near = plists[Folder(bundle: table.document.bundle, path: table.folder)] ?? []
        if near.count == 1 { return near.first }
        let all = plists[Folder(bundle: table.document.bundle, path: nil)] ?? []
        return near.isEmpty && all.count == 1 ? all.first : nil
    }
}

extension String {
    /// The first subtag, `zh` of `zh-Hans`.
    fileprivate var language: String {
        let tag = prefix { $0 != "-" && $0 != "_" }.lowercased()
        return ["english": "en", "french": "fr", "german": "de", "japanese": "ja", "chinese": "zh"][tag] ?? tag
    }
}
