internal import Catalog
internal import Evaluation
internal import Store

/// Loads `data/` into the database.
enum CatalogLoadCommand: Command {
    static let name = "catalog load"
    static let summary = "Checks data/ and loads it into the database as a dataset."
    static let options =
        [
            Option(
                "replace",
                nil,
                "where the newest dataset has other content under the same id, load this as its successor"
            )
        ]
        + OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        let installation = try Installation(invocation)
        let store = CatalogStore(try OpenTable.database(invocation))
        let (id, outcome): (String, CatalogStore.LoadOutcome)
        do throws(StoreError) {
            outcome = try store.load(
                directory: installation.data,
                rules: RuleRegistry.ids,
                today: OpenTable.today(),
                reload: invocation.isOn("replace") ? .revise : .refuse
            )
            id = try store.newest()?.id ?? ""
            try store.checkpoint()
        } catch {
            if case .faulty(let faults) = error {
                for fault in faults { try Terminal.write(fault.description) }
                throw CommandError(.findings, "data/ has faults; nothing was loaded")
            }
            throw CommandError(.unavailable, error.description)
        }
        let sentence =
            switch outcome {
            case .unchanged: "is loaded already"
            case .loaded(_, let begun, let ended): "loaded: \(begun) row\(begun == 1 ? "" : "s") in, \(ended) out"
            }
        try Terminal.write("dataset \(id) \(sentence)")
        return .clean
    }
}
