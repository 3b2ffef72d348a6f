package import JSON

extension FrameworkFieldRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("framework", framework.rawValue)
        writer.member("file", file)
        writer.member("pointer", pointer)
        writer.member("plugin", plugin)
        writer.member("option", option)
        writer.member("type", type)
        writer.member("default", standard)
        writer.object("writes") { writer in
            writer.member("keys", writes.keys)
            writer.member("background_modes", writes.backgroundModes)
            writer.member("entitlements", writes.entitlements)
        }
        writer.member("effect", effect, language)
        writer.member("introduced", introduced?.rawValue)
        writer.member("version_of", versionOf)
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
