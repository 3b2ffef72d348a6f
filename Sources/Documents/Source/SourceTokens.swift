/// The tokens of a source file, with the partner of each bracket.
struct SourceTokens: Sendable {
    let bytes: [UInt8]
    let list: [SourceToken]
    /// By token: the bracket that closes or opens it; -1 for what is no bracket, or has no partner.
    private let partners: [Int32]
    /// By token.
    let positions: [Position]
    /// By token: the characters of words, which are asked for many times; empty for others.
    private let words: [String]
    /// What the file declares that stands for a value; none until it is read.
    var declarations = ConstantDeclarations()

    /// Brackets within brackets that are paired; what lies deeper has no partner.
    static let maximumDepth = 256

    init(_ list: [SourceToken], in source: TextSource) {
        self.list = list
        let bytes = source.bytes
        self.bytes = bytes
        var cursor = source
        positions = list.map { cursor.position(at: Int($0.start)) }
        words = list.map { token in
            guard token.kind == .word || token.kind == .marked else { return "" }
            return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
        }
        var partners = [Int32](repeating: -1, count: list.count)
        var open: [Int] = []
        // Branches of the preprocessor may each open a bracket that one line closes.
        var branches: [[Int]] = []
        for index in list.indices {
            let token = list[index]
            if token.kind == .directive {
                Self.follow(bytes, token, &branches, &open)
                continue
            }
            guard token.kind == .mark else { continue }
            switch bytes[Int(token.start)] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if open.count < Self.maximumDepth { open.append(index) }
            case UInt8(ascii: ")"): Self.close("(", index, &open, &partners, list, bytes)
            case UInt8(ascii: "]"): Self.close("[", index, &open, &partners, list, bytes)
            case UInt8(ascii: "}"): Self.close("{", index, &open, &partners, list, bytes)
            default: break
            }
        }
        self.partners = partners
    }

    /// Pairs a closing bracket; a brace closes whatever was left open within it, another bracket only its own kind.
    private static func close(
        _ opening: Unicode.Scalar,
        _ index: Int,
        _ open: inout [Int],
        _ partners: inout [Int32],
        _ list: [SourceToken],
        _ bytes: [UInt8]
    ) {
        func isOpening(_ token: Int) -> Bool { bytes[Int(list[token].start)] == UInt8(ascii: opening) }
        guard let last = open.last else { return }
        var partner: Int?
        if isOpening(last) {
            partner = last
            open.removeLast()
        } else if opening == "{", let place = open.lastIndex(where: isOpening) {
            partner = open[place]
            open.removeSubrange(place...)
        }
        guard let partner else { return }
        partners[partner] = Int32(clamping: index)
        partners[index] = Int32(clamping: partner)
    }

    private static func follow(
        _ bytes: [UInt8],
        _ token: SourceToken,
        _ branches: inout [[Int]],
        _ open: inout [Int]
    ) {
        switch Directive(bytes[Int(token.start)..<Int(token.end)]).name {
        case "if", "ifdef", "ifndef": if branches.count < maximumDepth { branches.append(open) }
        case "elif", "else": if let before = branches.last { open = before }
        case "endif": _ = branches.popLast()
        default: break
        }
    }

    var count: Int { list.count }

    /// The index of the first token that begins behind the byte `index`; the count where there is none.
    func firstIndex(behind index: Int) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = low + (high - low) / 2
            if Int(list[middle].start) > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The bracket that belongs to the one at `index`.
    func partner(_ index: Int) -> Int? {
        let partner = Int(partners[index])
        return partner < 0 ? nil : partner
    }

    func kind(_ index: Int) -> SourceToken.Kind? { list.indices.contains(index) ? list[index].kind : nil }

    /// The characters of the token.
    func text(_ index: Int) -> String {
        let token = list[index]
        if token.kind == .word || token.kind == .marked { return words[index] }
        return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }

    /// The identifier or keyword at `index`; `nil` for another token and behind the ends.
    func word(_ index: Int) -> String? { kind(index) == .word ? text(index) : nil }

    /// The word with its sign, `@available`, at `index`.
    func marked(_ index: Int) -> String? { kind(index) == .marked ? text(index) : nil }

    /// What a string without escapes holds.
    func value(_ index: Int) -> String? {
        guard kind(index) == .text else { return nil }
        let token = list[index]
        let range =
            Int(token.start)
            + Int(token.inset)..<max(
                Int(token.start) + Int(token.inset),
                Int(token.end) - Int(token.inset)
            )
        return String(decoding: bytes[range], as: UTF8.self)
    }

    func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        kind(index) == .mark && bytes[Int(list[index].start)] == UInt8(ascii: mark)
    }

    func isWord(_ index: Int, _ word: String) -> Bool {
        guard kind(index) == .word else { return false }
        let token = list[index]
        return Int(token.end - token.start) == word.utf8.count
            && bytes[Int(token.start)..<Int(token.end)].elementsEqual(word.utf8)
    }

    func startsLine(_ index: Int) -> Bool { list.indices.contains(index) && list[index].startsLine }

    /// Whether nothing stands between the token at `index` and the one before.
    func isAdjacent(_ index: Int) -> Bool {
        list.indices.contains(index) && index > 0 && list[index - 1].end == list[index].start
    }

    /// The first byte of the token.
    func first(_ index: Int) -> UInt8 { list.indices.contains(index) ? bytes[Int(list[index].start)] : 0 }

    /// Whether an identifier that begins with a capital letter stands at `index`, as types do.
    func isTypeName(_ index: Int) -> Bool {
        guard kind(index) == .word else { return false }
        let token = list[index]
        var place = Int(token.start)
        while place < Int(token.end), bytes[place] == 0x5F { place += 1 }
        return place < Int(token.end) && bytes[place] &- 0x41 < 26
    }
}
