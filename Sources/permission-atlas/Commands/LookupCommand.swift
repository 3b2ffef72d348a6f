internal import Catalog
internal import JSON

/// Prints one record of any kind.
enum LookupCommand: Command {
    static let name = "lookup"
    static let operands = "NAME"
    static let summary = "Prints the record of a name as JSON; for an unknown one the nearest names, and exits 1."
    static let options =
        [
            Option("ios", "VERSION", "add an API's verdict at this iOS version"),
            Option("sdk", "VERSION", "add an API's verdict for this SDK"),
            Option("lang", "LANGUAGE", "en or zh-Hans (default: en)"),
        ] + OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        guard let name = invocation.operands.first, invocation.operands.count == 1 else {
            throw CommandError(.usage, "name one API, key, code or other record")
        }
        let language = try invocation.language()
        let ios = try invocation.version("ios")
        let sdk = try invocation.version("sdk")
        let snapshot = try OpenTable.snapshot(invocation)
        guard let record = snapshot.record(named: name) else {
            let near = snapshot.nearest(name)
            let hint = near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))"
            throw CommandError(.findings, "nothing is known by the name \"\(name)\"\(hint)")
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("dataset", snapshot.dataset.id)
            if let api = record as? APIRecord, ios != nil || sdk != nil {
                api.write(to: &writer, language: language, at: APIVersions(ios: ios, sdk: sdk), in: snapshot)
            } else {
                record.write(to: &writer, language: language, in: snapshot)
            }
        }
        try Terminal.write(writer.bytes + [0x0A])
        return .clean
    }
}
