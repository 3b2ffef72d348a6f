/// The `Content-Disposition` of a form's part (RFC 7578 §4.2): `form-data; name="file"; filename="Info.plist"`.
struct ContentDisposition: Equatable {
    /// In lower case.
    let type: String
    let name: String?
    let filename: String?

    /// `nil` where the field does not parse or `filename*` is no percent-encoded UTF-8.
    init?(_ text: String) {
        var scanner = FieldScanner(text)
        scanner.skipWhitespace()
        guard let type = scanner.token() else { return nil }
        var values: [String: String] = [:]
        while true {
            scanner.skipWhitespace()
            guard scanner.take(0x3B) else { break }
            scanner.skipWhitespace()
            guard let name = scanner.token()?.lowercased() else { continue }
            scanner.skipWhitespace()
            guard scanner.take(0x3D) else { return nil }
            scanner.skipWhitespace()
            // A backslash protects a quote only: browsers send those of Windows paths bare.
            let value =
                scanner.next == 0x22
                ? scanner.quotedString { $0 == 0x22 || $0 == 0x5C }.map(Self.unescaped)
                : scanner.run(until: [0x3B, 0x20, 0x09])
            guard let value, values.updateValue(value, forKey: name) == nil else { return nil }
        }
        guard scanner.next == nil else { return nil }
        self.type = type.lowercased()
        name = values["name"]
        if let extended = values["filename*"] {
            guard let decoded = Self.extendedValue(extended) else { return nil }
            filename = decoded
        } else {
            filename = values["filename"]
        }
    }

    /// Undoes the three escapes of an HTML form's names (WHATWG HTML, multipart/form-data encoding algorithm).
    private static func unescaped(_ value: String) -> String {
        var result = ""
        var rest = Substring(value)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            let escape = rest[percent...].prefix(3)
            switch escape.uppercased() {
            case "%22": result += "\""
            case "%0D": result += "\r"
            case "%0A": result += "\n"
            default:
                result += "%"
                rest = rest[rest.index(after: percent)...]
                continue
            }
            rest = rest[escape.endIndex...]
        }
        return result + rest
    }

    /// Reads `UTF-8''na%C3%AFve.plist` (RFC 8187 §3.2).
    private static func extendedValue(_ text: String) -> String? {
        let parts = text.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
        return PercentEncoding.decode(parts[2])
    }
}
