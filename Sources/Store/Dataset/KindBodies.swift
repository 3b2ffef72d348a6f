/// The rows of one kind as the database keeps them, one after the other, and where each stands.
struct KindBodies: Sendable {
    /// `apis`, `texts/en`: the name of the kind in the database.
    let kind: String
    /// The rows as JSON, with commas between them.
    private(set) var bytes: [UInt8] = []
    private(set) var ranges: [Range<Int>] = []
    private(set) var origins: [RowOrigin] = []

    init(kind: String) { self.kind = kind }

    /// Adds the canonical form of a row.
    mutating func append(_ body: [UInt8], origin: RowOrigin) {
        if !ranges.isEmpty { bytes.append(0x2C) }
        let start = bytes.count
        bytes.append(contentsOf: body)
        ranges.append(start..<bytes.count)
        origins.append(origin)
    }

    /// The places of the rows in parts of at most `size`.
    func parts(of size: Int) -> [Range<Int>] {
        stride(from: 0, to: ranges.count, by: size).map { $0..<min(ranges.count, $0 + size) }
    }

    /// The rows at `places`, which are not none, as one JSON array.
    func array(_ places: Range<Int>) -> [UInt8] {
        [0x5B] + bytes[ranges[places.lowerBound].lowerBound..<ranges[places.upperBound - 1].upperBound] + [0x5D]
    }
}
