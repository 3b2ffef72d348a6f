package import Catalog
internal import Foundation

extension Database {
    /// Finds out whether ``open(_:createsFolder:migrations:timings:)`` would succeed, and writes nothing.
    ///
    /// - Parameters:
    ///   - path: The file; it may be missing.
    ///   - createsFolder: Whether a folder that is missing would be made, too.
    ///   - migrations: The folder of the numbered migrations.
    ///   - dataset: What would be loaded then, if that is known.
    /// - Throws: ``StoreError/refused(_:)`` with the reason where the file cannot be used;
    ///   ``StoreError/olderThanNewest(id:newest:)`` where it would not take the dataset.
    package static func check(
        _ path: String,
        createsFolder: Bool = false,
        migrations: String,
        takes dataset: Dataset? = nil
    ) throws(StoreError) {
        let migrator = try Migrator(directory: migrations)
        guard FileManager.default.fileExists(atPath: path) else {
            return try checkPlace(path, createsFolder: createsFolder)
        }
        guard FileManager.default.isWritableFile(atPath: path) else { throw .refused(.readOnly(path: path)) }
        try checkFolder((path as NSString).deletingLastPathComponent, of: path)
        do throws(StoreError) {
            let connection = try Connection(path: path, access: .readOnly)
            try DatabaseOpening(path: path).inspect(connection)
            guard try connection.hasTable("migrations") else { return }
            try migrator.check(connection, path: path)
            guard let dataset, try connection.hasTable("datasets") else { return }
            try DatasetLoad.checkOrder(of: dataset, in: connection)
        } catch {
            throw DatabaseOpening.refusal(for: error, path: path)
        }
    }

    /// Whether a file could be made at `path`.
    private static func checkPlace(_ path: String, createsFolder: Bool) throws(StoreError) {
        var folder = (path as NSString).deletingLastPathComponent
        while createsFolder, !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
            folder = (folder as NSString).deletingLastPathComponent
        }
        try checkFolder(folder, of: path)
    }

    private static func checkFolder(_ folder: String, of path: String) throws(StoreError) {
        let folder = folder.isEmpty ? "." : folder
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw .refused(.cannotOpen(path: path, reason: "its folder is not there"))
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw .refused(.cannotOpen(path: path, reason: "its folder cannot be written"))
        }
    }
}
