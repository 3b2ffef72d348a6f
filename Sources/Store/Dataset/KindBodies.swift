/// The rows of one kind as the database keeps them: one JSON array, and where each row stands in it.
struct KindBodies: Sendable {
    /// `apis`, `texts/en`: the name of the kind in the database.
    let kind: String
    /// The rows as one JSON array.
    private(set) var bytes: [UInt8] = [0x5B]
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

    /// Ends the array.
    mutating func close() { bytes.append(0x5D) }
}
