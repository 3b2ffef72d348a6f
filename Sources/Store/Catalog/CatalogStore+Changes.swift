internal import Catalog

extension CatalogStore {
    /// How dataset `new` differs from dataset `old`, by kind and id; either may be the later one.
    ///
    /// - Parameters:
    ///   - old: A dataset, by any name that ``dataset(named:)`` takes.
    ///   - new: Another one, or the same.
    ///   - kind: Only this kind: `apis`, `texts/en`; `nil` = all.
    ///   - position: The end of the page before.
    ///   - limit: How many changes to give at most.
    /// - Returns: The page, whose items all came with `new`.
    /// - Throws: ``StoreError/unknownDataset(_:)``, or SQLite's error.
    package func difference(
        from old: String,
        to new: String,
        kind: String? = nil,
        after position: ChangePage.Position? = nil,
        limit: Int = .max
    ) throws(StoreError) -> ChangePage {
        try database.readTransaction { (connection) throws(StoreError) in
            let (before, after) = (try StoredDataset.of(old, connection), try StoredDataset.of(new, connection))
            var gathering = ChangeGathering(kind: kind, after: position, limit: limit)
            try gathering.add(from: before, to: after, connection)
            return gathering.page
        }
    }

    /// What changed with each dataset behind another, the newest last.
    ///
    /// - Parameters:
    ///   - start: Where to begin.
    ///   - kind: Only this kind; `nil` = all.
    ///   - position: The end of the page before.
    ///   - limit: How many changes to give at most.
    /// - Returns: The page.
    /// - Throws: ``StoreError/unknownDataset(_:)``, or SQLite's error.
    package func changes(
        since start: ChangeStart,
        kind: String? = nil,
        after position: ChangePage.Position? = nil,
        limit: Int = .max
    ) throws(StoreError) -> ChangePage {
        try database.readTransaction { (connection) throws(StoreError) in
            let datasets = try StoredDataset.all(connection)
            var gathering = ChangeGathering(kind: kind, after: position, limit: limit)
            let first = try start.first(of: datasets, connection)
            for (before, after) in zip(datasets, datasets.dropFirst()) where after.sequence >= first {
                try gathering.add(from: before, to: after, connection)
            }
            return gathering.page
        }
    }
}

/// Where a list of changes begins.
package enum ChangeStart: Sendable {
    /// With the first dataset that has one before it.
    case beginning
    /// Behind a dataset.
    case dataset(String)
    /// With the datasets published on a day, `2026-11-30`, or later.
    case day(String)

    /// The place of the first dataset whose changes count.
    fileprivate func first(
        of datasets: [StoredDataset],
        _ connection: Connection
    ) throws(StoreError) -> Int64 {
        switch self {
        case .beginning: 0
        case .dataset(let name): try StoredDataset.of(name, connection).sequence + 1
        case .day(let day): datasets.first { $0.dataset.published >= day }?.sequence ?? .max
        }
    }
}
