package import JSON

extension SettingsURLRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        write(to: &writer, language: language, at: nil)
    }

    /// Writes the members of the record, and what it comes to at one version.
    ///
    /// - Parameters:
    ///   - writer: An open object.
    ///   - language: The language of the prose.
    ///   - version: The iOS version asked for, if any.
    package func write(to writer: inout JSONWriter, language: Language, at version: OSVersion?) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("url", url)
        writer.member("constant", constant)
        writer.member("introduced", introduced)
        writer.member("deprecated", deprecated)
        writer.member("works_until", worksUntil)
        writer.member("ineffective_from_sdk", ineffectiveFromSDK)
        writer.member("public", isPublic)
        writer.member("review_risk", reviewRisk.rawValue)
        writer.member("opens", opens, language)
        writer.member("replacement", replacement)
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        if let version {
            let verdict = verdict(ios: version)
            writer.object("at") { writer in
                writer.member("ios", version)
                writer.member("verdict", verdict?.rawValue)
                writer.member("use", verdict == .available ? nil : replacement)
            }
        }
        writer.provenance(of: self)
    }
}
