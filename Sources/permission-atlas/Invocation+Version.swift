internal import Catalog
internal import HTTPModel

extension Invocation {
    /// The option's iOS or SDK version, or `nil` where it is not given.
    func version(_ name: String) throws(CommandError) -> OSVersion? {
        guard let text = self[name] else { return nil }
        do { return try OSVersion(text) } catch { throw CommandError(.usage, "--\(name): \(error.description)") }
    }

    /// The language that `--lang` names, by any tag of it: `zh`, `zh-CN`; English where it is not given.
    func language() throws(CommandError) -> Language {
        guard let tag = self["lang"] else { return .english }
        let best = AcceptLanguageField([tag]).best(among: Language.allCases.map(\.rawValue))
        guard let language = best.flatMap({ Language(rawValue: $0) }) else {
            throw CommandError(.usage, "--lang must be en or zh-Hans, not \(tag.quoted)")
        }
        return language
    }

    /// The option's day, `2026-11-30`, or `nil` where it is not given.
    func day(_ name: String) throws(CommandError) -> String? {
        guard let text = self[name] else { return nil }
        guard HTTPDate(day: text) != nil else {
            throw CommandError(.usage, "--\(name): \(text.quoted) is no day: write it as 2026-11-30")
        }
        return text
    }
}
