/// What a reader sees of HTML, roughly: tags gone, elements on lines of their own, references as characters.
enum HTMLText {
    /// Elements that end a line.
    private static let blocks: Set<String> = [
        "address", "article", "blockquote", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p",
        "pre",
        "section", "table", "td", "th", "tr", "ul",
    ]
    /// Elements whose content is not seen.
    private static let hidden: Set<String> = ["head", "script", "style", "title"]
    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ldquo": "“", "rdquo": "”",
        "lsquo": "‘",
        "rsquo": "’", "ndash": "–", "mdash": "—", "hellip": "…", "middot": "·", "bull": "•",
    ]

    /// Whether a text without a header is HTML.
    static func isLikely(_ text: String) -> Bool {
        let start = text.utf8.prefix(4_000).map { $0 | 0x20 }
        let tags = ["<html", "<body", "<div", "<p>", "<p ", "<br>", "<br/", "<br ", "<table", "<span"].map {
            Array($0.utf8)
        }
        return start.indices.contains { index in
            start[index] == UInt8(ascii: "<") && tags.contains { start[index...].starts(with: $0.map { $0 | 0x20 }) }
        }
    }

    static func text(_ html: String) -> String {
        let scalars = Array(html.unicodeScalars)
        var text = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            switch scalars[index] {
            case "<":
                if starts(scalars, "<!--", at: index) {
                    index = end(of: "-->", in: scalars, from: index)
                } else if let tag = tag(scalars, at: index) {
                    index = tag.end
                    if blocks.contains(tag.name) { text.append("\n") }
                    if hidden.contains(tag.name), !tag.isEnd {
                        index = end(of: "</\(tag.name)", in: scalars, from: index)
                    }
                } else {
                    text.append("<")
                    index += 1
                }
            case "&":
                let reference = reference(scalars, at: index)
                text.append(reference?.scalar ?? "&")
                index = reference?.end ?? index + 1
            default:
                text.append(scalars[index])
                index += 1
            }
        }
        return String(text)
    }

    /// The tag that begins at `index`; `nil` for a mere "less than".
    private static func tag(_ scalars: [Unicode.Scalar], at index: Int) -> (name: String, isEnd: Bool, end: Int)? {
        var place = index + 1
        let isEnd = place < scalars.count && scalars[place] == "/"
        if isEnd { place += 1 }
        let start = place
        while place < scalars.count, scalars[place].isASCII,
            scalars[place].properties.isAlphabetic
                || start < place && ("0"..."9").contains(scalars[place])
        {
            place += 1
        }
        guard place > start || place < scalars.count && scalars[place] == "!" else { return nil }
        let name = String(String.UnicodeScalarView(scalars[start..<place])).lowercased()
        guard let close = scalars[place...].firstIndex(where: { $0 == ">" || $0 == "<" }), scalars[close] == ">" else {
            return nil
        }
        return (name, isEnd, close + 1)
    }

    private static func reference(_ scalars: [Unicode.Scalar], at index: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        guard let close = scalars[(index + 1)...].prefix(10).firstIndex(of: ";") else { return nil }
        let name = String(String.UnicodeScalarView(scalars[(index + 1)..<close]))
        let scalar =
            if name.hasPrefix("#x") || name.hasPrefix("#X") {
                UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if name.hasPrefix("#") {
                UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
            } else {
                names[name]
            }
        return scalar.map { ($0, close + 1) }
    }

    /// The place behind the next `text`, in any case, or the end.
    private static func end(of text: String, in scalars: [Unicode.Scalar], from index: Int) -> Int {
        var place = index
        while place < scalars.count {
            if starts(scalars, text, at: place) { return place + text.unicodeScalars.count }
            place += 1
        }
        return place
    }

    private static func starts(_ scalars: [Unicode.Scalar], _ text: String, at index: Int) -> Bool {
        var place = index
        for scalar in text.unicodeScalars {
            guard place < scalars.count, scalars[place].properties.lowercaseMapping == String(scalar) else {
                return false
            }
            place += 1
        }
        return true
    }
}
