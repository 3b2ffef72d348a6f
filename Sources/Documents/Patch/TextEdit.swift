/// Octets of a file, and what is to stand in their place.
package struct TextEdit: Sendable, Equatable {
    /// Offsets in the file as it is.
    package let range: Range<Int>
    package let replacement: [UInt8]

    init(_ range: Range<Int>, _ replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }

    /// An insertion before the octet at `offset`.
    init(at offset: Int, _ replacement: [UInt8]) { self.init(offset..<offset, replacement) }

    /// The edits in order of place; `nil` where two of them overlap, or one inserts where another begins or ends.
    package static func ordered(_ edits: [TextEdit]) -> [TextEdit]? {
        let ordered = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let meet = zip(ordered, ordered.dropFirst()).contains { first, second in
            let (end, start) = (first.range.upperBound, second.range.lowerBound)
            return end > start || end == start && (first.range.isEmpty || second.range.isEmpty)
        }
        return meet ? nil : ordered
    }

    /// `bytes` with every one of the ordered `edits` made.
    package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        for edit in edits {
            result += bytes[index..<edit.range.lowerBound]
            result += edit.replacement
            index = edit.range.upperBound
        }
        return result + bytes[index...]
    }
}
