/// A JSON pointer (RFC 6901): `/NSPrivacyAccessedAPITypes/0`; the empty one is the whole document.
package struct Pointer: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package static let root = Pointer(description: "")

    private init(description: String) { self.description = description }

    /// This place's member `key` (RFC 6901 §3: `~` is written `~0`, `/` is written `~1`).
    package func appending(_ key: String) -> Pointer {
        let escaped =
            key.contains { $0 == "~" || $0 == "/" }
            ? key.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
                .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
            : key
        return Pointer(description: "\(description)/\(escaped)")
    }

    /// This place's element `index`, from 0.
    package func appending(_ index: Int) -> Pointer { Pointer(description: "\(description)/\(index)") }
}
