/// A state of `data/` that was loaded; never changed afterwards.
package struct Dataset: Codable, Hashable, Sendable {
    /// `2026.11.1`; other content that was loaded later under that number has its digest behind it, `2026.11.1-1a2b3c4d`.
    package let id: String
    /// The day of publication, `2026-11-30`.
    package let published: String
    /// SHA-256 over the content of `data/`, hexadecimal.
    package let sha256: String

    package init(id: String, published: String, sha256: String) {
        self.id = id
        self.published = published
        self.sha256 = sha256
    }

    /// The id as `data/dataset.json` has it.
    package var number: String { String(id.prefix { $0 != "-" }) }

    /// The number with the first digits of the digest behind it, by which a dataset can always be asked for.
    ///
    /// Another database may have been given other content first under the same number; by this name it has the same
    /// records, or does not know it.
    package var exactID: String { id.contains("-") ? id : "\(id)-\(sha256.prefix(8))" }

    /// Whether `name` is the id or the exact id.
    package func isCalled(_ name: String) -> Bool { id == name || exactID == name }

    /// The same content under another id.
    package func named(_ id: String) -> Dataset { Dataset(id: id, published: published, sha256: sha256) }
}
