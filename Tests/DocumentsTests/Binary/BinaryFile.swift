/// Builds a binary property list from its objects' bytes, sound or not.
struct BinaryFile {
    var objects: [[UInt8]]
    var topObject = 0
    var offsetIntSize = 2
    var objectRefSize = 1
    var header = "bplist00"
    /// Changes the offset table's entries.
    var offsets: [Int: Int] = [:]

    init(_ objects: [UInt8]...) { self.objects = objects }

    var bytes: [UInt8] {
        var bytes = Array(header.utf8)
        var table: [Int] = []
        for object in objects {
            table.append(bytes.count)
            bytes += object
        }
        let tableOffset = bytes.count
        for (index, offset) in table.enumerated() {
            bytes += Self.bigEndian(offsets[index] ?? offset, size: offsetIntSize)
        }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetIntSize), UInt8(objectRefSize)]
        for number in [objects.count, topObject, tableOffset] { bytes += Self.bigEndian(number, size: 8) }
        return bytes
    }

    static func bigEndian(_ number: Int, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// A string object of less than 15 ASCII characters.
    static func string(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + Array(text.utf8) }
}
