extension CatalogSnapshot {
    /// What to use in the place of `record` at that version, best first; empty where the symbol itself will do.
    ///
    /// For a symbol that is not there yet these are the older ones which it replaced. Symbols that are available are
    /// named alone; without one the deprecated ones are; without these the replacements that come later, for which the
    /// caller must ask at run time.
    package func use(insteadOf record: APIRecord, ios: OSVersion?, sdk: OSVersion?) -> [String] {
        let verdict = record.verdict(ios: ios, sdk: sdk)
        guard verdict != .available, verdict != nil || record.status == .private else { return [] }
        let older = verdict == .unavailable ? predecessors[record.id] ?? [] : []
        let candidates = (record.replacements + older).compactMap { apis[id: $0] }
        let available = candidates.filter { $0.verdict(ios: ios, sdk: sdk) == .available }
        let deprecated = candidates.filter { $0.verdict(ios: ios, sdk: sdk) == .deprecated }
        let later = record.replacements.compactMap { apis[id: $0] }
        return [available, deprecated, later].first { !$0.isEmpty }?.map(\.id) ?? []
    }
}
