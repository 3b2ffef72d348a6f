internal import Catalog
internal import Store

/// Prints how two loaded datasets differ.
enum CatalogDiffCommand: Command {
    static let name = "catalog diff"
    static let operands = "A B"
    static let summary = """
        Prints how dataset B differs from dataset A: + and - for records that are new or gone, ~ for each member that is \
        not the same.
        """
    static let options = [Option("kind", "KIND", "only this kind: apis, keys, ..., texts/en")] + OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        guard invocation.operands.count == 2 else { throw CommandError(.usage, "name two datasets: A B") }
        let kind = invocation["kind"]
        if let kind, !StoredKind.all.contains(kind) {
            throw CommandError(
                .usage,
                "\(invocation.place("kind")) must be one of \(StoredKind.all.joined(separator: ", ")), not \"\(kind)\""
            )
        }
        let store = CatalogStore(try OpenTable.database(invocation))
        let page: ChangePage
        do throws(StoreError) {
            page = try store.difference(from: invocation.operands[0], to: invocation.operands[1], kind: kind)
        } catch {
            throw CommandError(.unavailable, error.description)
        }
        for item in page.items {
            for line in lines(of: item.change) { try Terminal.write(line) }
        }
        return .clean
    }

    private static func lines(of change: RecordChange) -> [String] {
        let name = "\(change.kind) \(change.id)"
        switch change.nature {
        case .added: return ["+ \(name)"]
        case .removed: return ["- \(name)"]
        case .changed:
            return change.fields.map { "~ \(name) \($0.name): \(text($0.old)) -> \(text($0.new))" }
        }
    }

    private static func text(_ value: [UInt8]?) -> String {
        value.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
