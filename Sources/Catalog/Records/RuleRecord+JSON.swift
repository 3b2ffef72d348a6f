package import JSON

extension RuleRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        let text = catalog.texts[language]?[id]
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("name", name)
        writer.member("title", text?.title)
        writer.member("explanation", text?.explanation)
        writer.member("severity", severity.rawValue)
        writer.member("effect", effect.rawValue)
        writer.member("certainty", certainty.rawValue)
        writer.member("codes", codes)
        writer.member("inputs", inputs)
        writer.object("examples") { writer in
            writer.member("bad", examples.bad)
            writer.member("good", examples.good)
        }
        writer.object("phrases") { writer in
            for (variant, phrase) in (text?.phrases ?? [:]).sorted(by: { $0.key < $1.key }) {
                writer.object(variant) { writer in
                    writer.member("message", phrase.message)
                    writer.member("why", phrase.why)
                    writer.member("fix", phrase.fix)
                }
            }
        }
        writer.member("facts", facts)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
