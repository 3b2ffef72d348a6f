import Catalog
import Store

/// The table that the tests judge against: the repository's own `data/`.
enum TestTable {
    /// Read once.
    static let snapshot: Result<CatalogSnapshot, any Error> = Result { try DatasetReader.read(path).snapshot() }

    private static let path = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined() + "/data"
}
