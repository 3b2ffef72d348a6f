package import JSON

extension PermissionStateRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("permission", permission)
        writer.member("name", name)
        writer.member("type", type)
        writer.member("axis", axis)
        writer.member("case", caseName)
        writer.member("raw_value", rawValue)
        writer.member("symbol", symbol)
        writer.member("introduced", introduced)
        writer.member("deprecated", deprecated)
        writer.member("meaning", meaning, language)
        writer.member("app", app, language)
        writer.member("sdk", sdk, language)
        writer.member("access_level", accessLevel)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
