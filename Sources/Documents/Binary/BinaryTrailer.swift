/// The last 32 bytes of a binary property list, checked against the file: `CFBinaryPlistTrailer` of CoreFoundation's
/// ForFoundationOnly.h.
struct BinaryTrailer {
    static let length = 32

    /// Bytes of an entry of the offset table, 1 to 8.
    let offsetIntSize: Int
    /// Bytes of a reference from a container to an object, 1 to 8.
    let objectRefSize: Int
    let objectCount: Int
    /// The object that is the root.
    let topObject: Int
    /// Where the offset table begins, and the objects end.
    let offsetTableOffset: Int

    /// Reads the trailer of a file of at least 40 bytes.
    init(_ bytes: [UInt8]) throws(DocumentFault) {
        let start = bytes.count - Self.length
        func invalid(_ field: String, at offset: Int) -> DocumentFault {
            let position = Position(offset: start + offset, line: nil, column: nil)
            return DocumentFault(.binaryTrailerInvalid, at: position, arguments: ["field": field])
        }
        func long(at offset: Int) -> UInt64 {
            bytes[start + offset..<start + offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
        offsetIntSize = Int(bytes[start + 6])
        objectRefSize = Int(bytes[start + 7])
        guard let tableOffset = Int(exactly: long(at: 24)), tableOffset > 8, tableOffset < start else {
            throw invalid("offsetTableOffset", at: 24)
        }
        guard (1...8).contains(offsetIntSize), Self.canHold(UInt64(tableOffset), bytes: offsetIntSize) else {
            throw invalid("offsetIntSize", at: 6)
        }
        // The table fills the space up to the trailer, so the number of objects never exceeds that of the bytes.
        let entries = (start - tableOffset).quotientAndRemainder(dividingBy: offsetIntSize)
        guard entries.remainder == 0, long(at: 8) == UInt64(entries.quotient) else {
            throw invalid("numObjects", at: 8)
        }
        guard (1...8).contains(objectRefSize), Self.canHold(UInt64(entries.quotient), bytes: objectRefSize) else {
            throw invalid("objectRefSize", at: 7)
        }
        guard long(at: 16) < UInt64(entries.quotient) else { throw invalid("topObject", at: 16) }
        objectCount = entries.quotient
        topObject = Int(long(at: 16))
        offsetTableOffset = tableOffset
    }

    /// Whether every number below `limit`, and `limit` itself, fits.
    private static func canHold(_ limit: UInt64, bytes: Int) -> Bool { bytes == 8 || limit >> (8 * UInt64(bytes)) == 0 }
}
