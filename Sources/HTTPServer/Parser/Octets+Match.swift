extension [UInt8] {
    /// Whether the octets of `range` are `name`, in any ASCII case.
    ///
    /// - Parameters:
    ///   - range: a part of this array.
    ///   - name: in lower case.
    /// - Returns: the answer.
    @inline(__always)
    func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
        guard range.count == name.utf8CodeUnitCount else { return false }
        for (index, letter) in UnsafeBufferPointer(start: name.utf8Start, count: range.count).enumerated() {
            let octet = self[range.lowerBound + index]
            // Only a letter has another case; the bit that makes it lower is set in all other octets of the names.
            guard octet == letter || (octet | 0x20 == letter && letter &- 0x61 < 26) else { return false }
        }
        return true
    }

    /// Whether the octets of `range` are `name` exactly.
    @inline(__always)
    func equals(_ range: Range<Int>, _ name: StaticString) -> Bool {
        guard range.count == name.utf8CodeUnitCount else { return false }
        for (index, letter) in UnsafeBufferPointer(start: name.utf8Start, count: range.count).enumerated()
        where self[range.lowerBound + index] != letter {
            return false
        }
        return true
    }
}
