package import JSON

extension JSONWriter {
    /// A member that holds a version, or `null` where it is not known.
    package mutating func member(_ name: String, _ version: OSVersion?) { member(name, version?.description) }

    /// A member that holds prose in one language, or `null` where there is none.
    mutating func member(_ name: String, _ text: Localized?, _ language: Language) { member(name, text?[language]) }

    /// A member that holds a list of prose in one language.
    mutating func member(_ name: String, _ texts: [Localized], _ language: Language) {
        member(name, texts.map { $0[language] })
    }

    /// The members that close every record: how we know.
    mutating func provenance(of record: some Record) {
        member("sources", record.sources)
        member("confidence", record.confidence.rawValue)
        member("verified", record.verified)
    }
}
