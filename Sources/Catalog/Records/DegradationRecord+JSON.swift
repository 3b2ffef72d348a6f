package import JSON

extension DegradationRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("permission", permission)
        writer.member("state", state)
        writer.member("feature", feature)
        writer.array("fallbacks") { writer in
            for fallback in fallbacks {
                writer.object { writer in
                    writer.member("text", fallback.text, language)
                    writer.member("apis", fallback.apis)
                }
            }
        }
        writer.member("copy", copy, language)
        writer.member("avoid", avoid, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
