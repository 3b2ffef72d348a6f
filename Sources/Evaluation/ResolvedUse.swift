package import Catalog

/// An API use and the record that its name leads to.
package struct ResolvedUse: Sendable {
    package let use: APIUse
    /// What the table has under the name; `nil` is never "fine".
    package let record: APIRecord?
    /// The row of the type whose member the name is; `nil` for a type or a function, and where the table lacks it.
    package let owner: APIRecord?
    /// Every value known of the call's arguments: those of `arguments`, and those written in the name.
    package let values: [String]

    package init(_ use: APIUse, in catalog: CatalogSnapshot) {
        let name = APIName(use.name)
        self.use = use
        record = name.candidates.lazy.compactMap { catalog.apis.named($0) }.first
        owner = name.owner.flatMap { catalog.apis.named($0) }
        values = use.arguments.sorted { $0.key < $1.key }.map(\.value) + name.values
    }
}
