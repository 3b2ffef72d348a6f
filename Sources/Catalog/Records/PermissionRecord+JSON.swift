package import JSON

extension PermissionRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("title", title, language)
        writer.member("summary", summary, language)
        writer.member("frameworks", frameworks)
        writer.member("keys", keys)
        writer.member("access_levels", accessLevels)
        writer.member("introduced", introduced)
        writer.member("pitfalls", pitfalls, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
