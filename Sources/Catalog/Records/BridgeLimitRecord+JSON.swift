package import JSON

extension BridgeLimitRecord {
    package func write(to writer: inout JSONWriter, language: Language, in catalog: CatalogSnapshot) {
        writer.member("id", id)
        writer.member("kind", Self.recordKind.rawValue)
        writer.member("frameworks", frameworks.map(\.rawValue))
        writer.member("packages", packages)
        writer.member("permissions", permissions)
        writer.member("access", access)
        writer.member("native_model", nativeModel)
        writer.member("introduced_ios", introducedIOS)
        writer.member("limitation", limitation, language)
        writer.member("alternative", alternative, language)
        writer.member("affected", affected?.rawValue)
        writer.member("fixed_in", fixedIn?.rawValue)
        writer.member("status", status.rawValue)
        writer.member("review_risk", reviewRisk.rawValue)
        writer.member("codes", codes)
        writer.member("aliases", aliases)
        writer.provenance(of: self)
    }
}
