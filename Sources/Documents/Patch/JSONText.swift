/// A value as JSON, over several lines where it has members.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    private let unit: [UInt8]
    private let lineEnd: [UInt8]

    /// Writes `value`; its lines but the first begin with `indentation`, deeper ones with more `unit`.
    init(_ value: PatchValue, indentation: [UInt8], unit: [UInt8], lineEnd: [UInt8]) {
        self.unit = unit
        self.lineEnd = lineEnd
        write(value, indentation)
    }

    /// A string in quotes.
    static func quoted(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
        return bytes + [UInt8(ascii: "\"")]
    }

    private mutating func write(_ value: PatchValue, _ indentation: [UInt8]) {
        switch value {
        case .string(let text): bytes += Self.quoted(text)
        case .boolean(let flag): bytes += "\(flag)".utf8
        case .integer(let number): bytes += "\(number)".utf8
        case .array(let values):
            write(values, between: "[", "]", indentation) { text, value, inner in text.write(value, inner) }
        case .dictionary(let members):
            write(members, between: "{", "}", indentation) { text, member, inner in
                text.bytes += Self.quoted(member.0) + Array(": ".utf8)
                text.write(member.1, inner)
            }
        }
    }

    private mutating func write<Item>(
        _ items: [Item],
        between open: String,
        _ close: String,
        _ indentation: [UInt8],
        _ item: (inout JSONText, Item, [UInt8]) -> Void
    ) {
        bytes += open.utf8
        for (index, next) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += lineEnd + indentation + unit
            item(&self, next, indentation + unit)
        }
        if !items.isEmpty { bytes += lineEnd + indentation }
        bytes += close.utf8
    }
}
