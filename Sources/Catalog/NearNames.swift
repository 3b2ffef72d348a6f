/// Finds among many names those that come near a wrong one, by edit distance and by shared pieces of three letters.
///
/// The pieces find a name whose words were left out, put in or swapped, which edit distance alone places far away. They
/// are looked up in an index, so that 40,000 names take less than a millisecond; only the names that share most are
/// measured.
package struct NearNames: Sendable {
    /// A name and how near it comes.
    package struct Match: Sendable, Equatable {
        package let name: String
        /// The place of the name among those given.
        package let index: Int
        /// 1 for the same letters, 0 for nothing in common.
        package let likeness: Double
    }

    private let names: [String]
    private let pieces: PieceIndex?

    /// Below so many names each is measured, and no index is built.
    private static let indexedFrom = 257
    /// How many names that share pieces are measured.
    private static let candidateCount = 64
    /// A name less alike is no suggestion.
    private static let threshold = 0.4

    package init(_ names: [String]) {
        self.names = names
        pieces = names.count < Self.indexedFrom ? nil : PieceIndex(names)
    }

    /// At most `limit` names near `name`, the nearest first, equals in the order given.
    package func matches(_ name: String, limit: Int = 5) -> [Match] {
        let wanted = FoldedName(name)
        guard !wanted.letters.isEmpty, limit > 0 else { return [] }
        let wantedPieces = wanted.pieces
        let candidates = pieces?.candidates(wantedPieces, limit: Self.candidateCount) ?? Array(names.indices)
        let matches = candidates.map { index in
            // The very name comes before those that differ in case or marks only.
            let likeness = 0.999 * wanted.likeness(FoldedName(names[index]), pieces: wantedPieces)
            return Match(name: names[index], index: index, likeness: names[index] == name ? 1 : likeness)
        }
        return Array(
            matches.filter { $0.likeness >= Self.threshold }
                .sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }
                .prefix(limit)
        )
    }

    /// The words of a small vocabulary that come near `name`, the nearest first.
    package static func nearest(_ name: String, in vocabulary: [String], limit: Int = 5) -> [String] {
        NearNames(vocabulary).matches(name, limit: limit).map(\.name)
    }
}
