/// The header of a mail or of a part: its fields by name in small letters.
struct MailHeader {
    private var fields: [String: String] = [:]
    /// Where the body begins; `nil` = there is no header.
    private var bodyStart: Int?

    /// No header: a part is plain text in ASCII then (RFC 2045 §5.2).
    init() {}

    /// Reads the lines up to the first empty one; `nil` where one of them is no field.
    init?(_ bytes: ArraySlice<UInt8>) {
        var line = bytes.drop { $0 == 0x0A || $0 == 0x0D }.startIndex
        var name: String?
        while line < bytes.endIndex {
            let newline = bytes[line...].firstIndex(of: 0x0A)
            let next = newline.map { $0 + 1 } ?? bytes.endIndex
            var content = bytes[line..<(newline ?? bytes.endIndex)]
            if content.last == 0x0D { content = content.dropLast() }
            if content.isEmpty {
                bodyStart = next
                break
            }
            let text = String(decoding: content, as: UTF8.self)
            if content.first == 0x20 || content.first == 0x09 {
                guard let name else { return nil }
                fields[name, default: ""] += text
            } else if let field = Self.field(text) {
                name = field.name
                if fields[field.name] == nil { fields[field.name] = field.value }
            } else if name != nil || !text.hasPrefix("From ") {
                return nil
            }
            line = next
        }
        if fields.isEmpty { return nil }
    }

    private static func field(_ line: String) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = line[..<colon]
        guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        return (name.lowercased(), String(line[line.index(after: colon)...].drop(while: \.isWhitespace)))
    }

    /// Whether it says how the body is coded.
    var isMIME: Bool { fields["content-type"] != nil || fields["content-transfer-encoding"] != nil }

    /// `text/plain`, in small letters.
    var type: String {
        (fields["content-type"] ?? "text/plain").prefix { $0 != ";" && !$0.isWhitespace }.lowercased()
    }

    var transferCoding: String {
        (fields["content-transfer-encoding"] ?? "").prefix { $0 != ";" && !$0.isWhitespace }.lowercased()
    }

    var isAttachment: Bool { (fields["content-disposition"] ?? "").lowercased().hasPrefix("attachment") }
    var charset: String? { parameter("charset") }
    var boundary: String? { parameter("boundary") }

    /// What follows the header in `bytes`, which it was read from.
    func body(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        fields.isEmpty ? bytes : bodyStart.map { bytes[$0...] } ?? bytes[bytes.endIndex...]
    }

    /// A parameter of the content type, its quotation marks gone.
    private func parameter(_ name: String) -> String? {
        for part in (fields["content-type"] ?? "").split(separator: ";").dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, sides[0].filter({ !$0.isWhitespace }).lowercased() == name else { continue }
            let value = sides[1].drop(while: \.isWhitespace)
            return value.first == "\""
                ? String(value.dropFirst().prefix { $0 != "\"" })
                : String(value.prefix { !$0.isWhitespace })
        }
        return nil
    }
}
