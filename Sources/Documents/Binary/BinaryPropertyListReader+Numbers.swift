/// Numbers, offsets and lengths.
extension BinaryPropertyListReader {
    /// The big-endian number in `size` (at most 8) bytes at `offset`, which must lie in the file.
    func unsigned(at offset: Int, size: Int) -> UInt64 {
        var value: UInt64 = 0
        for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
        return value
    }

    /// Where the marker of `object` stands; `nil` where the table points outside the objects.
    func offset(of object: Int) -> Int? {
        let entry = trailer.offsetTableOffset + object * trailer.offsetIntSize
        let offset = unsigned(at: entry, size: trailer.offsetIntSize)
        return offset >= 8 && offset < UInt64(trailer.offsetTableOffset) ? Int(offset) : nil
    }

    /// The place of `size` bytes of content at `start`; `nil`, and a report, where they reach beyond the objects.
    mutating func content(_ object: Int, at start: Int, count: Int, unit: Int) -> Range<Int>? {
        let (size, hasOverflow) = count.multipliedReportingOverflow(by: unit)
        guard !hasOverflow, size <= trailer.offsetTableOffset - start else {
            report(.binaryObjectTruncated, at: start, ["object": String(object)])
            return nil
        }
        return start..<start + size
    }

    /// The length that the marker at `marker` gives, and where the content begins.
    mutating func length(_ object: Int, at marker: Int) -> (count: Int, start: Int)? {
        let short = Int(bytes[marker] & 0x0F)
        guard short == 0x0F else { return (short, marker + 1) }
        guard let intMarker = content(object, at: marker + 1, count: 1, unit: 1) else { return nil }
        let kind = bytes[intMarker.lowerBound]
        guard kind & 0xF0 == 0x10, kind & 0x0F <= 3 else {
            reportUnknown(object, kind, at: intMarker.lowerBound)
            return nil
        }
        guard let range = content(object, at: intMarker.upperBound, count: 1 << Int(kind & 0x0F), unit: 1) else {
            return nil
        }
        guard let count = Int(exactly: unsigned(at: range.lowerBound, size: range.count)) else {
            report(.binaryObjectTruncated, at: range.lowerBound, ["object": String(object)])
            return nil
        }
        return (count, range.upperBound)
    }
}
