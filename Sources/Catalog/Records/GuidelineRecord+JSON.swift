package import JSON

extension GuidelineRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("title", title, language)
        writer.member("meaning", meaning, language)
        writer.member("fix", fix, language)
        writer.member("how_checked", howChecked.map(\.rawValue))
        writer.member("codes", codes)
        writer.member("rules", rules)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
