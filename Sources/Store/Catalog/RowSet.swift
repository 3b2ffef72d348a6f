/// Rows by their places, a bit for each.
struct RowSet: Equatable, Sendable {
    private var bits: [UInt64]

    /// No row of `count`.
    init(count: Int) { bits = Array(repeating: 0, count: count / UInt64.bitWidth + 1) }

    func contains(_ place: Int) -> Bool { bits[place / UInt64.bitWidth] & Self.bit(place) != 0 }

    mutating func insert(_ place: Int) { bits[place / UInt64.bitWidth] |= Self.bit(place) }

    /// Adds the rows of a set of as many.
    mutating func formUnion(_ other: RowSet) { for index in bits.indices { bits[index] |= other.bits[index] } }

    /// Keeps the rows that a set of as many holds, too.
    mutating func formIntersection(_ other: RowSet) { for index in bits.indices { bits[index] &= other.bits[index] } }

    /// The first places in rising order that pass a test.
    ///
    /// - Parameters:
    ///   - limit: How many, at most.
    ///   - isWanted: The test.
    /// - Returns: The places.
    func prefix(_ limit: Int, where isWanted: (Int) -> Bool) -> [Int] {
        var places: [Int] = []
        for index in bits.indices {
            var rest = bits[index]
            while rest != 0 {
                guard places.count < limit else { return places }
                let place = index * UInt64.bitWidth + rest.trailingZeroBitCount
                if isWanted(place) { places.append(place) }
                rest &= rest - 1
            }
        }
        return places
    }

    private static func bit(_ place: Int) -> UInt64 { 1 << UInt64(place % UInt64.bitWidth) }
}
