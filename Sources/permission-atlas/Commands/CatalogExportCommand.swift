internal import Catalog
internal import Store
internal import Synchronization

/// Writes the whole table as lines of JSON.
enum CatalogExportCommand: Command {
    static let name = "catalog export"
    static let summary = "Prints the newest dataset as /v1/export does: itself, then one JSON object a record."
    static let options = OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        let store = try OpenTable(invocation).store
        let failure = Mutex<CommandError?>(nil)
        do throws(StoreError) {
            try store.export { line in
                failure.withLock { failure in
                    guard failure == nil else { return }
                    do throws(CommandError) { try Terminal.write(line + [0x0A]) } catch { failure = error }
                }
            }
        } catch {
            throw CommandError(.unavailable, error.description)
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
        return .clean
    }
}
