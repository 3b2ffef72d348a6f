import Catalog
import Foundation

/// Rows as `data/` would have them, with the members that every row needs filled in.
enum SampleRows {
    static func api(_ id: String, _ members: String = "", objc: String? = nil) throws -> APIRecord {
        let name = try quoted(id)
        let objc = try objc.map(quoted) ?? "null"
        return try row(
            """
            {"id":\(name),"kind":"method","names":{"swift":\(name),"objc":\(objc)}},
            {"framework":"CoreLocation","aliases":[],"permissions":["location"],"status":"known","replacements":[]},
            {"deprecation_announced":false,"required_keys":[],"notes":[]},{\(members)}
            """
        )
    }

    static func key(_ id: String, _ members: String = "") throws -> KeyRecord {
        try row(
            """
            {"id":\(try quoted(id)),"status":"known","type":"string","replaced_by":[],"companions":[],"needed_by":[]},
            {"codes":[],"platforms":{},"notes":[],"aliases":[]},{\(members)}
            """
        )
    }

    static func code(_ id: String) throws -> ReviewCodeRecord {
        let prose = #"{"en":"Words","zh-Hans":"文字"}"#
        return try row(
            """
            {"id":\(try quoted(id)),"issuer":"app-store-connect","title":\(prose),"meaning":\(prose),"fix":\(prose)},
            {"aliases":[]}
            """
        )
    }

    static func permission(_ id: String) throws -> PermissionRecord {
        let prose = #"{"en":"Words","zh-Hans":"文字"}"#
        return try row(
            """
            {"id":\(try quoted(id)),"title":\(prose),"summary":\(prose),"frameworks":[],"keys":[],"access_levels":[]},
            {"aliases":[],"pitfalls":[]}
            """
        )
    }

    static func snapshot(_ fill: (inout CatalogRecords) throws -> Void) rethrows -> CatalogSnapshot {
        var records = CatalogRecords()
        try fill(&records)
        return CatalogSnapshot(dataset: Dataset(id: "2026.11.1", published: "2026-11-30", sha256: ""), records: records)
    }

    /// Decodes the union of several objects; a later member wins.
    private static func row<Row: Record>(_ objects: String) throws -> Row {
        let common = #"{"sources":["a source"],"confidence":"documented","verified":"2026-11-30"}"#
        let parts = try JSONSerialization.jsonObject(with: Data("[\(common),\(objects)]".utf8)) as? [[String: Any]]
        let whole = (parts ?? []).reduce(into: [:]) { $0.merge($1) { _, later in later } }
        return try JSONDecoder().decode(Row.self, from: JSONSerialization.data(withJSONObject: whole))
    }

    private static func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
}
