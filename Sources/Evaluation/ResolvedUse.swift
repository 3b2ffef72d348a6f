package import Catalog

/// An API use and the record that its name leads to.
package struct ResolvedUse: Sendable {
    package let use: APIUse
    /// What the table has under the name; `nil` is never "fine".
    package let record: APIRecord?
    /// Whether the name fits several overloads, of which `record` is the oldest.
    package let isAmbiguous: Bool
    /// The row of the type whose member the name is; `nil` for a type or a function, and where the table lacks it.
    package let owner: APIRecord?
    /// Every value known of the call's arguments: those of `arguments`, and those written in the name.
    package let values: [String]

    package init(_ use: APIUse, in catalog: CatalogSnapshot) {
        let name = APIName(use.name)
        self.use = use
        owner = name.owner.flatMap { catalog.apis.named($0) }
        values = use.arguments.sorted { $0.key < $1.key }.map(\.value) + name.values
        if let record = name.candidates.lazy.compactMap({ catalog.apis.named($0) }).first {
            self.record = record
            isAmbiguous = false
            return
        }
        let inherited = name.candidates.flatMap { catalog.apis.inheritedNames(of: $0) }
        let overloads =
            (name.candidates + inherited).lazy.map { catalog.apis.overloads(of: $0) }.first { !$0.isEmpty } ?? []
        record = overloads.min { Self.age($0) < Self.age($1) }
        isAmbiguous = overloads.count > 1
    }

    /// A use that a source tells, whose name led to `record`.
    ///
    /// `values` holds both of a choice between two, of which `arguments` has one.
    init(_ use: APIUse, record: APIRecord?, owner: APIRecord?, values: [String] = []) {
        self.use = use
        self.record = record
        self.owner = owner
        isAmbiguous = false
        self.values = values
    }

    /// Known versions come before unknown ones.
    private static func age(_ record: APIRecord) -> OSVersion { record.introduced ?? OSVersion(.max) }
}

extension Table where Row == APIRecord {
    /// The symbols whose Swift name is `base` with labels in parentheses.
    func overloads(of base: String) -> ArraySlice<APIRecord> {
        let prefix = "\(base)("
        // Rows are sorted by id: the first one that is not before the prefix, and those that begin with it.
        var low = rows.startIndex
        var high = rows.endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if rows[middle].id < prefix { low = middle + 1 } else { high = middle }
        }
        return rows[low...].prefix { $0.id.hasPrefix(prefix) }
    }
}
