/// Changes grouped by version and area.
package struct ChangeMatrix: Sendable {
    /// The changes of one area that one version, or days, brought.
    package struct Cell: Sendable {
        /// `nil` for what days bring.
        package let ios: OSVersion?
        package let area: String
        /// By id.
        package let changes: [MatrixRecord]
    }

    /// Sorted; every one that was asked for, or that has a change.
    package let areas: [String]
    /// By version, what days bring last, then by area; none without a change.
    package let cells: [Cell]

    /// - Parameters:
    ///   - changes: Sorted by id.
    ///   - areas: Those asked for; `nil` = those that have a change.
    package init(_ changes: [MatrixRecord], areas: [String]?) {
        struct Place: Hashable {
            let ios: OSVersion?
            let area: String
        }
        cells = Dictionary(grouping: changes) { Place(ios: $0.ios, area: $0.area) }
            .map { Cell(ios: $0.key.ios, area: $0.key.area, changes: $0.value) }
            .sorted { left, right in
                guard left.ios != right.ios else { return left.area < right.area }
                guard let first = left.ios, let second = right.ios else { return left.ios != nil }
                return first < second
            }
        self.areas = (areas ?? Array(Set(changes.map(\.area)))).sorted()
    }
}
