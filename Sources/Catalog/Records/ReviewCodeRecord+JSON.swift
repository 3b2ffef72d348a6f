package import JSON

extension ReviewCodeRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("issuer", issuer)
        writer.member("title", title, language)
        writer.member("meaning", meaning, language)
        writer.member("fix", fix, language)
        writer.member("severity", severity)
        writer.member("enforced_since", enforcedSince)
        writer.member("where_reported", whereReported, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
