/// What a row of the database is called.
struct StoredName: Hashable, Comparable {
    /// `apis`, `texts/en`.
    let kind: String
    let id: String

    /// By octets, as the database sorts.
    static func < (left: StoredName, right: StoredName) -> Bool {
        if left.kind != right.kind { return left.kind.utf8.lexicographicallyPrecedes(right.kind.utf8) }
        return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
    }
}
