/// A value as XML of a property list.
struct PropertyListText {
    private(set) var bytes: [UInt8] = []
    private let unit: [UInt8]
    private let lineEnd: [UInt8]

    /// Writes `value`; its lines but the first begin with `indentation`, deeper ones with more `unit`.
    init(_ value: PatchValue, indentation: [UInt8], unit: [UInt8], lineEnd: [UInt8] = [0x0A]) {
        self.unit = unit
        self.lineEnd = lineEnd
        write(value, indentation)
    }

    /// The element of a key.
    static func key(_ name: String) -> [UInt8] { Array("<key>\(escaped(name))</key>".utf8) }

    private mutating func write(_ value: PatchValue, _ indentation: [UInt8]) {
        switch value {
        case .string(let text): bytes += "<string>\(Self.escaped(text))</string>".utf8
        case .boolean(let flag): bytes += (flag ? "<true/>" : "<false/>").utf8
        case .integer(let number): bytes += "<integer>\(number)</integer>".utf8
        case .array(let values):
            write("array", isEmpty: values.isEmpty, indentation) { text, inner in
                for value in values {
                    text.begin(inner)
                    text.write(value, inner)
                }
            }
        case .dictionary(let members):
            write("dict", isEmpty: members.isEmpty, indentation) { text, inner in
                for (name, value) in members {
                    text.begin(inner)
                    text.bytes += Self.key(name)
                    text.begin(inner)
                    text.write(value, inner)
                }
            }
        }
    }

    private mutating func write(
        _ name: String,
        isEmpty: Bool,
        _ indentation: [UInt8],
        _ content: (inout PropertyListText, [UInt8]) -> Void
    ) {
        if isEmpty {
            bytes += "<\(name)/>".utf8
            return
        }
        bytes += "<\(name)>".utf8
        content(&self, indentation + unit)
        begin(indentation)
        bytes += "</\(name)>".utf8
    }

    private mutating func begin(_ indentation: [UInt8]) { bytes += lineEnd + indentation }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x0D }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // A bare one would be read as a line feed (XML 1.0 §2.11).
            case "\r": result += "&#13;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension PatchValue {
    /// A whole XML property list with this root, in UTF-8, indented by tabs as Xcode does it.
    package var propertyList: String {
        let root = PropertyListText(self, indentation: [], unit: [0x09]).bytes
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            \(String(decoding: root, as: UTF8.self))
            </plist>

            """
    }

    /// The members of this dictionary as lines of XML, to be put into a property list; empty for another value.
    package var propertyListMembers: String {
        guard case .dictionary(let members) = self else { return "" }
        return members.map { key, value in
            let text = PropertyListText(value, indentation: [], unit: [0x09]).bytes
            let lines = [PropertyListText.key(key), [0x0A], text, [0x0A]].flatMap { $0 }
            return String(decoding: lines, as: UTF8.self)
        }
        .joined()
    }
}
