internal import Catalog

/// What a list of hits shows of a record.
struct SearchHit {
    /// The record in a few words; `nil` where its id says all.
    let title: String?
    /// Whether the name is real: that of an API or key, or the verdict on a fact.
    let status: String?

    init(_ record: any Record, language: Language, catalog: CatalogSnapshot) {
        switch record {
        case let api as APIRecord: (title, status) = (api.notes.first?[language], api.status.rawValue)
        case let key as KeyRecord: (title, status) = (key.displayName, key.status.rawValue)
        case let permission as PermissionRecord: (title, status) = (permission.title[language], nil)
        case let category as PrivacyCategoryRecord: (title, status) = (category.title[language], nil)
        case let reason as PrivacyReasonRecord: (title, status) = (reason.meaning[language], nil)
        case let symbol as RequiredReasonAPIRecord: (title, status) = (symbol.category, nil)
        case let type as PrivacyDataTypeRecord: (title, status) = (type.title[language], nil)
        case let purpose as PrivacyPurposeRecord: (title, status) = (purpose.title[language], nil)
        case let key as PrivacyManifestKeyRecord: (title, status) = (key.rule[language], nil)
        case let code as ReviewCodeRecord: (title, status) = (code.title[language], nil)
        case let fact as FactRecord: (title, status) = (fact.statement[language], fact.verdict.rawValue)
        case let rule as RuleRecord: (title, status) = (catalog.texts[language]?[rule.id]?.title, nil)
        default: (title, status) = (nil, nil)
        }
    }
}
