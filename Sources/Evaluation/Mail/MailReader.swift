package import Catalog

/// Takes the text of a mail of App Store Connect or App Review, or of an upload log, apart.
///
/// The mails are sentences, not data: what stands in them is found by its form (a code, the number of a guideline, a path
/// in a bundle, a known key), in whatever language the sentences are.
package struct MailReader {
    /// What a mail says under one code or guideline.
    package struct Item: Sendable, Equatable {
        /// `ITMS-91053`, or the number of a guideline, `5.1.1(iv)`.
        package let code: String
        /// Whether it is a guideline of App Review.
        package let isGuideline: Bool
        /// Paths of bundles and files in them, in order.
        package fileprivate(set) var paths: [String] = []
        /// Info.plist keys, in order.
        package fileprivate(set) var keys: [String] = []
        /// Categories of required-reason APIs, in order.
        package fileprivate(set) var categories: [String] = []
        /// Reason codes, in order.
        package fileprivate(set) var reasons: [String] = []

        init(code: String, isGuideline: Bool = false) {
            self.code = code
            self.isGuideline = isGuideline
        }

        /// The innermost bundle of the first path that lies in one.
        package var bundle: String? { paths.lazy.compactMap { BundlePath($0)?.bundle }.first }

        /// The SDKs whose frameworks or resource bundles the paths lie in, in order.
        package func sdks(in catalog: CatalogSnapshot) -> [SDKRecord] {
            var found: [SDKRecord] = []
            for folder in paths.flatMap({ $0.split(separator: "/") }) {
                guard let dot = folder.lastIndex(of: "."), Self.sdkEndings.contains(folder[dot...]) else { continue }
                // Swift Package Manager calls a resource bundle Package_Target.
                let names = [folder[..<dot]] + folder[..<dot].split(separator: "_")
                guard let sdk = names.lazy.compactMap({ catalog.sdks.named(String($0)) }).first,
                    !found.contains(where: { $0.id == sdk.id })
                else { continue }
                found.append(sdk)
            }
            return found
        }

        private static let sdkEndings: Set<Substring> = [".framework", ".xcframework", ".bundle"]
    }

    /// Items of one mail that are read.
    package static let mostItems = 200

    /// In order; one code with the same content stands there once.
    package private(set) var items: [Item] = []

    /// Reads `text`.
    package init(_ text: String, catalog: CatalogSnapshot) {
        var item: Item?
        read(text, into: &item, catalog)
        take(item)
    }

    private mutating func read(
        _ text: String,
        into item: inout Item?,
        _ catalog: CatalogSnapshot,
        isQuoted: Bool = false
    ) {
        for piece in Self.pieces(of: text, splitsQuotes: !isQuoted) {
            switch piece {
            case .code(let code):
                take(item)
                item = Item(code: code)
            case .guideline(let number):
                // Letters name it in a heading and again in sentences.
                guard item?.code != number, !items.contains(where: { $0.code == number }) else { continue }
                take(item)
                item = Item(code: number, isGuideline: true)
            case .word(let word): item?.note(word, catalog)
            case .quoted(let quoted):
                if Self.isPath(quoted) {
                    item?.add(quoted, to: \.paths)
                } else {
                    read(quoted, into: &item, catalog, isQuoted: true)
                }
            }
        }
    }

    /// Whether the whole text is a path, which may hold spaces, and not a sentence that names one.
    private static func isPath(_ text: String) -> Bool {
        guard let path = BundlePath(text) else { return text.hasSuffix(".xcprivacy") }
        return path.inside.joined().count < 100 && !text.holds(". ") && !text.holds("ITMS-")
    }

    private mutating func take(_ item: Item?) {
        guard let item, items.count < Self.mostItems, !items.contains(item) else { return }
        items.append(item)
    }
}

// MARK: Pieces

extension MailReader {
    private enum Piece {
        case code(String)
        case guideline(String)
        case word(String)
        /// What stands between quotation marks; a path may hold spaces there.
        case quoted(String)
    }

    private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
        "“": "”", "\"": "\"", "‘": "’", "「": "」", "『": "』", "`": "`",
    ]

    private static func pieces(of text: String, splitsQuotes: Bool) -> [Piece] {
        var pieces: [Piece] = []
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            if splitsQuotes, let close = quotes[scalars[index]],
                let quoted = quoted(scalars, from: index + 1, to: close)
            {
                pieces.append(.quoted(quoted))
                index += quoted.unicodeScalars.count + 2
                continue
            }
            if let guideline = GuidelineNumber(scalars, at: index) {
                pieces.append(.guideline(guideline.id))
                index = guideline.end
                continue
            }
            var end = index
            while end < scalars.count, isWordScalar(scalars[end]) { end += 1 }
            if end > index {
                let isInParentheses =
                    index > 0 && scalars[index - 1] == "(" && end < scalars.count && scalars[end] == ")"
                let word = String(String.UnicodeScalarView(scalars[index..<end]))
                pieces.append(code(word, isInParentheses: isInParentheses).map(Piece.code) ?? .word(word))
                index = end
            } else {
                index += 1
            }
        }
        return pieces
    }

    /// The text up to `close` on the same line, at most 300 characters on.
    private static func quoted(
        _ scalars: [Unicode.Scalar],
        from start: Int,
        to close: Unicode.Scalar
    ) -> String? {
        let line = scalars[start...].prefix(300).prefix { $0 != "\n" && $0 != "\r" }
        return line.firstIndex(of: close).map { String(String.UnicodeScalarView(scalars[start..<$0])) }
    }

    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "+": true
        default: false
        }
    }

    /// `ITMS-91053` of `ITMS-91053`, `itms-91053.`, and of `91053` in parentheses; else `nil`.
    private static func code(_ word: String, isInParentheses: Bool) -> String? {
        let upper = word.uppercased()
        let isPrefixed = upper.hasPrefix("ITMS-")
        let digits = (isPrefixed ? upper.dropFirst(5) : upper[...]).prefix { $0.isASCII && $0.isNumber }
        let rest = upper.dropFirst((isPrefixed ? 5 : 0) + digits.count)
        guard rest.allSatisfy({ $0 == "." || $0 == "-" }) else { return nil }
        guard isPrefixed ? (4...6).contains(digits.count) : isInParentheses && digits.count == 5 && digits.first == "9"
        else { return nil }
        return "ITMS-\(digits)"
    }
}

extension MailReader.Item {
    fileprivate mutating func note(_ word: String, _ catalog: CatalogSnapshot) {
        let name = String(word.reversed().drop { ".-/_".contains($0) }.reversed())
        if name.contains("/"), BundlePath(name) != nil || name.hasSuffix(".xcprivacy") {
            add(name, to: \.paths)
        } else if name.hasPrefix(AccessedAPI.prefix) {
            add(name, to: \.categories)
        } else if name.hasPrefix("NS") && name.hasSuffix("UsageDescription") || catalog.keys[id: name] != nil {
            add(name, to: \.keys)
        } else if let row = catalog.privacyReasons[id: name] {
            add(row.id, to: \.reasons)
        } else if let path = BundlePath(name), path.inside.isEmpty {
            add(name, to: \.paths)
        }
    }

    fileprivate mutating func add(_ name: String, to list: WritableKeyPath<Self, [String]>) {
        guard !self[keyPath: list].contains(name), self[keyPath: list].count < 100 else { return }
        self[keyPath: list].append(name)
    }
}
