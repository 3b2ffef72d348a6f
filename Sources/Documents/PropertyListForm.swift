/// The forms in which a property list is written, by the first bytes of the file.
enum PropertyListForm {
    case empty, xml, binary, openStep, json, unknown

    init(_ bytes: [UInt8]) {
        let head = bytes.prefix(4_096)
        if head.starts(with: "bplist".utf8) {
            self = .binary
            return
        }
        let isWide = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) || head.prefix(4).contains(0)
        if isWide, head.prefix(8).contains(UInt8(ascii: "<")) {
            self = .xml
            return
        }
        let text = head.drop { Self.isSpace($0) || [0xEF, 0xBB, 0xBF].contains($0) }
        switch text.first {
        case nil: self = bytes.count == head.count ? .empty : .unknown
        case UInt8(ascii: "<"): self = .xml
        case UInt8(ascii: "["): self = .json
        case UInt8(ascii: "{"): self = Self.isJSONObject(text.dropFirst()) ? .json : .openStep
        case UInt8(ascii: "("): self = .openStep
        default:
            if Self.contains("<?xml", in: head) || Self.contains("<plist", in: head) {
                self = .xml
            } else {
                self = Self.isOpenStepMember(text) ? .openStep : .unknown
            }
        }
    }

    /// How a document says it.
    var format: Document.Format? {
        switch self {
        case .empty: nil
        case .xml: .xml
        case .binary: .binary
        case .openStep, .unknown: .text
        case .json: .json
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    /// Whether the text behind a `{` is a JSON object's: `"key":`, or nothing.
    private static func isJSONObject(_ text: ArraySlice<UInt8>) -> Bool {
        let first = text.drop(while: isSpace)
        guard first.first == UInt8(ascii: "\"") else { return first.first == UInt8(ascii: "}") }
        return afterQuoted(first).first == UInt8(ascii: ":")
    }

    /// Whether `text` begins with an OpenStep `key = value;` or a comment before one, as strings files have them.
    private static func isOpenStepMember(_ text: ArraySlice<UInt8>) -> Bool {
        if text.starts(with: "/*".utf8) || text.starts(with: "//".utf8) { return true }
        if text.first == UInt8(ascii: "\"") { return afterQuoted(text).first == UInt8(ascii: "=") }
        let rest = text.drop {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x5F || $0 == 0x2E
        }
        return rest.count < text.count && rest.drop(while: isSpace).first == UInt8(ascii: "=")
    }

    /// What comes behind the quoted string that `text` begins with, white space left out.
    private static func afterQuoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst().drop(while: isSpace)
    }

    private static func contains(_ word: String, in head: ArraySlice<UInt8>) -> Bool {
        head.indices.contains { head[$0...].starts(with: word.utf8) }
    }
}
