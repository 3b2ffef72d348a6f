internal import Documents

/// A mail, or a part of one, with its header (RFC 5322 §2.2, RFC 2045).
struct MailPart {
    /// Parts within parts that are looked into.
    private static let maximumDepth = 8
    /// Parts of one part that are looked at.
    private static let maximumParts = 100

    /// What is to be read, without the files beside it.
    let text: String
    private let isHTML: Bool

    /// Reads a source; `nil` where it has no header that says how it is coded.
    init?(_ bytes: [UInt8]) {
        guard let header = MailHeader(bytes[...]), header.isMIME else { return nil }
        self.init(header, header.body(of: bytes[...]), depth: 0)
    }

    private init(_ header: MailHeader, _ body: ArraySlice<UInt8>, depth: Int) {
        let type = header.type
        isHTML = type == "text/html"
        if let boundary = header.boundary, type.hasPrefix("multipart/") {
            guard depth < Self.maximumDepth else {
                text = ""
                return
            }
            let parts = Self.split(body, at: boundary).map { part in
                let header = MailHeader(part) ?? MailHeader()
                return MailPart(header, header.body(of: part), depth: depth + 1)
            }
            // Alternatives say the same, the plainest first.
            let plain = parts.first { !$0.isHTML && !$0.text.allSatisfy(\.isWhitespace) }
            let chosen = type == "multipart/alternative" ? [plain ?? parts.last].compactMap { $0 } : parts
            text = chosen.map(\.text).joined(separator: "\n")
            return
        }
        let decoded = Self.decode(Array(body), header.transferCoding)
        if type == "message/rfc822", depth < Self.maximumDepth, let inner = MailHeader(decoded[...]) {
            text = MailPart(inner, inner.body(of: decoded[...]), depth: depth + 1).text
        } else if type.hasPrefix("text/"), !header.isAttachment {
            let text = Charset(header.charset).text(decoded) ?? String(decoding: decoded, as: UTF8.self)
            self.text = isHTML ? HTMLText.text(text) : text
        } else {
            text = ""
        }
    }

    private static func decode(_ body: [UInt8], _ coding: String) -> [UInt8] {
        switch coding {
        case "quoted-printable": QuotedPrintable.decode(body)
        case "base64": Base64Decoding(body).bytes
        default: body
        }
    }

    /// What stands between the lines `--boundary`.
    private static func split(_ body: ArraySlice<UInt8>, at boundary: String) -> [ArraySlice<UInt8>] {
        let mark = Array("--\(boundary)".utf8)
        var parts: [ArraySlice<UInt8>] = []
        var start: Int?
        var line = body.startIndex
        while line < body.endIndex, parts.count < maximumParts {
            let end = body[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? body.endIndex
            let rest = body[line..<end].dropFirst(mark.count)
            if body[line..<end].starts(with: mark), rest.starts(with: [0x2D, 0x2D]) || rest.allSatisfy({ $0 <= 0x20 }) {
                if let start { parts.append(body[start..<line]) }
                start = rest.starts(with: [0x2D, 0x2D]) ? nil : end
            }
            line = end
        }
        if let start, start < body.endIndex, parts.count < maximumParts { parts.append(body[start...]) }
        return parts
    }
}
