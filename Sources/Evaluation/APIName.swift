/// The name of a symbol as tools, sources and people write it, ready to be looked up.
///
/// `AVCaptureDevice.requestAccess(for: .video)` is a call, not a name: it holds the name
/// `AVCaptureDevice.requestAccess(for:)` and the value `video`.
struct APIName: Sendable, Equatable {
    /// What to look up, the name as written first.
    let candidates: [String]
    /// The values written in the place of arguments, without dot, quotes and type: `video` for `.video`.
    let values: [String]
    /// The type whose member it is: `CBCentralManager` for `CBCentralManager.init(delegate:queue:)`.
    let owner: String?

    init(_ written: String) {
        let name = Self.withoutTrailingClosure(written.trimmed)
        guard !name.hasPrefix("["), !name.hasPrefix("-["), !name.hasPrefix("+[") else {
            self.init(selector: name)
            return
        }
        guard let open = Self.openingParenthesis(of: name) else {
            self.init(candidates: [name] + Self.withoutInstance(name), values: [], owner: Self.owner(of: name))
            return
        }
        let head = String(name[..<open])
        let arguments = Self.arguments(of: name[name.index(after: open)...])
        let labels = "\(head)(\(arguments.map { "\($0.label):" }.joined()))"
        var names = [name, labels, head] + Self.withoutInstance(labels) + Self.withoutInstance(head)
        if Self.isType(head) {
            names += ["\(head).init(\(arguments.map { "\($0.label):" }.joined()))", "\(head).init"]
        }
        self.init(
            candidates: names.reduce(into: []) { seen, name in if !seen.contains(name) { seen.append(name) } },
            values: arguments.compactMap(\.value) + Self.nestedTexts(in: arguments.compactMap(\.text)),
            owner: Self.isType(head) ? head : Self.owner(of: head)
        )
    }

    private init(candidates: [String], values: [String], owner: String?) {
        self.candidates = candidates
        self.values = values
        self.owner = owner
    }

    /// An Objective-C method: `-[CBCentralManager initWithDelegate:queue:]`, with or without its sign.
    private init(selector: String) {
        self.init(
            candidates: selector.hasPrefix("[") ? [selector, "-\(selector)", "+\(selector)"] : [selector],
            values: [],
            owner: selector.split(separator: "[").last?.split(separator: " ").first.map(String.init)
        )
    }

    /// The text before a brace that is no argument's: `requestAccess(for: .video) { _ in }`.
    private static func withoutTrailingClosure(_ text: String) -> String {
        var depth = 0
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "{") where depth == 0 && index > text.startIndex: return text[..<index].trimmed
            default: break
            }
        }
        return text
    }

    /// The parenthesis of the call that ends the name: the second one of `PHPhotoLibrary.shared().register(_:)`.
    private static func openingParenthesis(of name: String) -> String.Index? {
        var depth = 0
        var last: String.Index?
        for index in name.utf8.indices {
            switch name.utf8[index] {
            case UInt8(ascii: "("):
                if depth == 0 { last = index }
                depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ".") where depth == 0: last = nil
            default: break
            }
        }
        return last
    }

    /// The arguments up to the closing parenthesis: labels alone (`for:completionHandler:`), or labels with values.
    private static func arguments(of text: Substring) -> [(label: String, value: String?, text: String?)] {
        var parts: [Substring] = []
        var start = text.startIndex
        var depth = 0
        var isQuoted = false
        var end = text.endIndex
        reading: for index in text.utf8.indices {
            let octet = text.utf8[index]
            if octet == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard !isQuoted else { continue }
            switch octet {
            case UInt8(ascii: ")") where depth == 0:
                end = index
                break reading
            case UInt8(ascii: ",") where depth == 0:
                parts.append(text[start..<index])
                start = text.utf8.index(after: index)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        parts.append(text[start..<end])
        if parts.count == 1, let only = parts.first {
            if only.trimmed.isEmpty { return [] }
            if only.hasSuffix(":"), !only.contains(where: \.isWhitespace) {
                return only.split(separator: ":").map { (String($0), nil, nil) }
            }
        }
        return parts.map { part in
            let colon = part.utf8.firstIndex(of: UInt8(ascii: ":"))
            guard let colon, part[..<colon].trimmed.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                return ("_", plain(part), String(part))
            }
            let text = part[part.utf8.index(after: colon)...]
            return (part[..<colon].trimmed, plain(text), String(text))
        }
    }

    /// What stands in quotes within a value: `_ipp._tcp` in `.bonjour(type: "_ipp._tcp", domain: nil)`.
    private static func nestedTexts(in texts: [String]) -> [String] {
        texts.filter { $0.utf8.contains(UInt8(ascii: "\"")) && !$0.trimmed.hasPrefix("\"") }.flatMap { text in
            text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String(Substring($0.element)) }
        }
    }

    /// The value without quotes, without what stands before its last dot, and without arguments of its own.
    private static func plain(_ value: some StringProtocol) -> String? {
        let value = value.trimmed
        guard !value.hasPrefix("\"") else { return value.trimmed { $0 == "\"" } }
        let head = value.utf8.prefix { $0 != UInt8(ascii: "(") }
        let last = head.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? ""
        return last.isEmpty || last == "nil" ? nil : last
    }

    /// The name without the instance in its middle: `PHPhotoLibrary.register(_:)`.
    private static func withoutInstance(_ name: String) -> [String] {
        instanceCalls.filter(name.holds).map { name.replacingBytes($0, with: ".") }
    }

    private static let instanceCalls = instances.flatMap { [".\($0)().", ".\($0)."] } + ["()."]

    /// Members by which a type gives its instance.
    private static let instances = ["shared", "sharedInstance", "default", "current", "standard", "main"]

    private static func isType(_ head: String) -> Bool {
        let last = head.utf8.lastIndex { $0 != UInt8(ascii: ".") }
        guard let last else { return false }
        let start = head.utf8[...last].lastIndex(of: UInt8(ascii: ".")).map { head.utf8.index(after: $0) }
        return head[(start ?? head.startIndex)...].first?.isUppercase == true
    }

    private static func owner(of name: String) -> String? {
        let base = withoutInstance(name).first ?? name
        guard let dot = base.utf8.lastIndex(of: UInt8(ascii: ".")), dot > base.startIndex else { return nil }
        return String(base[..<dot])
    }
}
