import HTTPModel
import HTTPServer

/// A second reading of a message that the parser has taken: slow and simple, by whole lines.
///
/// Two readers that differ about a message are what request smuggling needs.
enum PlainReader {
    private static let lineEnd: [UInt8] = [0x0D, 0x0A]

    /// What is wrong with `message` having been read from exactly `octets`; `nil` when nothing is.
    static func complaint(about message: ReadMessages.Message, from octets: ArraySlice<UInt8>) -> String? {
        let octets = octets.starts(with: lineEnd) ? octets.dropFirst(2) : octets
        guard let blank = octets.place(of: lineEnd + lineEnd) else { return "the head has no end" }
        var lines = lines(octets[..<blank.lowerBound])
        guard lines.allSatisfy({ $0.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }) else {
            return "a line holds a control character"
        }
        let words = lines.removeFirst().split(separator: 0x20, omittingEmptySubsequences: false).map(text)
        guard words.count == 3, words[0] == message.method.rawValue,
            words[2] == "HTTP/1.\(message.minorVersion)" || message.minorVersion == 1 && words[2] > "HTTP/1.1"
        else { return "the request line is another" }
        var fields: [(name: String, value: String)] = []
        for line in lines {
            guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex else { return "a line is no field" }
            let name = line[..<colon]
            guard !name.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return "a name is none" }
            fields.append((text(name), text(trimmed(line[(colon + 1)...]))))
        }
        if words[1].hasPrefix("/") || words[1] == "*" {
            guard words[1] == message.target else { return "the target is another" }
            guard fields.elementsEqual(message.headers.fields, by: { $0 == ($1.name, $1.value) }) else {
                return "the fields are others"
            }
        }
        let lengths = values("content-length", fields)
        let codings = values("transfer-encoding", fields)
        guard values("host", fields).count == 1 || message.minorVersion == 0 && values("host", fields).isEmpty else {
            return "there is not one Host"
        }
        let rest = octets[blank.upperBound...]
        switch (lengths.count, codings.count) {
        case (0, 0):
            return rest.isEmpty && message.body.isEmpty ? nil : "a body came from nowhere"
        case (1, 0):
            guard let length = Int(lengths[0]), length == rest.count, rest.elementsEqual(message.body) else {
                return "the body is not as long as Content-Length says"
            }
            return nil
        case (0, 1):
            guard codings[0].lowercased() == "chunked", let body = dechunked(rest) else {
                return "bad chunks were taken"
            }
            return body == message.body ? nil : "the chunks hold another body"
        default:
            return "the framing is ambiguous"
        }
    }

    /// The content of a chunked body that fills `octets`; `nil` where it is malformed.
    private static func dechunked(_ octets: ArraySlice<UInt8>) -> [UInt8]? {
        var rest = octets
        var body: [UInt8] = []
        while let end = rest.place(of: lineEnd) {
            let line = text(rest[..<end.lowerBound])
            let digits = line.prefix { $0.isHexDigit && $0.isASCII }
            let behind = line[digits.endIndex...]
            guard let size = Int(digits, radix: 16), behind.isEmpty || " \t;".contains(behind.prefix(1)) else {
                return nil
            }
            rest = rest[end.upperBound...]
            if size == 0 { return isTrailer(rest) ? body : nil }
            guard rest.count >= size + 2, rest.dropFirst(size).starts(with: lineEnd) else { return nil }
            body += rest.prefix(size)
            rest = rest.dropFirst(size + 2)
        }
        return nil
    }

    /// Whether `octets` are field lines up to an empty line at their end.
    private static func isTrailer(_ octets: ArraySlice<UInt8>) -> Bool {
        guard octets.suffix(2).elementsEqual(lineEnd) else { return false }
        let lines = lines(octets.dropLast(2))
        return lines.dropLast().allSatisfy { $0.contains(0x3A) && !$0.contains(0x0A) } && lines.last?.isEmpty == true
    }

    /// What stands between the line ends; an empty line at the end where `octets` end with one.
    private static func lines(_ octets: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = octets
        while let end = rest.place(of: lineEnd) {
            lines.append(rest[..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        return lines + [rest]
    }

    private static func values(_ name: String, _ fields: [(name: String, value: String)]) -> [String] {
        fields.filter { $0.name.lowercased() == name }.map(\.value)
    }

    private static func trimmed(_ octets: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        let rest = octets.drop(while: isBlank)
        return rest.prefix((rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1) - rest.startIndex + 1)
    }

    private static func text(_ octets: ArraySlice<UInt8>) -> String { String(decoding: octets, as: UTF8.self) }
}
