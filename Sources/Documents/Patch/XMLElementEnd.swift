/// Where an element of well-formed XML ends.
struct XMLElementEnd {
    /// The index behind the element; `nil` where none begins at the start, or its end is missing.
    let index: Int?

    /// Looks from the `<` of the element's start tag.
    init(_ bytes: [UInt8], from start: Int) {
        var index = start
        var depth = 0
        while index < bytes.count {
            guard let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")), depth > 0 || open == start else {
                break
            }
            let rest = bytes[open...]
            var end: Int?
            if rest.starts(with: "<!--".utf8) {
                end = Self.end(of: "-->", in: bytes, from: open + 4)
            } else if rest.starts(with: "<![CDATA[".utf8) {
                end = Self.end(of: "]]>", in: bytes, from: open + 9)
            } else if rest.starts(with: "<?".utf8) {
                end = Self.end(of: "?>", in: bytes, from: open + 2)
            } else if let close = Self.end(of: ">", in: bytes, from: open + 1) {
                end = close
                if rest.starts(with: "</".utf8) {
                    depth -= 1
                } else if bytes[close - 2] != UInt8(ascii: "/") {
                    depth += 1
                }
                if depth == 0 {
                    self.index = close
                    return
                }
            }
            guard let next = end else { break }
            index = next
        }
        self.index = nil
    }

    /// The index behind the next `mark`.
    static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while let found = bytes[min(index, bytes.count)...].firstIndex(of: mark.utf8.first ?? 0) {
            if bytes[found...].starts(with: mark.utf8) { return found + mark.utf8.count }
            index = found + 1
        }
        return nil
    }
}
