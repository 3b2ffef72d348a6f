package import JSON

extension GuidelineRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("title", title, language)
        writer.member("meaning", meaning, language)
        writer.member("fix", fix, language)
        writer.member("parts", catalog.parts(of: self).map(\.id))
        writer.member("how_checked", howChecked.map(\.rawValue))
        writer.member("codes", codes)
        writer.member("rules", rules)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension CatalogSnapshot {
    /// The guidelines one level below `guideline` that the table holds: `5.1.1(ii)` is a part of `5.1.1`.
    package func parts(of guideline: GuidelineRecord) -> [GuidelineRecord] {
        guidelines.rows.filter { row in
            guard row.id.hasPrefix(guideline.id) else { return false }
            let rest = row.id.dropFirst(guideline.id.count)
            return rest.first == "(" || rest.first == "." && !rest.dropFirst().contains { $0 == "." || $0 == "(" }
        }
    }
}
