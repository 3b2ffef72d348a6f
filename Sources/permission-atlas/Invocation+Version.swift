internal import Catalog
internal import HTTPModel

extension Invocation {
    /// The option's iOS or SDK version, or `nil` where it is not given.
    func version(_ name: String) throws(CommandError) -> OSVersion? {
        guard let text = self[name] else { return nil }
        return try version(name, text)
    }

    /// The option's range of versions, `14..18` or one alone, or `nil` where it is not given.
    func versionRange(_ name: String) throws(CommandError) -> OSVersionRange? {
        guard let text = self[name] else { return nil }
        guard let dots = text.firstRange(of: "..") else {
            let version = try version(name, text)
            return OSVersionRange(version, version)
        }
        let lower = try version(name, String(text[..<dots.lowerBound]))
        let upper = try version(name, String(text[dots.upperBound...]))
        guard let range = OSVersionRange(lower, upper) else {
            throw CommandError(.usage, "--\(name): write the earlier version first, \(upper)..\(lower)")
        }
        return range
    }

    private func version(_ name: String, _ text: String) throws(CommandError) -> OSVersion {
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
