package import JSON

extension MatrixRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("ios", ios)
        writer.member("area", area)
        writer.member("change_kind", changeKind.rawValue)
        writer.member("date", date)
        writer.member("apis", apis)
        writer.member("keys", keys)
        writer.member("title", title, language)
        writer.member("detail", detail, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
