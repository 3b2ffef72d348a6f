internal import Catalog

/// Counts the changes between datasets, and reads those of one page.
struct ChangeGathering {
    private let kind: String?
    private let position: ChangePage.Position?
    private let limit: Int
    private var totals: [RecordChange.Nature: Int] = [:]
    private var items: [ChangePage.Item] = []
    private var last: ChangePage.Position?
    private var hasMore = false

    init(kind: String?, after position: ChangePage.Position?, limit: Int) {
        (self.kind, self.position, self.limit) = (kind, position, limit)
    }

    var page: ChangePage { ChangePage(totals: totals, items: items, end: hasMore ? last : nil) }

    /// Adds what changes where `after` follows `before`, which may have been loaded later.
    mutating func add(
        from before: StoredDataset,
        to after: StoredDataset,
        _ connection: Connection
    ) throws(StoreError) {
        let isForward = before.sequence <= after.sequence
        let span = DatasetSpan(
            older: min(before.sequence, after.sequence),
            newer: max(before.sequence, after.sequence),
            connection
        )
        for (name, rows) in try span.differences() where kind == nil || name.kind == kind {
            let (old, new) = isForward ? (rows.older, rows.newer) : (rows.newer, rows.older)
            totals[new == nil ? .removed : old == nil ? .added : .changed, default: 0] += 1
            guard isBehind(after.sequence, name) else { continue }
            guard items.count < limit else {
                hasMore = true
                continue
            }
            let change = try RecordChange(name, old: old, new: new, connection)
            items.append(ChangePage.Item(dataset: after.dataset, change: change))
            last = ChangePage.Position(sequence: after.sequence, kind: name.kind, id: name.id)
        }
    }

    /// Whether a change lies behind the end of the page before.
    private func isBehind(_ sequence: Int64, _ name: StoredName) -> Bool {
        guard let position else { return true }
        if sequence != position.sequence { return sequence > position.sequence }
        return StoredName(kind: position.kind, id: position.id) < name
    }
}
