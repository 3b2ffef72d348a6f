internal import Foundation
internal import Store

/// Copies the database while it may be in use.
enum BackupCommand: Command {
    static let name = "backup"
    static let operands = "FILE"
    static let summary = "Writes a copy of the database to a new file; the service may go on."
    static let options = OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        guard let target = invocation.operands.first, invocation.operands.count == 1 else {
            throw CommandError(.usage, "name the file to write")
        }
        let path = try OpenTable.databasePath(invocation)
        guard FileManager.default.fileExists(atPath: path) else {
            throw CommandError(.unreadableInput, "\(path): no such database")
        }
        do throws(StoreError) { try Database.backup(of: path, to: target) } catch {
            throw CommandError(.unavailable, error.description)
        }
        try Terminal.write("\(path) copied to \(target)")
        return .clean
    }
}
