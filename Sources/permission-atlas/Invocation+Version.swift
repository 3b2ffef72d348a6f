internal import Catalog
internal import HTTPModel

extension Invocation {
    /// The option's iOS or SDK version, or `nil` where it is not given.
    func version(_ name: String) throws(CommandError) -> OSVersion? {
        guard let text = self[name] else { return nil }
        do { return try OSVersion(text) } catch { throw CommandError(.usage, "--\(name): \(error.description)") }
    }

    /// The option's day, `2026-11-30`, or `nil` where it is not given.
    func day(_ name: String) throws(CommandError) -> String? {
        guard let text = self[name] else { return nil }
        guard HTTPDate(day: text) != nil else {
            throw CommandError(.usage, "--\(name): \"\(text)\" is no day: write it as 2026-11-30")
        }
        return text
    }
}
