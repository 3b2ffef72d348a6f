package import JSON

extension JSONWriter {
    /// A member that holds a version, or `null` where it is not known.
    package mutating func member(_ name: String, _ version: OSVersion?) { member(name, version?.description) }

    /// A member that holds prose in one language, or `null` where there is none.
    package mutating func member(_ name: String, _ text: Localized?, _ language: Language) {
        member(name, text?[language])
    }

    /// A member that holds a list of prose in one language.
    package mutating func member(_ name: String, _ texts: [Localized], _ language: Language) {
        member(name, texts.map { $0[language] })
    }

    /// The members that close every record: how we know.
    package mutating func provenance(of record: some Record) {
        member("sources", record.sources)
        member("confidence", record.confidence.rawValue)
        member("verified", record.verified)
    }
}
