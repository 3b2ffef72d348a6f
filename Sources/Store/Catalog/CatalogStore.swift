package import Catalog
internal import Synchronization

/// The table in the database: loads datasets, gives snapshots of them, searches the newest.
package final class CatalogStore: Sendable {
    let database: Database
    /// What the last search ranked by.
    let words = Mutex<SearchWords?>(nil)

    package init(_ database: Database) { self.database = database }

    /// Every dataset that was loaded, the newest first.
    package func datasets() throws(StoreError) -> [Dataset] {
        try database.read { (connection) throws(StoreError) in
            let statement = try connection.prepare(
                "SELECT id, published, sha256 FROM datasets ORDER BY sequence DESC"
            )
            var datasets: [Dataset] = []
            while try statement.step() { datasets.append(try StoredDataset.dataset(statement, from: 0)) }
            return datasets
        }
    }

    /// The dataset that was loaded last.
    package func newest() throws(StoreError) -> Dataset? {
        try database.read { (connection) throws(StoreError) in try StoredDataset.newest(connection)?.dataset }
    }

    /// Leaves a database whose file is whole by itself, for a process that ends.
    package func checkpoint() throws(StoreError) { try database.checkpoint() }

    /// Writes a copy of the whole database to the new file `path`; nobody is kept waiting.
    package func backup(to path: String) throws(StoreError) { try database.backup(to: path) }
}
