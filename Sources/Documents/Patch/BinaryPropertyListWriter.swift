/// Writes a tree as a binary property list (`bplist00`), equal strings once.
///
/// The format is that of CoreFoundation's CFBinaryPList.c. Dates are not written: the tree has them in whole seconds only.
struct BinaryPropertyListWriter {
    /// The file.
    private(set) var bytes: [UInt8] = Array("bplist00".utf8)
    private var offsets: [Int] = []
    /// By their UTF-8: Swift takes canonically equivalent strings for equal.
    private var strings: [[UInt8]: Int] = [:]
    private let referenceSize: Int

    /// - Returns: `nil` where the tree holds a date, or a value that could not be read.
    init?(_ root: Node) {
        guard let count = Self.count(root) else { return nil }
        referenceSize = Self.size(of: count)
        _ = write(root)
        let table = bytes.count
        let offsetSize = Self.size(of: table)
        for offset in offsets { append(offset, size: offsetSize) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        // The root is the first object.
        for number in [offsets.count, 0, table] { append(number, size: 8) }
    }

    /// How many objects the tree has at most.
    private static func count(_ node: Node) -> Int? {
        switch node.value {
        case .null, .date: return nil
        case .dictionary(let entries):
            return entries.reduce(1) { sum, entry in sum.flatMap { sum in count(entry.value).map { sum + $0 + 1 } } }
        case .array(let elements):
            return elements.reduce(1) { sum, node in sum.flatMap { sum in count(node).map { sum + $0 } } }
        default: return 1
        }
    }

    /// Writes an object and all it contains; returns its number.
    private mutating func write(_ node: Node) -> Int {
        switch node.value {
        case .string(let text): return write(text)
        case .dictionary(let entries):
            return container(0xD0, count: entries.count) { writer in
                // The keys, then the values.
                let keys = entries.map { writer.write($0.key) }
                return keys + entries.map { writer.write($0.value) }
            }
        case .array(let elements):
            return container(0xA0, count: elements.count) { writer in elements.map { writer.write($0) } }
        case .boolean(let flag): return object([flag ? 0x09 : 0x08])
        case .integer(let number): return object(Self.integer(number))
        case .real(let number): return object([0x23] + Self.octets(number.bitPattern, size: 8))
        case .data(let data): return object(Self.head(0x40, count: data.count) + data)
        case .null, .date: return object([0x00])
        }
    }

    private mutating func write(_ text: String) -> Int {
        let utf8 = Array(text.utf8)
        if let known = strings[utf8] { return known }
        let number: Int
        if utf8.allSatisfy({ $0 < 0x80 }) {
            number = object(Self.head(0x50, count: utf8.count) + utf8)
        } else {
            let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            number = object(Self.head(0x60, count: units.count / 2) + units)
        }
        strings[utf8] = number
        return number
    }

    private mutating func object(_ octets: [UInt8]) -> Int {
        offsets.append(bytes.count)
        bytes += octets
        return offsets.count - 1
    }

    /// A container before its content, so that the root comes first; the references are put in afterwards.
    private mutating func container(
        _ marker: UInt8,
        count: Int,
        _ content: (inout BinaryPropertyListWriter) -> [Int]
    ) -> Int {
        let number = object(Self.head(marker, count: count))
        let start = bytes.count
        bytes += [UInt8](repeating: 0, count: (marker == 0xD0 ? 2 * count : count) * referenceSize)
        for (index, reference) in content(&self).enumerated() {
            let octets = Self.octets(UInt64(reference), size: referenceSize)
            bytes.replaceSubrange(start + index * referenceSize..<start + (index + 1) * referenceSize, with: octets)
        }
        return number
    }

    private mutating func append(_ number: Int, size: Int) { bytes += Self.octets(UInt64(number), size: size) }

    /// The marker with the count in it, or with the count as an integer behind it.
    private static func head(_ marker: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [marker | UInt8(count)] : [marker | 0x0F] + integer(Int64(count))
    }

    /// One, two and four octets are without sign, eight are with.
    private static func integer(_ number: Int64) -> [UInt8] {
        let bits = UInt64(bitPattern: number)
        return switch bits {
        case 0...0xFF: [0x10] + octets(bits, size: 1)
        case 0x100...0xFFFF: [0x11] + octets(bits, size: 2)
        case 0x1_0000...0xFFFF_FFFF: [0x12] + octets(bits, size: 4)
        default: [0x13] + octets(bits, size: 8)
        }
    }

    private static func octets(_ bits: UInt64, size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * (size - 1 - $0))) }
    }

    /// How many octets hold `number`: 1, 2, 4 or 8.
    private static func size(of number: Int) -> Int {
        number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : number <= 0xFFFF_FFFF ? 4 : 8
    }
}
