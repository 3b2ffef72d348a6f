internal import Catalog
internal import Store
internal import Synchronization

/// Writes the whole table as lines of JSON.
enum CatalogExportCommand: Command {
    static let name = "catalog export"
    static let summary = "Prints a dataset as /v1/export does: itself, then one JSON object a record."
    static let options =
        [Option("dataset", "ID", "a loaded dataset (default: data/ as it is now, which is loaded where it is new)")]
        + OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        let id = invocation["dataset"]
        // Whoever names a dataset wants none to be loaded.
        let store =
            id == nil ? try OpenTable(invocation).store : CatalogStore(try OpenTable.database(invocation))
        let failure = Mutex<CommandError?>(nil)
        do throws(StoreError) {
            try store.export(dataset: id) { line in
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
