internal import Catalog
internal import Evaluation
internal import Store

/// Checks `data/` without a database.
enum CatalogCheckCommand: Command {
    static let name = "catalog check"
    static let summary = "Checks every row of data/ and prints each fault with file and row; exits 1 when there is one."
    static let options = [Installation.option]

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        try invocation.takesNoOperands()
        let directory = try Installation(invocation).data
        let content: DatasetContent
        do throws(StoreError) { content = try DatasetReader.read(directory) } catch {
            guard case .faulty(let faults) = error else { throw CommandError(.unreadableInput, error.description) }
            return try tell(faults)
        }
        let faults = CatalogCheck(content, rules: RuleRegistry.ids, today: OpenTable.today()).faults()
        guard faults.isEmpty else { return try tell(faults) }
        try Terminal.write("dataset \(content.dataset.id), sha256 \(content.dataset.sha256)")
        for kind in RecordKind.allCases { try Terminal.write("\(kind.rawValue): \(content.count(kind))") }
        return .clean
    }

    private static func tell(_ faults: [CatalogFault]) throws(CommandError) -> ExitCode {
        for fault in faults { try Terminal.write(fault.description) }
        Terminal.complain("\(faults.count) \(faults.count == 1 ? "fault" : "faults") in data/")
        return .findings
    }
}
