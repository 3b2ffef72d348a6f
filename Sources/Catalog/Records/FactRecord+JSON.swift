package import JSON

extension FactRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("statement", statement, language)
        writer.member("verdict", verdict.rawValue)
        writer.member("truth", truth, language)
        writer.member("about", about)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
