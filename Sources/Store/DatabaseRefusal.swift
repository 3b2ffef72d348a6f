internal import Foundation

/// Why a database file is not used.
package enum DatabaseRefusal: Equatable, Sendable {
    case cannotOpen(path: String, reason: String)
    case notADatabase(path: String)
    /// A database, but of another program.
    case foreign(path: String)
    case damaged(path: String, detail: String)
    case readOnly(path: String)
    case locked(path: String)
    /// The disk has no room for what is to be written.
    case full(path: String)
    /// Holds migrations that this program does not know.
    case newer(path: String, migration: String)
    /// An applied migration is no longer what it was.
    case migrationEdited(String)
    /// An applied migration is gone.
    case migrationMissing(String)
    /// The folder of migrations is not what it must be.
    case badMigrations(directory: String, reason: String)
    case migrationFailed(String, reason: String)
}

extension DatabaseRefusal: CustomStringConvertible {
    /// What is wrong and what to do, in English.
    package var description: String {
        switch self {
        case .cannotOpen(let path, let reason):
            "The database \(URL(filePath: path).path(percentEncoded: false)) cannot be opened: \(reason)."
        case .notADatabase(let path): "\(path) is no SQLite database: name another file, or move this one away."
        case .foreign(let path):
            "\(path) is a database of another program: name another file, or move this one away."
        case .damaged(let path, let detail):
            "The database \(path) is damaged (\(detail)): restore a backup, or move the file away and load the data anew."
        case .readOnly(let path):
            "The database \(path) cannot be written: give this user the right to write the file and its folder."
        case .locked(let path): "The database \(path) is locked by another process: stop that one, or wait for it."
        case .full(let path):
            "There is no room on the disk to write \(path): nothing was changed. Free some, or name a file on another disk."
        case .newer(let path, let migration):
            "The database \(path) is newer than this program: it has migration \(migration). Run the newer program."
        case .migrationEdited(let name):
            "Migration \(name) was edited after it was applied: restore the file, and put the change into a new migration."
        case .migrationMissing(let name): "Migration \(name) was applied, but its file is missing: restore the file."
        case .badMigrations(let directory, let reason): "The migrations in \(directory) cannot be used: \(reason)."
        case .migrationFailed(let name, let reason): "Migration \(name) failed and was undone: \(reason)"
        }
    }
}
