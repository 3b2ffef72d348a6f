extension CatalogSnapshot {
    /// What to use in the place of `record` at that version, best first; empty where the symbol itself will do.
    ///
    /// For a symbol that is not there yet these are the older ones which it replaced. Symbols that are available come
    /// before deprecated ones, and one that cannot be called is never named.
    package func use(insteadOf record: APIRecord, ios: OSVersion?, sdk: OSVersion?) -> [String] {
        let verdict = record.verdict(ios: ios, sdk: sdk)
        guard verdict != .available, verdict != nil || record.status == .private else { return [] }
        let older = verdict == .unavailable ? predecessors[record.id] ?? [] : []
        let candidates = (record.replacements + older).compactMap { apis[id: $0] }
        let available = candidates.filter { $0.verdict(ios: ios, sdk: sdk) == .available }
        let deprecated = candidates.filter { $0.verdict(ios: ios, sdk: sdk) == .deprecated }
        return (available + deprecated).map(\.id)
    }
}
