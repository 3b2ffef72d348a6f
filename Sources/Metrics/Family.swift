/// The samples of one name.
package struct Family: Sendable {
    package enum Kind: String, Sendable { case counter, gauge, histogram }

    /// With the unit at its end, and `_total` behind it for a counter: `permission_atlas_http_received_bytes_total`.
    package let name: String
    /// One sentence.
    package let help: String
    package let kind: Kind

    package init(_ name: String, _ kind: Kind, _ help: String) {
        self.name = name
        self.kind = kind
        self.help = help
    }
}
