extension ReviewCodeRecord {
    /// The dated changes that name the code and held on a day, the oldest first.
    package func changes(on day: String, in catalog: CatalogSnapshot) -> [TimelineRecord] {
        catalog.timeline.rows.filter { $0.codes.contains(id) && $0.isInForce(on: day) }
    }

    /// Whether the code was reported as it is now on a day.
    ///
    /// - Returns: `nil` where it is not known, as within the month or year of which nobody tells the day.
    package func isEnforced(on day: String, in catalog: CatalogSnapshot) -> Bool? {
        let changes = catalog.timeline.rows.filter { $0.codes.contains(id) }
        let isOver = changes.allSatisfy { change in change.supersededOn.map { $0 <= day } ?? false }
        if !changes.isEmpty, isOver { return false }
        let since = enforcedSince.map { $0.prefix { $0.isWholeNumber || $0 == "-" } } ?? ""
        guard !since.isEmpty else { return changes.contains { $0.isInForce(on: day) } ? true : nil }
        let start = day.prefix(since.count)
        return start == since && since.count < day.count ? nil : start >= since
    }
}
