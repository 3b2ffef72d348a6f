package import Catalog

/// An API use and the record that its name leads to.
package struct ResolvedUse: Sendable {
    package let use: APIUse
    /// What the table has under the name; `nil` is never "fine".
    package let record: APIRecord?

    package init(_ use: APIUse, in catalog: CatalogSnapshot) {
        self.use = use
        record = catalog.apis.named(use.name)
    }
}
