internal import Documents

/// Reports a language of the app in which a prompt would speak another one, because its file lacks the purpose string.
///
/// Seen by the letters (an English text for readers of Chinese), or where other languages translate the key and
/// Info.plist says that it is written in another language than this one. Of two Latin languages nothing is said
/// otherwise: the text of Info.plist may well be in this one.
struct PurposeStringNotLocalized: Rule {
    static let id = "PS-011"

    func findings(in context: EvaluationContext) -> [Finding] {
        let languages = context.localizedInfoPlists
        return languages.compactMap { table in
            guard let locale = table.locale, let plist = context.infoPlist(of: table) else { return nil }
            let siblings = languages.filter { context.infoPlist(of: $0)?.name == plist.name }
            let base = locale.language
            let present = siblings.filter { $0.locale == locale || $0.locale == base }.flatMap { $0.entries.map(\.key) }
            let elsewhere = Set(siblings.flatMap { $0.entries.map(\.key) })
            let region = plist.root?["CFBundleDevelopmentRegion"]?.string.flatMap {
                $0.contains("$") ? nil : $0.language
            }
            let missing = (plist.root?.entries ?? []).filter { entry in
                guard context.isPurposeKey(entry.key), !present.contains(entry.key), let text = entry.value.string,
                    !text.isBlank, !text.isVariable
                else { return false }
                return Self.isForeign(text, to: base)
                    || (elsewhere.contains(entry.key) && region.map { $0 != base } ?? false)
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

    /// Whether the letters of `text` are none of the language's.
    private static func isForeign(_ text: String, to language: String) -> Bool {
        switch PurposeTextReview.Script(text.lowercased(), locale: nil) {
        case .latin: otherScripts.contains(language)
        case .han, .kana: !["zh", "yue", "ja", "ko"].contains(language)
        case .other: false
        }
    }

    /// Languages that are not written in Latin letters.
    private static let otherScripts: Set = [
        "zh", "yue", "ja", "ko", "ru", "uk", "be", "bg", "el", "he", "ar", "fa", "ur", "hi", "bn", "ta", "te", "th",
        "ka", "hy",
    ]
}

extension EvaluationContext {
    /// The Info.plist whose texts `table` replaces: the one in the same folder, else the app's only one.
    fileprivate func infoPlist(of table: LocalizedInfoPlist) -> Document? {
        let plists = infoPlists.filter { !$0.isMadeOfParts && $0.bundle == table.document.bundle }
        let near = plists.filter { $0.folder == table.folder }
        if near.count == 1 { return near.first }
        return near.isEmpty && plists.count == 1 ? plists.first : nil
    }
}

extension String {
    /// The first subtag, `zh` of `zh-Hans`.
    fileprivate var language: String {
        let tag = prefix { $0 != "-" && $0 != "_" }.lowercased()
        return ["english": "en", "french": "fr", "german": "de", "japanese": "ja", "chinese": "zh"][tag] ?? tag
    }
}
