/// Ways to cut the same octets into pieces.
enum Cuts {
    /// The octets in one piece, in up to five pieces whose ends their own content decides, and one by one where they are
    /// few.
    ///
    /// The same input is always cut in the same places, so that a failure can be repeated.
    static func all(of octets: [UInt8]) -> [[Range<Int>]] {
        guard octets.count > 1 else { return [[octets.indices]] }
        // FNV-1a.
        var hash = octets.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        var cuts = [0, octets.count]
        for _ in 0..<4 {
            cuts.append(Int(hash % UInt64(octets.count)))
            hash = (hash ^ (hash >> 29)) &* 0x9E37_79B9_7F4A_7C15
        }
        cuts.sort()
        let few = zip(cuts, cuts.dropFirst()).map { $0..<$1 }
        let each = octets.count <= 256 ? octets.indices.map { $0..<($0 + 1) } : [octets.indices]
        return [[octets.indices], few, each]
    }
}
