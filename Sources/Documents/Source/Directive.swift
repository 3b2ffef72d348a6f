/// A line of the C preprocessor: `#if TARGET_OS_IOS`.
struct Directive {
    /// `if`.
    let name: String
    private let rest: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
        let rest = line.dropFirst().drop(while: Self.isBlank)
        let name = rest.prefix { SourceLexer.isWordPart($0) }
        self.name = String(decoding: name, as: UTF8.self)
        // Conditions are short; what is longer is no condition that is understood.
        self.rest = rest.dropFirst(name.count).drop(while: Self.isBlank).prefix(400)
    }

    /// `TARGET_OS_IOS`.
    var text: String { String(decoding: rest, as: UTF8.self) }

    /// The name that `#define` defines, and whether it takes arguments.
    var definition: (name: String, takesArguments: Bool) {
        let name = rest.prefix { SourceLexer.isWordPart($0) }
        return (String(decoding: name, as: UTF8.self), rest.dropFirst(name.count).first == UInt8(ascii: "("))
    }

    /// Whether `line` defines a macro that may call something.
    static func defines(_ line: ArraySlice<UInt8>) -> Bool {
        line.dropFirst().drop(while: isBlank).starts(with: "define".utf8)
            && line.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
    }

    /// The name of the macro that the directive in `range` of `bytes` defines, and where what it stands for is.
    static func macro(in bytes: [UInt8], _ range: Range<Int>) -> (name: String, body: Range<Int>)? {
        let line = bytes[range]
        guard let word = line.dropFirst().firstIndex(where: { !isBlank($0) }) else { return nil }
        let rest = line[word...].dropFirst("define".utf8.count).drop(while: isBlank)
        let name = rest.prefix { SourceLexer.isWordPart($0) }
        var start = name.endIndex
        if start < range.upperBound, bytes[start] == UInt8(ascii: "(") {
            guard let close = line[start...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
            start = close + 1
        }
        guard !name.isEmpty, start < range.upperBound else { return nil }
        return (String(decoding: name, as: UTF8.self), start..<range.upperBound)
    }

    /// The file that `#import` or `#include` takes in: `UIKit/UIKit.h`.
    var file: String {
        let name = rest.drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") }
            .prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") }
        return String(decoding: name, as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
