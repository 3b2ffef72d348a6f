package import JSON

extension TimelineRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("date", date)
        writer.member("precision", precision.rawValue)
        writer.member("topic", topic)
        writer.member("change", change, language)
        writer.member("applies_to", appliesTo, language)
        writer.member("status", status.rawValue)
        writer.member("superseded_on", supersededOn)
        writer.member("codes", codes)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
