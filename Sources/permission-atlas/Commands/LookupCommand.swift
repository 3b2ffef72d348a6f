internal import Catalog
internal import JSON

/// Prints one record of any kind.
enum LookupCommand: Command {
    static let name = "lookup"
    static let operands = "NAME"
    static let summary = "Prints the record of a name as JSON; for an unknown one the nearest names, and exits 1."
    static let options =
        [
            Option("ios", "VERSIONS", "add an API's verdict at an iOS version, or over a range: 16.0, 14..18"),
            Option("sdk", "VERSION", "add an API's verdict for this SDK"),
            Option("lang", "LANGUAGE", "en or zh-Hans (default: en)"),
        ] + OpenTable.options

    static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
        guard let name = invocation.operands.first, invocation.operands.count == 1 else {
            throw CommandError(.usage, "name one API, key, code or other record")
        }
        let language = try invocation.language()
        let ios = try invocation.versionRange("ios")
        let sdk = try invocation.version("sdk")
        let snapshot = try OpenTable.snapshot(invocation)
        guard let record = snapshot.record(named: name) else {
            let bearers = snapshot.apis.bearers(of: name)
            guard bearers.isEmpty else {
                let names = bearers.prefix(20).joined(separator: ", ")
                throw CommandError(.findings, "several symbols are called \"\(name)\": \(names)")
            }
            let near = snapshot.nearest(name)
            let hint = near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))"
            let absentee = snapshot.apis.nearestAbsentee(name).map { ". \($0.absence)" } ?? ""
            throw CommandError(.findings, "nothing is known by the name \"\(name)\"\(hint)\(absentee)")
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("dataset", snapshot.dataset.id)
            if let api = record as? APIRecord, ios != nil || sdk != nil {
                let range = ios.flatMap { $0.lower < $0.upper ? $0 : nil }
                let versions = APIVersions(ios: range == nil ? ios?.lower : nil, sdk: sdk)
                api.write(to: &writer, language: language, at: versions, over: range, in: snapshot)
            } else {
                record.write(to: &writer, language: language, in: snapshot)
            }
            if let api = record as? APIRecord {
                let others = snapshot.apis.others(besides: api, called: name)
                if !others.isEmpty { writer.member("same_name", others) }
            }
        }
        try Terminal.write(writer.bytes + [0x0A])
        return .clean
    }
}
