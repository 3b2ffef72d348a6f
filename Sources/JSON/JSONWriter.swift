/// Writes one JSON text (RFC 8259) straight into bytes, in the order in which members are given.
///
/// JSONEncoder costs tens of microseconds a record and fixes no member order; answers need both speed and order.
package struct JSONWriter: Sendable {
    /// The text so far, UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// Whether the next member or element must be preceded by a comma.
    private var needsComma = false

    package init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

    /// Writes `{`, the members that `body` writes, and `}`.
    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        open(0x7B)
        body(&self)
        close(0x7D)
    }

    /// Writes `[`, the elements that `body` writes, and `]`.
    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        open(0x5B)
        body(&self)
        close(0x5D)
    }

    /// Writes an array of strings.
    package mutating func array(_ values: [String]) {
        array { writer in for value in values { writer.string(value) } }
    }

    /// Writes a member name; the next value written belongs to it.
    package mutating func key(_ name: String) {
        separate()
        quoted(name)
        bytes.append(0x3A)
        needsComma = false
    }

    package mutating func string(_ value: String) {
        separate()
        quoted(value)
        needsComma = true
    }

    package mutating func integer(_ value: Int) { literal("\(value)") }

    package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

    package mutating func null() { literal("null") }

    /// Writes a value that is JSON text already, unchecked.
    package mutating func raw(_ text: [UInt8]) {
        separate()
        bytes.append(contentsOf: text)
        needsComma = true
    }

    /// A finite number in its shortest form; `null` for the ones that JSON has no word for (RFC 8259 §6).
    package mutating func number(_ value: Double) { literal(value.isFinite ? "\(value)" : "null") }

    package mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    package mutating func member(_ name: String, _ value: Int?) {
        key(name)
        if let value { integer(value) } else { null() }
    }

    package mutating func member(_ name: String, _ value: Bool?) {
        key(name)
        if let value { boolean(value) } else { null() }
    }

    package mutating func member(_ name: String, _ values: [String]) {
        key(name)
        array(values)
    }

    /// A member whose value is the object that `body` writes.
    package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
        key(name)
        object(body)
    }

    /// A member whose value is the array that `body` writes.
    package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
        key(name)
        array(body)
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
    }

    /// A JSON string: quote, backslash and the C0 controls escaped, all else as it is (RFC 8259 §7).
    private mutating func quoted(_ value: String) {
        bytes.append(0x22)
        // Most strings have nothing to escape and are taken in one piece.
        guard value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
            bytes.append(contentsOf: value.utf8)
            bytes.append(0x22)
            return
        }
        for byte in value.utf8 {
            switch byte {
            case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
            case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
            case 0x0D: bytes.append(contentsOf: [0x5C, 0x72])
            case 0x09: bytes.append(contentsOf: [0x5C, 0x74])
            case 0x00..<0x20:
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(contentsOf: [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]])
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
