/// Ways to cut the same octets into pieces.
enum Cuts {
    /// The octets in one piece, one by one, and in up to five pieces whose ends their own content decides.
    ///
    /// The same input is always cut in the same places, so that a failure can be repeated.
    static func all(of octets: [UInt8]) -> [[Int]] {
        guard octets.count > 1 else { return [[]] }
        // FNV-1a.
        var hash = octets.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        var cuts: [Int] = []
        for _ in 0..<4 {
            cuts.append(1 + Int(hash % UInt64(octets.count - 1)))
            hash = (hash ^ (hash >> 29)) &* 0x9E37_79B9_7F4A_7C15
        }
        return [[], cuts.sorted(), octets.count <= 512 ? Array(1..<octets.count) : []]
    }

    /// The pieces of `octets`, cut before each of `cuts`.
    static func pieces(of octets: [UInt8], at cuts: [Int]) -> [[UInt8]] {
        zip([0] + cuts, cuts + [octets.count]).map { Array(octets[$0..<$1]) }
    }
}
