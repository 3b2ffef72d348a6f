extension SourceTokens {
    /// The literal at `index` where it begins as a URL of the Settings app does.
    ///
    /// `prefs:` alone may begin anything, a key under which something is kept among others.
    func settingsURL(_ index: Int) -> SourceCode.SettingsURL? {
        guard kind(index) == .text || kind(index) == .opaqueText else { return nil }
        let token = list[index]
        let literal = bytes[Int(token.start)..<Int(token.end)]
        let text = literal.drop { Self.isQuote($0) || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "r") }
            .drop { $0 <= 0x20 }
        guard let first = literal.first,
            Self.isQuote(first) || first == UInt8(ascii: "#") || first == UInt8(ascii: "r"),
            Self.beginnings.contains(where: { Self.begins(text, with: $0) })
        else { return nil }
        let plain = text.prefix { !Self.isQuote($0) && $0 > 0x20 && !"\\$".utf8.contains($0) }.prefix(200)
        return SourceCode.SettingsURL(text: String(decoding: plain, as: UTF8.self), position: positions[index])
    }

    private static let beginnings = ["prefs:root", "app-prefs:", "app-settings:"].map { Array($0.utf8) }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
    }

    /// Whether `text` begins with `lowercase`, in whatever case.
    private static func begins(_ text: ArraySlice<UInt8>, with lowercase: [UInt8]) -> Bool {
        text.count >= lowercase.count
            && zip(text, lowercase).allSatisfy { ($0 &- 0x41 < 26 ? $0 | 0x20 : $0) == $1 }
    }
}
