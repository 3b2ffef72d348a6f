/// A published state of `data/`.
package struct Dataset: Codable, Hashable, Sendable {
    /// `2026.11.1`.
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
}
