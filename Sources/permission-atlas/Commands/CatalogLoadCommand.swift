internal import Catalog
internal import Evaluation
internal import Store

/// Loads `data/` into the database.
enum CatalogLoadCommand: Command {
    static let name = "catalog load"
    static let summary = "Checks data/ and loads it into the database as a dataset."
    static let options =
        [Option("replace", nil, "replace the newest dataset where its content differs under the same id")]
        + OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        let installation = try Installation(invocation)
        let store = CatalogStore(try OpenTable.database(invocation))
        do throws(StoreError) {
            let outcome = try store.load(
                directory: installation.data,
                rules: RuleRegistry.ids,
                today: OpenTable.today(),
                reload: invocation.isOn("replace") ? .replace : .refuse
            )
            let id = try store.newest()?.id ?? ""
            try store.checkpoint()
            switch outcome {
            case .unchanged: Terminal.write("dataset \(id) is loaded already")
            case .loaded(let begun, let ended): Terminal.write("dataset \(id) loaded: \(begun) rows in, \(ended) out")
            case .replaced(let begun, let ended):
                Terminal.write("dataset \(id) replaced: \(begun) rows in, \(ended) out")
            }
            return .clean
        } catch {
            if case .faulty(let faults) = error {
                for fault in faults { Terminal.write(fault.description) }
                throw CommandError(.findings, "data/ has faults; nothing was loaded")
            }
            throw CommandError(.unavailable, error.description)
        }
    }
}
