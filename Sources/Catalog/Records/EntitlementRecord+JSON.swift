package import JSON

extension EntitlementRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("status", status.rawValue)
        writer.member("title", title, language)
        writer.member("value_type", valueType?.rawValue)
        writer.member("values", values)
        writer.member("platforms", platforms)
        writer.member("introduced", introduced)
        writer.member("permission", permission)
        writer.member("keys", keys)
        writer.member("granted", granted?.rawValue)
        writer.member("review_risk", reviewRisk?.rawValue)
        writer.member("guidelines", guidelines)
        writer.member("codes", codes)
        writer.member("replaced_by", replacedBy)
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
