package import Catalog
package import Evaluation
internal import JSON

extension Report {
    /// One finding in JSON, as it stands in the answer of an evaluation.
    package static func render(_ finding: Finding, catalog: CatalogSnapshot, language: Language) -> [UInt8] {
        var writer = JSONWriter(capacity: 1024)
        writer.finding(finding, Voice(catalog: catalog, language: language))
        return writer.bytes
    }

    /// The form of a good purpose string, with places to fill in, in the language of the one that is reviewed.
    package static func purposeTemplate(for text: String, locale: String?) -> String {
        let isChinese =
            locale.map { $0.lowercased().hasPrefix("zh") } ?? text.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
        return Wording.purposeTemplate[isChinese ? .simplifiedChinese : .english]
    }
}
