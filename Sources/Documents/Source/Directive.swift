/// A line of the C preprocessor: `#if TARGET_OS_IOS`.
struct Directive {
    /// `if`.
    let name: String
    /// `TARGET_OS_IOS`.
    let text: String

    init(_ line: ArraySlice<UInt8>) {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        let rest = line.dropFirst().drop(while: isBlank)
        let name = rest.prefix { SourceLexer.isWordPart($0) }
        self.name = String(decoding: name, as: UTF8.self)
        // Conditions are short; what is longer is no condition that is understood.
        text = String(decoding: rest.dropFirst(name.count).drop(while: isBlank).prefix(400), as: UTF8.self)
    }
}
