/// Reads one JSON text (RFC 8259) into the nodes of a ``JSONTree``.
struct JSONParser {
    private let bytes: [UInt8]
    private var place = 0
    private var nodes: ContiguousArray<JSONTree.Node> = []

    /// Deeper nesting is refused; `data/` has five levels.
    private static let maximumDepth = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 16)
    }

    /// The nodes of the text's one value, an empty object and an empty array.
    mutating func parse() throws(JSONFault) -> ContiguousArray<JSONTree.Node> {
        guard bytes.count < Int32.max else { throw JSONFault(offset: 0, message: "the text is too long") }
        try value(depth: 0)
        skipWhitespace()
        guard place == bytes.count else { throw fault("something follows the value") }
        append(.object, start: place)
        append(.array, start: place)
        return nodes
    }

    private mutating func value(depth: Int) throws(JSONFault) {
        skipWhitespace()
        guard place < bytes.count else { throw fault("the text ends where a value is due") }
        switch bytes[place] {
        case 0x7B: try object(depth: depth)
        case 0x5B: try array(depth: depth)
        case 0x22: try string()
        case 0x74: try word("true", .true)
        case 0x66: try word("false", .false)
        case 0x6E: try word("null", .null)
        case 0x2D, 0x30...0x39: try number()
        default: throw fault("no value begins so")
        }
    }

    private mutating func object(depth: Int) throws(JSONFault) {
        let node = try open(.object, depth: depth)
        var isFirst = true
        while try !closes(0x7D, isFirst: isFirst) {
            skipWhitespace()
            guard place < bytes.count, bytes[place] == 0x22 else {
                throw fault("a member's name in quotation marks is due")
            }
            try string()
            skipWhitespace()
            guard place < bytes.count, bytes[place] == 0x3A else { throw fault("a colon is due") }
            place += 1
            try value(depth: depth + 1)
            isFirst = false
        }
        close(node)
    }

    private mutating func array(depth: Int) throws(JSONFault) {
        let node = try open(.array, depth: depth)
        var isFirst = true
        while try !closes(0x5D, isFirst: isFirst) {
            try value(depth: depth + 1)
            isFirst = false
        }
        close(node)
    }

    private mutating func open(_ kind: JSONTree.Kind, depth: Int) throws(JSONFault) -> Int {
        guard depth < Self.maximumDepth else { throw fault("the text is nested too deep") }
        append(kind, start: place)
        place += 1
        return nodes.count - 1
    }

    private mutating func close(_ node: Int) {
        nodes[node].end = Int32(truncatingIfNeeded: place)
        nodes[node].next = Int32(truncatingIfNeeded: nodes.count)
    }

    /// Passes over the closing bracket and says so, or over the comma before the next element.
    private mutating func closes(_ bracket: UInt8, isFirst: Bool) throws(JSONFault) -> Bool {
        skipWhitespace()
        guard place < bytes.count else { throw fault("the text ends within brackets") }
        if bytes[place] == bracket {
            place += 1
            return true
        }
        guard !isFirst else { return false }
        guard bytes[place] == 0x2C else { throw fault("a comma or the closing bracket is due") }
        place += 1
        return false
    }

    private mutating func string() throws(JSONFault) {
        place += 1
        let start = place
        var isEscaped = false
        while place < bytes.count, bytes[place] != 0x22 {
            guard bytes[place] >= 0x20 else { throw fault("a control character must be escaped") }
            if bytes[place] == 0x5C {
                isEscaped = true
                try escape()
            } else {
                place += 1
            }
        }
        guard place < bytes.count else { throw fault("the text ends within a string") }
        append(.string, start: start, isEscaped: isEscaped)
        place += 1
    }

    private mutating func escape() throws(JSONFault) {
        guard place + 1 < bytes.count else { throw fault("the text ends within a string") }
        switch bytes[place + 1] {
        case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: place += 2
        case 0x75:
            let digits = bytes[(place + 2)...].prefix(4)
            guard digits.count == 4,
                digits.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0 & 0xDF) })
            else { throw fault("four hexadecimal digits are due after \\u") }
            place += 6
        default: throw fault("there is no such escape")
        }
    }

    private mutating func number() throws(JSONFault) {
        let start = place
        if bytes[place] == 0x2D { place += 1 }
        let leadsWithZero = place < bytes.count && bytes[place] == 0x30
        let whole = digits()
        guard whole > 0, !leadsWithZero || whole == 1 else { throw fault("a number is not written so") }
        if place < bytes.count, bytes[place] == 0x2E {
            place += 1
            guard digits() > 0 else { throw fault("digits are due after the point") }
        }
        if place < bytes.count, bytes[place] | 0x20 == 0x65 {
            place += 1
            if place < bytes.count, bytes[place] == 0x2B || bytes[place] == 0x2D { place += 1 }
            guard digits() > 0 else { throw fault("digits are due in the exponent") }
        }
        append(.number, start: start)
    }

    private mutating func digits() -> Int {
        let start = place
        while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
        return place - start
    }

    private mutating func word(_ word: StaticString, _ kind: JSONTree.Kind) throws(JSONFault) {
        let start = place
        let matches = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
        guard matches else { throw fault("no value begins so") }
        place += word.utf8CodeUnitCount
        append(kind, start: start)
    }

    /// Adds a node that ends here.
    private mutating func append(_ kind: JSONTree.Kind, start: Int, isEscaped: Bool = false) {
        // The length of the text was checked to fit.
        nodes.append(
            JSONTree.Node(
                kind: kind,
                isEscaped: isEscaped,
                start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: place),
                next: Int32(truncatingIfNeeded: nodes.count + 1)
            )
        )
    }

    private mutating func skipWhitespace() {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            default: return
            }
        }
    }

    private func fault(_ message: String) -> JSONFault { JSONFault(offset: place, message: message) }
}
