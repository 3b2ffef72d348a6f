/// Every name of every row, in small letters.
struct FullNames: Sendable {
    let texts: SortedTexts
    private let rows: [Int32]

    /// Takes the names of each row.
    init(_ names: [[String]]) {
        let sorted = names.enumerated().flatMap { row, names in names.map { (name: $0, row: Int32(clamping: row)) } }
            .sorted {
                $0.name == $1.name ? $0.row < $1.row : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
            }
        texts = SortedTexts(sorted.lazy.map(\.name))
        rows = sorted.map(\.row)
    }

    /// The row whose name is at `place` among ``texts``.
    func row(_ place: Int) -> Int { Int(rows[place]) }
}
