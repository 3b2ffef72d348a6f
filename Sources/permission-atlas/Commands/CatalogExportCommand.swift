internal import Catalog
internal import Store

/// Writes the whole table as lines of JSON.
enum CatalogExportCommand: Command {
    static let name = "catalog export"
    static let summary = "Prints the newest dataset as /v1/export does: itself, then one JSON object a record."
    static let options = OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        let store = try OpenTable(invocation).store
        do throws(StoreError) {
            try store.export { line in Terminal.write(line + [0x0A]) }
        } catch {
            throw CommandError(.unavailable, error.description)
        }
        return .clean
    }
}
