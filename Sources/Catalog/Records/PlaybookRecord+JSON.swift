package import JSON

extension PlaybookRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("permission", permission)
        writer.member("access", access)
        writer.member("from", from)
        writer.member("below", below)
        writer.member("summary", summary, language)
        writer.array("steps") { writer in
            for step in steps { writer.object { step.write(to: &$0, language: language) } }
        }
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension PlaybookRecord.Step {
    fileprivate func write(to writer: inout JSONWriter, language: Language) {
        writer.member("action", action.rawValue)
        writer.member("call", call)
        writer.member("keys", keys)
        writer.member("state", state)
        writer.member("thread", thread, language)
        writer.member("text", text, language)
    }
}
