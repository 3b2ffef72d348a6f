/// The forms in which one and the same symbol is written.
enum SymbolName {
    /// The shorter forms of a Swift name.
    ///
    /// `CLLocationManager.requestLocation()` gives `CLLocationManager.requestLocation` and `requestLocation()`;
    /// `CNContactStore.init()` gives `CNContactStore.init` and `CNContactStore()`.
    static func shortForms(swift name: String) -> [String] {
        var forms: [String] = []
        let base = name.prefix { $0 != "(" }
        if base.count < name.count { forms.append(String(base)) }
        guard let dot = base.lastIndex(of: ".") else { return forms }
        let member = name[name.index(after: dot)...]
        if member.hasPrefix("init(") {
            forms.append(String(name[..<dot] + member.dropFirst("init".count)))
        } else if tellsEnough(member) {
            forms.append(String(member))
        }
        return forms
    }

    /// The shorter forms of an Objective-C name: the brackets alone, and the selector alone.
    static func shortForms(objc name: String) -> [String] {
        guard name.hasPrefix("+[") || name.hasPrefix("-["), name.hasSuffix("]") else { return [] }
        let bracketed = name.dropFirst()
        guard let space = bracketed.firstIndex(of: " ") else { return [String(bracketed)] }
        let selector = bracketed[bracketed.index(after: space)...].dropLast()
        return [String(bracketed)] + (tellsEnough(selector) ? [String(selector)] : [])
    }

    /// The shorter forms of a symbol's names.
    static func shortForms(swift: String?, objc: String?) -> [String] {
        (swift.map(shortForms(swift:)) ?? []) + (objc.map(shortForms(objc:)) ?? [])
    }

    /// The name without spaces, but for the one between class and selector in brackets.
    static func normalized(_ name: String) -> String {
        let words = name.split(whereSeparator: \.isWhitespace)
        let joined = words.joined()
        guard let bracket = joined.firstIndex(of: "["), joined.hasSuffix("]"), joined[..<bracket].count <= 1
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
