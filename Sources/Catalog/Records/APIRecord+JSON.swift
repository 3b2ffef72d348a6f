package import JSON

extension APIRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        write(to: &writer, language: language, at: nil, in: catalog)
    }

    /// Writes the members of the record, and what it comes to at one version.
    ///
    /// - Parameters:
    ///   - writer: An open object.
    ///   - language: The language of the notes.
    ///   - version: The versions asked for, if any.
    ///   - range: The versions of the device, where a range was asked for.
    ///   - catalog: The table that the record stands in.
    package func write(
        to writer: inout JSONWriter,
        language: Language,
        at version: APIVersions?,
        over range: OSVersionRange? = nil,
        in catalog: CatalogSnapshot
    ) {
        writer.member("id", id)
        writer.member("kind", kind)
        writer.member("framework", framework)
        writer.object("names") { writer in
            writer.member("swift", names.swift)
            writer.member("objc", names.objc)
        }
        writer.member("aliases", aliases)
        writer.member("permissions", permissions)
        writer.member("role", role?.rawValue)
        writer.member("status", status.rawValue)
        writer.member("introduced", introduced)
        writer.member("deprecated", deprecated)
        writer.member("deprecation_announced", deprecationAnnounced)
        writer.member("obsoleted", obsoleted)
        writer.member("ineffective_from_sdk", ineffectiveFromSDK)
        writer.member("replacements", replacements)
        if let superclass { writer.member("superclass", superclass) }
        writer.array("required_keys") { writer in
            for key in requiredKeys { writer.object { key.write(to: &$0, language: language) } }
        }
        writer.member("required_reason_category", requiredReasonCategory)
        writer.member("review_risk", reviewRisk?.rawValue)
        writer.member("notes", notes, language)
        writer.member("fact", fact)
        // No version changes the answer for a name that never existed.
        if status == .phantom { writer.member("verdict", Verdict.nonexistent.rawValue) }
        if let range {
            writer.object("over") { writer in
                writer.member("ios", range.description)
                writer.member("sdk", version?.sdk)
                writer.array("verdicts") { writer in
                    for span in catalog.course(of: self, over: range, sdk: version?.sdk) {
                        writer.object { span.write(to: &$0) }
                    }
                }
            }
        } else if let version {
            writer.object("at") { writer in
                writer.member("ios", version.ios)
                writer.member("sdk", version.sdk)
                writer.member("verdict", verdict(ios: version.ios, sdk: version.sdk)?.rawValue)
                writer.member("use", catalog.use(insteadOf: self, ios: version.ios, sdk: version.sdk).first)
            }
        }
        writer.provenance(of: self)
    }
}

extension VerdictSpan {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("from", from)
        writer.member("before", before)
        writer.member("verdict", verdict?.rawValue)
        writer.member("use", use)
    }
}

extension APIRecord.RequiredKey {
    fileprivate func write(to writer: inout JSONWriter, language: Language) {
        writer.member("key", key)
        writer.member("when", when, language)
        writer.member("from", from)
        writer.member("below", below)
        writer.key("arguments")
        if let arguments { writer.array(arguments) } else { writer.null() }
        writer.member("if_missing", ifMissing.rawValue)
    }
}
