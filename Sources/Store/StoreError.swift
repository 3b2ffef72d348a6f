/// Why the store could not do what was asked.
package enum StoreError: Error, Equatable {
    /// SQLite refused; `sql` is the statement's text, in which values stand as `?1`, never the values.
    case sqlite(code: Int32, message: String, sql: String?)
    /// The database cannot be used at all.
    case refused(DatabaseRefusal)
    /// A column holds what this program never writes.
    case corrupt(String)
    /// No dataset of that id is loaded.
    case unknownDataset(String)
    /// The table is empty: no dataset was ever loaded.
    case nothingLoaded
    /// `data/` has faults; nothing was loaded.
    case faulty([CatalogFault])
    /// A dataset of that id with other content is loaded already.
    case otherContent(id: String)
    /// The dataset is older than the newest one loaded.
    case olderThanNewest(id: String, newest: String)
    /// A file or folder could not be read or written.
    case file(path: String, reason: String)
}

extension StoreError: CustomStringConvertible {
    /// One or two English sentences; every fault on a line of its own.
    package var description: String {
        switch self {
        case .sqlite(let code, let message, let sql):
            "SQLite error \(code): \(message)" + (sql.map { " (in: \($0))" } ?? "")
        case .refused(let refusal): refusal.description
        case .corrupt(let place): "The database holds an impossible value in \(place)."
        case .unknownDataset(let id): "No dataset \"\(id)\" is loaded."
        case .nothingLoaded: "No dataset is loaded yet: run `permission-atlas catalog load`."
        case .faulty(let faults): faults.map(\.description).joined(separator: "\n")
        case .otherContent(let id):
            "Dataset \(id) is loaded already, with other content. Raise the id in data/dataset.json, or load the edit "
                + "beside it, its digest behind the id, with `catalog load --replace`."
        case .olderThanNewest(let id, let newest):
            "Dataset \(id) is older than \(newest), the newest one loaded: history only grows at its end. Raise the id "
                + "in data/dataset.json."
        case .file(let path, let reason): "\(path): \(reason)"
        }
    }
}
