/// The forms in which one and the same symbol is written.
enum SymbolName {
    /// The shorter forms of a Swift name.
    ///
    /// `CLLocationManager.requestLocation()` gives `CLLocationManager.requestLocation` and `requestLocation()`;
    /// `CNContactStore.init()` gives `CNContactStore.init` and `CNContactStore()`.
    static func shortForms(swift name: String) -> [String] {
        // By octets: these run for each of 40,000 symbols at start, and Unicode's characters would take ten times as long.
        let octets = name.utf8
        let end = octets.firstIndex(of: 0x28) ?? octets.endIndex
        var forms: [String] = []
        if end < octets.endIndex { forms.append(String(name[..<end])) }
        guard let dot = octets[..<end].lastIndex(of: 0x2E) else { return forms }
        let member = name[octets.index(after: dot)...]
        if member.utf8.starts(with: "init(".utf8) {
            forms.append(String(name[..<dot] + member.dropFirst("init".utf8.count)))
        } else if tellsEnough(member) {
            forms.append(String(member))
        }
        return forms
    }

    /// The shorter forms of an Objective-C name: the brackets alone, and the selector alone.
    static func shortForms(objc name: String) -> [String] {
        let octets = name.utf8
        guard let sign = octets.first, sign == 0x2B || sign == 0x2D, octets.last == 0x5D,
            octets.dropFirst().first == 0x5B
        else { return [] }
        let bracketed = name[octets.index(after: octets.startIndex)...]
        guard let space = bracketed.utf8.firstIndex(of: 0x20) else { return [String(bracketed)] }
        let selector = bracketed[octets.index(after: space)..<octets.index(before: octets.endIndex)]
        return [String(bracketed)] + (tellsEnough(selector) ? [String(selector)] : [])
    }

    /// The shorter forms of a symbol's names.
    static func shortForms(swift: String?, objc: String?) -> [String] {
        (swift.map(shortForms(swift:)) ?? []) + (objc.map(shortForms(objc:)) ?? [])
    }

    /// The name without spaces, but for the one between class and selector in brackets.
    static func normalized(_ name: String) -> String {
        let isBlank = { (scalar: Unicode.Scalar) in
            scalar.isASCII ? scalar == " " || ("\t"..."\r").contains(scalar) : scalar.properties.isWhitespace
        }
        // Most names are Swift's, in which no space counts.
        if name.unicodeScalars.last(where: { !isBlank($0) }) != "]" {
            return String(String.UnicodeScalarView(name.unicodeScalars.filter { !isBlank($0) }))
        }
        let words = name.unicodeScalars.split(whereSeparator: isBlank).map { Substring($0) }
        let joined = words.joined()
        guard joined.utf8.last == UInt8(ascii: "]"), let bracket = joined.firstIndex(of: "["),
            joined[..<bracket].count <= 1
        else { return joined }
        let spaced = words.joined(separator: " ")
        guard let open = spaced.firstIndex(of: "[") else { return joined }
        let inside = spaced[spaced.index(after: open)...].dropLast().split(separator: " ")
        guard let type = inside.first else { return joined }
        return "\(joined[...bracket])\(type) \(inside.dropFirst().joined())]"
    }

    /// A member's name without its type stands for one symbol only if it has two words: `start` fits too much.
    private static func tellsEnough(_ member: Substring) -> Bool {
        member.utf8.dropFirst().contains { (0x41...0x5A).contains($0) || $0 == 0x3A }
    }
}
