/// Reads a binary property list (`bplist00`) strictly.
///
/// The format is that of CoreFoundation's CFBinaryPList.c; places are byte offsets.
struct BinaryPropertyListReader {
    enum Step {
        case key(String)
        case index(Int)
    }

    let limits: DocumentLimits
    let bytes: [UInt8]
    let trailer: BinaryTrailer
    var log: FaultLog
    /// The containers that are being read, from the root.
    private var open: [Int] = []
    /// The way to the value that is being read.
    var path: [Step] = []
    private var nodeCount = 0
    /// Set where the rest of the file cannot be read.
    private var isStopped = false
    /// The strings so far by object: many containers may share one.
    private var strings: [Int: String] = [:]
    /// The data so far by object.
    private var data: [Int: [UInt8]] = [:]

    private init(_ bytes: [UInt8], _ trailer: BinaryTrailer, limits: DocumentLimits) {
        self.limits = limits
        self.bytes = bytes
        self.trailer = trailer
        log = FaultLog(limit: limits.faults)
    }

    /// Reads `bytes`, which begin with `bplist`, as a binary property list.
    static func read(_ bytes: [UInt8], limits: DocumentLimits) -> Reading {
        func position(_ offset: Int) -> Position { Position(offset: offset, line: nil, column: nil) }
        let version = String(decoding: bytes.dropFirst(6).prefix(2), as: UTF8.self)
        if bytes.count >= 8, version != "00" {
            let fault = DocumentFault(.binaryVersionUnsupported, at: position(6), arguments: ["version": version])
            return Reading(root: nil, faults: [fault])
        }
        guard bytes.count >= 8 + BinaryTrailer.length else {
            return Reading(root: nil, faults: [DocumentFault(.truncated, at: position(bytes.count))])
        }
        let trailer: BinaryTrailer
        do { trailer = try BinaryTrailer(bytes) } catch { return Reading(root: nil, faults: [error]) }
        var reader = Self(bytes, trailer, limits: limits)
        reader.checkOffsets()
        let root = reader.readObject(trailer.topObject)
        let isComplete = !reader.isStopped && !reader.log.isFull
        var reading = Reading(root: isComplete ? root : nil, faults: reader.log.inOrder)
        reading.valuesMade = reader.nodeCount
        return reading
    }

    /// Reports every entry of the offset table that points outside the objects.
    private mutating func checkOffsets() {
        for object in 0..<trailer.objectCount where offset(of: object) == nil {
            let entry = trailer.offsetTableOffset + object * trailer.offsetIntSize
            let offset = unsigned(at: entry, size: trailer.offsetIntSize)
            report(.binaryOffsetOutOfRange, at: entry, ["object": String(object), "offset": String(offset)])
            if log.isFull { return }
        }
    }
}

// MARK: Objects

extension BinaryPropertyListReader {
    /// Reads an object and all it contains; `null` stands for what cannot be read.
    private mutating func readObject(_ object: Int) -> Node {
        guard !isStopped, !log.isFull, let offset = offset(of: object) else {
            return Node(.null, at: Position(offset: 0, line: nil, column: nil))
        }
        let position = Position(offset: offset, line: nil, column: nil)
        guard admit(1, at: offset) else { return Node(.null, at: position) }
        let marker = bytes[offset]
        let value: Node.Value =
            switch (marker & 0xF0, marker & 0x0F) {
            case (0x00, 0x00): .null
            case (0x00, 0x08): .boolean(false)
            case (0x00, 0x09): .boolean(true)
            case (0x10, 0...4): integer(object, at: offset)
            case (0x20, 2...3): real(object, at: offset)
            case (0x30, 3): date(object, at: offset)
            case (0x40, _): data(object, at: offset)
            case (0x50, _), (0x60, _): string(object, at: offset).map { .string($0) } ?? .null
            case (0x80, 0...7): uid(object, at: offset)
            case (0xA0, _), (0xD0, _): container(object, at: offset)
            default: unknown(object, marker, at: offset)
            }
        return Node(value, at: position)
    }

    /// Counts values; one that is shared counts at each of its places, for whoever reads the tree meets it there.
    private mutating func admit(_ count: Int, at offset: Int) -> Bool {
        nodeCount += count
        guard nodeCount > limits.nodes else { return true }
        if !isStopped { report(.tooManyNodes, at: offset, ["limit": String(limits.nodes)]) }
        isStopped = true
        return false
    }

    private mutating func unknown(_ object: Int, _ marker: UInt8, at offset: Int) -> Node.Value {
        reportUnknown(object, marker, at: offset)
        return .null
    }

    private mutating func integer(_ object: Int, at offset: Int) -> Node.Value {
        let size = 1 << Int(bytes[offset] & 0x0F)
        guard let range = content(object, at: offset + 1, count: size, unit: 1) else { return .null }
        guard size == 16 else {
            // One, two and four bytes are without sign, eight are with.
            return .integer(Int64(bitPattern: unsigned(at: range.lowerBound, size: size)))
        }
        let high = unsigned(at: range.lowerBound, size: 8)
        let low = unsigned(at: range.lowerBound + 8, size: 8)
        let value = Int64(bitPattern: low)
        if high == 0 && value >= 0 || high == .max && value < 0 { return .integer(value) }
        report(.integerOutOfRange, at: offset, ["text": "0x" + String(high, radix: 16) + " " + String(low, radix: 16)])
        return .real(Double(Int64(bitPattern: high)) * 0x1p64 + Double(low))
    }

    private mutating func real(_ object: Int, at offset: Int) -> Node.Value {
        let size = 1 << Int(bytes[offset] & 0x0F)
        guard let range = content(object, at: offset + 1, count: size, unit: 1) else { return .null }
        let bits = unsigned(at: range.lowerBound, size: size)
        return .real(
            size == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        )
    }

    private mutating func date(_ object: Int, at offset: Int) -> Node.Value {
        guard let range = content(object, at: offset + 1, count: 8, unit: 1) else { return .null }
        let seconds = Double(bitPattern: unsigned(at: range.lowerBound, size: 8))
        if let date = PropertyListDate.string(secondsSince2001: seconds) { return .date(date) }
        report(.impossibleDate, at: offset, ["text": String(seconds)])
        return .null
    }

    private mutating func data(_ object: Int, at offset: Int) -> Node.Value {
        if let known = data[object] { return .data(known) }
        guard let (count, start) = length(object, at: offset),
            let range = content(object, at: start, count: count, unit: 1)
        else { return .null }
        let data = Array(bytes[range])
        self.data[object] = data
        return .data(data)
    }

    private mutating func uid(_ object: Int, at offset: Int) -> Node.Value {
        let size = Int(bytes[offset] & 0x0F) + 1
        guard let range = content(object, at: offset + 1, count: size, unit: 1) else { return .null }
        report(.binaryUID, at: offset, ["object": String(object)])
        return .integer(Int64(bitPattern: unsigned(at: range.lowerBound, size: size)))
    }

    private mutating func string(_ object: Int, at offset: Int) -> String? {
        if let known = strings[object] { return admit(known.utf8.count / 64, at: offset) ? known : nil }
        let isASCII = bytes[offset] & 0xF0 == 0x50
        guard let (count, start) = length(object, at: offset),
            let range = content(object, at: start, count: count, unit: isASCII ? 1 : 2)
        else { return nil }
        let string: String
        if isASCII {
            string = String(decoding: bytes[range], as: UTF8.self)
            if bytes[range].contains(where: { $0 >= 0x80 }) { reportInvalidString(object, at: offset) }
        } else {
            let converted = UTF16Conversion(bytes[range], bigEndian: true)
            string = String(decoding: converted.utf8, as: UTF8.self)
            if !converted.illFormed.isEmpty { reportInvalidString(object, at: offset) }
        }
        strings[object] = string
        return admit(string.utf8.count / 64, at: offset) ? string : nil
    }

    /// Reads an array or a dictionary.
    private mutating func container(_ object: Int, at offset: Int) -> Node.Value {
        if open.contains(object) {
            report(.binaryCycle, at: offset, ["object": String(object)])
            return .null
        }
        if open.count >= limits.depth {
            report(.nestingTooDeep, at: offset, ["limit": String(limits.depth)])
            isStopped = true
            return .null
        }
        let isDictionary = bytes[offset] & 0xF0 == 0xD0
        let size = trailer.objectRefSize
        guard let (count, start) = length(object, at: offset),
            let range = content(object, at: start, count: count, unit: isDictionary ? 2 * size : size)
        else { return .null }
        open.append(object)
        defer { open.removeLast() }
        if isDictionary { return .dictionary(readMembers(object, references: range, count: count)) }
        var elements: [Node] = []
        for index in 0..<count where !isStopped && !log.isFull {
            guard let element = reference(object, at: range.lowerBound + index * size) else { continue }
            path.append(.index(index))
            elements.append(readObject(element))
            path.removeLast()
        }
        return .array(elements)
    }

    private mutating func readMembers(_ object: Int, references: Range<Int>, count: Int) -> [Node.Entry] {
        let size = trailer.objectRefSize
        var entries: [Node.Entry] = []
        var names: Set<EntryName> = []
        for index in 0..<count where !isStopped && !log.isFull {
            let reference = references.lowerBound + index * size
            guard let keyObject = self.reference(object, at: reference), let offset = offset(of: keyObject),
                let valueObject = self.reference(object, at: reference + count * size)
            else { continue }
            let marker = bytes[offset] & 0xF0
            guard marker == 0x50 || marker == 0x60 else {
                let type = readObject(keyObject).typeName
                report(.binaryKeyNotString, at: offset, ["object": String(object), "type": type])
                continue
            }
            guard let key = string(keyObject, at: offset) else { continue }
            path.append(.key(key))
            defer { path.removeLast() }
            if !names.insert(EntryName(key)).inserted {
                // Unlike its XML reader, CoreFoundation's binary reader keeps the first.
                report(.binaryDuplicateKey, at: offset, ["key": key])
                continue
            }
            let position = Position(offset: offset, line: nil, column: nil)
            entries.append(Node.Entry(key: key, position: position, value: readObject(valueObject)))
        }
        return entries
    }

    /// The object that the reference at `offset` names.
    private mutating func reference(_ object: Int, at offset: Int) -> Int? {
        let reference = unsigned(at: offset, size: trailer.objectRefSize)
        if reference < UInt64(trailer.objectCount) { return Int(reference) }
        let arguments = ["object": String(object), "reference": String(reference)]
        report(.binaryReferenceOutOfRange, at: offset, arguments)
        return nil
    }
}
