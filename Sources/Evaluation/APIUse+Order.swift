extension APIUse: Comparable {
    /// By place, bundle and name, and at last by whatever else differs: the order in which uses came says nothing.
    package static func < (left: APIUse, right: APIUse) -> Bool {
        // One with a place says more.
        guard (left.file == nil) == (right.file == nil) else { return left.file != nil }
        let places = (left.file ?? "", left.line ?? 0, left.column ?? 0, left.bundle ?? "", left.name)
        let others = (right.file ?? "", right.line ?? 0, right.column ?? 0, right.bundle ?? "", right.name)
        return places == others ? left.rest.lexicographicallyPrecedes(right.rest) : places < others
    }

    private var rest: [String] {
        [origin.rawValue, "\(guardedFrom)"] + arguments.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
}
