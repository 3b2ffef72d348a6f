/// Reads the value of `Forwarded` (RFC 7239 §4): elements of `name=value` pairs.
enum ForwardedScanner {
    /// The value of `for` in each element, unquoted; `nil` where an element has none, or more than one, or is malformed.
    ///
    /// A quotation that does not end takes the rest of the list into its element.
    static func elements(_ list: String) -> [String?] {
        split(Array(list.utf8), at: 0x2C).map { element in
            let nodes = split(element, at: 0x3B).compactMap(node)
            return nodes.count == 1 ? nodes[0] : nil
        }
    }

    /// The pieces between separators that stand outside quotations.
    private static func split(_ octets: [UInt8], at separator: UInt8) -> [[UInt8]] {
        var pieces: [[UInt8]] = [[]]
        var isQuoted = false
        var isEscaped = false
        for octet in octets {
            if octet == separator, !isQuoted {
                pieces.append([])
                continue
            }
            pieces[pieces.count - 1].append(octet)
            if isEscaped {
                isEscaped = false
            } else if octet == 0x22 {
                isQuoted.toggle()
            } else if octet == 0x5C, isQuoted {
                isEscaped = true
            }
        }
        return pieces
    }

    /// The value of a pair that is called `for`.
    private static func node(_ pair: [UInt8]) -> String? {
        let start = pair.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? pair.endIndex
        let end = pair.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? start
        let trimmed = pair[start..<end]
        guard trimmed.count > 4, trimmed.prefix(4).map({ $0 | 0x20 }) == Array("for=".utf8) else { return nil }
        var value = trimmed.dropFirst(4)
        guard value.first == 0x22 else { return String(decoding: value, as: UTF8.self) }
        guard value.count >= 2, value.last == 0x22 else { return nil }
        value = value.dropFirst().dropLast()
        // No address holds anything that needs a backslash.
        return value.contains(0x5C) || value.contains(0x22) ? nil : String(decoding: value, as: UTF8.self)
    }
}
