package import JSON

extension SymptomRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("title", title, language)
        writer.member("permissions", permissions)
        writer.member("words", words)
        writer.array("causes") { writer in
            for cause in causes { writer.object { cause.write(to: &$0, rank: cause.rank, language: language) } }
        }
        writer.member("never", never, language)
        writer.member("codes", codes)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension SymptomRecord.Cause {
    /// Writes the members into the open object, with its `rank` in the answer.
    package func write(to writer: inout JSONWriter, rank: Int, language: Language) {
        writer.member("rank", rank)
        writer.member("cause", cause, language)
        writer.member("check", check, language)
        writer.member("fix", fix, language)
        writer.member("apis", apis)
        writer.member("keys", keys)
        writer.member("rules", rules)
        writer.member("facts", facts)
        writer.object("when") { writer in
            for (fact, values) in when.sorted(by: { $0.key < $1.key }) { writer.member(fact, values) }
        }
        writer.member("introduced", introduced)
        writer.member("below", below)
    }
}
