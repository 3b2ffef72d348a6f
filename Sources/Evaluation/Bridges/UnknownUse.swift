/// A use in the app's own code whose name is no symbol of iOS.
struct UnknownUse: Sendable {
    let use: ResolvedUse
    /// The dotted names in what was written, in their order: `request`, `PERMISSIONS.IOS.CAMERA`.
    let names: [String]

    /// An expression of more names is judged by the first ones.
    private static let mostNames = 20

    /// `nil` where the name is a symbol of iOS, or the code is not the app's own.
    init?(_ use: ResolvedUse) {
        guard use.record == nil, use.use.origin == .app else { return nil }
        self.use = use
        names = Self.names(in: use.use.name)
    }

    /// A use in a source, which is known to be of one name.
    init(of use: ResolvedUse, named name: String) {
        self.use = use
        names = [name]
    }

    /// Whether one of `calls` is used, or a member of what it answers.
    func isUse(of calls: String...) -> Bool {
        names.contains { written in
            calls.contains { call in
                written.utf8.starts(with: call.utf8)
                    && written.utf8.dropFirst(call.utf8.count).first.map { $0 == UInt8(ascii: ".") } ?? true
            }
        }
    }

    private static func names(in text: String) -> [String] {
        var names: [String] = []
        var start = text.startIndex
        func add(upTo end: String.Index) {
            let name = text[start..<end].drop { $0 == "." }
            if !name.isEmpty { names.append(String(name)) }
        }
        for index in text.unicodeScalars.indices where !text.unicodeScalars[index].isOfName {
            add(upTo: index)
            if names.count == mostNames { return names }
            start = text.unicodeScalars.index(after: index)
        }
        add(upTo: text.endIndex)
        return names
    }
}

extension Unicode.Scalar {
    /// Whether this may stand in a dotted name: a letter with what is drawn onto it, a digit, or one of `._$`.
    fileprivate var isOfName: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "$": true
        default: !isASCII && (properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend)
        }
    }
}
