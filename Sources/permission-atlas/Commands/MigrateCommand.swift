internal import Store

/// Brings the database's schema up to date.
enum MigrateCommand: Command {
    static let name = "migrate"
    static let summary = "Creates the database where it is missing, and applies the migrations that it lacks."
    static let options = OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        let path = try OpenTable.databasePath(invocation)
        let database = try OpenTable.database(invocation)
        do throws(StoreError) { try database.checkpoint() } catch {
            throw CommandError(.unavailable, error.description)
        }
        try Terminal.write("\(path) is up to date")
        return .clean
    }
}
