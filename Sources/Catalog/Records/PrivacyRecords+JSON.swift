package import JSON

extension PrivacyCategoryRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("slug", slug)
        writer.member("title", title, language)
        writer.member("covers", covers, language)
        writer.member("reasons", reasons)
        writer.member("sdk_only", sdkOnly)
        writer.member("symbols", symbols)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension PrivacyReasonRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("category", category)
        writer.member("for", self.for.map(\.rawValue))
        writer.member("meaning", meaning, language)
        writer.member("conditions", conditions, language)
        writer.member("may_leave_device", mayLeaveDevice)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension RequiredReasonAPIRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", kind)
        writer.member("category", category)
        writer.object("names") { writer in
            writer.member("swift", names.swift)
            writer.member("objc", names.objc)
            writer.member("c", names.c)
        }
        writer.member("framework", framework)
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension PrivacyDataTypeRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("group", group, language)
        writer.member("title", title, language)
        writer.member("notes", notes, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension PrivacyPurposeRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("title", title, language)
        writer.member("meaning", meaning, language)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}

extension PrivacyManifestKeyRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("type", type)
        writer.member("required", required, language)
        writer.member("rule", rule, language)
        writer.member("codes", codes)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
