package import JSON

extension KeyRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("status", status.rawValue)
        writer.member("type", type)
        writer.member("permission", permission)
        writer.member("framework", framework)
        writer.member("introduced", introduced)
        writer.member("deprecated", deprecated)
        writer.member("replaced_by", replacedBy)
        writer.member("companions", companions)
        writer.member("required_when", requiredWhen, language)
        writer.member("needed_by", neededBy)
        writer.member("if_missing", ifMissing?.rawValue)
        writer.member("if_missing_confidence", ifMissingConfidence?.rawValue)
        writer.member("codes", codes)
        writer.object("platforms") { writer in
            for (platform, version) in platforms.sorted(by: { $0.key < $1.key }) { writer.member(platform, version) }
        }
        writer.member("display_name", displayName)
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
