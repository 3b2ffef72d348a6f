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

    /// The file that `#import` or `#include` takes in: `UIKit/UIKit.h`.
    var file: String {
        let name = rest.drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") }
            .prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") }
        return String(decoding: name, as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
