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
        // Nearly all names share little; what shares less than the best ones do is not ranked.
        var counts = [Int](repeating: 0, count: 1 << 8)
        for count in shared { counts[Int(count)] += 1 }
        var (least, found) = (counts.count, 0)
        while least > 1, found < limit {
            least -= 1
            found += counts[least]
        }
        // Of those that share just so much, which may be thousands, the ones with the fewest pieces.
        var room = limit - (found - counts[least])
        var largest = 0
        var countsBySize = [Int](repeating: 0, count: 1 << 8)
        for (count, size) in zip(shared, sizes) where count == least { countsBySize[Int(size)] += 1 }
        while largest < countsBySize.count - 1, room > countsBySize[largest] {
            room -= countsBySize[largest]
            largest += 1
        }
        let best = shared.indices.filter { shared[$0] > least || shared[$0] == least && sizes[$0] <= largest }
        return Array(
            best.sorted { (shared[$1], sizes[$0], $0) < (shared[$0], sizes[$1], $1) }.prefix(limit)
        )
    }
}
