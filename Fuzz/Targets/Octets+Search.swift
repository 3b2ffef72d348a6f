extension ArraySlice<UInt8> {
    /// Where `wanted` first stands; the generic search of the standard library takes several times as long.
    func place(of wanted: [UInt8]) -> Range<Int>? {
        var start = startIndex
        while start + wanted.count <= endIndex {
            if self[start] == wanted[0], self[start..<(start + wanted.count)].elementsEqual(wanted) {
                return start..<(start + wanted.count)
            }
            start += 1
        }
        return nil
    }
}
