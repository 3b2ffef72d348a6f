/// Which names hold each piece of three letters: one array of name numbers, and where each piece begins in it.
struct PieceIndex: Sendable {
    private let starts: [Int32]
    private let holders: [Int32]
    /// By name: how many different pieces it has.
    private let sizes: [UInt8]

    init(_ names: [String]) {
        var sizes: [UInt8] = []
        sizes.reserveCapacity(names.count)
        // The pieces of all names, one name after the other.
        var all: [UInt16] = []
        var ends: [Int] = []
        var counts = [Int32](repeating: 0, count: FoldedName.pieceCount + 1)
        for name in names {
            let pieces = FoldedName(name).pieces
            sizes.append(UInt8(clamping: pieces.count))
            for piece in pieces {
                all.append(UInt16(clamping: piece))
                counts[piece + 1] += 1
            }
            ends.append(all.count)
        }
        for piece in 0..<FoldedName.pieceCount { counts[piece + 1] += counts[piece] }
        var next = counts
        var holders = [Int32](repeating: 0, count: all.count)
        var name = 0
        for (place, piece) in all.enumerated() {
            while ends[name] <= place { name += 1 }
            holders[Int(next[Int(piece)])] = Int32(clamping: name)
            next[Int(piece)] += 1
        }
        starts = counts
        self.holders = holders
        self.sizes = sizes
    }

    /// The `limit` names that share most of `pieces`, as places; of equals the one with fewer pieces.
    func candidates(_ pieces: [Int], limit: Int) -> [Int] {
        var shared = [UInt8](repeating: 0, count: sizes.count)
        for piece in pieces {
            for place in starts[piece]..<starts[piece + 1] { shared[Int(holders[Int(place)])] += 1 }
        }
        // The more shared pieces the higher the rank, then the fewer pieces the higher.
        let ranks = shared.indices.map { shared[$0] == 0 ? 0 : Int(shared[$0]) << 8 | Int(255 - sizes[$0]) }
        var counts = [Int](repeating: 0, count: 1 << 16)
        for rank in ranks { counts[rank] += 1 }
        var least = counts.count
        var found = 0
        while least > 1, found < limit {
            least -= 1
            found += counts[least]
        }
        return Array(
            ranks.indices.filter { ranks[$0] >= least }.sorted { (ranks[$1], $0) < (ranks[$0], $1) }.prefix(limit)
        )
    }
}
