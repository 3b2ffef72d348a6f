extension SourceTokens {
    /// Strings that begin with the scheme of a URL: `App-Prefs:root=WIFI`.
    var links: [SourceCode.Link] {
        Array(
            list.indices.lazy.filter { self.beginsWithScheme($0) }.prefix(SourceCode.maximumLinks).compactMap { index in
                self.value(index).map { SourceCode.Link(text: $0, position: self.positions[index]) }
            }
        )
    }

    /// Whether letters, digits, `+`, `-` and `.` stand before a colon, in the first 32 bytes (RFC 3986 §3.1).
    private func beginsWithScheme(_ index: Int) -> Bool {
        let token = list[index]
        guard token.kind == .text else { return false }
        let start = Int(token.start) + Int(token.inset)
        guard start < Int(token.end) else { return false }
        let text = bytes[start..<Int(token.end)].prefix(32)
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > start else { return false }
        return text[..<colon].allSatisfy { octet in
            switch octet {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
            default: false
            }
        }
    }
}
