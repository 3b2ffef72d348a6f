/// The places of a text at which a phrase may begin, found by the first scalar of the phrase.
///
/// Grouped by the lowest octet of the scalar there, in two lists: a dictionary of lists would take longer to make than to
/// search. So places of other scalars stand among those found; whoever asks compares the phrase anyway.
struct TextStarts: Sendable {
    private var ends: [Int32]
    private var places: [Int32]

    /// Takes each scalar of `text` as a beginning, or else those after a space and the first.
    init(_ text: String, eachScalar: Bool) {
        var ends = [Int32](repeating: 0, count: 257)
        var starts: [(octet: UInt8, place: Int32)] = []
        var offset = 0
        var isStart = true
        for scalar in text.unicodeScalars {
            if isStart || eachScalar {
                let octet = UInt8(truncatingIfNeeded: scalar.value)
                starts.append((octet, Int32(clamping: offset)))
                ends[Int(octet) + 1] += 1
            }
            isStart = scalar == " "
            offset += UTF8.width(scalar)
        }
        for octet in 0..<256 { ends[octet + 1] += ends[octet] }
        var next = ends
        var places = [Int32](repeating: 0, count: starts.count)
        for start in starts {
            places[Int(next[Int(start.octet)])] = start.place
            next[Int(start.octet)] += 1
        }
        self.ends = ends
        self.places = places
    }

    /// The places at which `scalar` may stand, ascending.
    func of(_ scalar: Unicode.Scalar) -> ArraySlice<Int32> {
        let octet = Int(scalar.value & 0xFF)
        return places[Int(ends[octet])..<Int(ends[octet + 1])]
    }
}
