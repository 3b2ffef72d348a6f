/// The tree that rows are decoded from, and what is found out on the way; used by one thread.
final class RowSource {
    let tree: JSONTree
    /// The faults found so far; `nil` = the first one is thrown.
    private(set) var faults: [RowFault]?
    /// By node: objects that were decoded, and the names of members that were asked for.
    private var seen: [Bool]
    /// Above 0 while an empty value is made, whose faults are not the row's.
    private var silence = 0
    /// Strings met lately, by a hash of their octets: rows repeat sources, frameworks and their own names.
    private var recent: [(node: Int, text: String)]
    /// Lists of strings met lately: rows repeat their sources.
    private var recentLists: [(node: Int, list: [String])]

    private static let recentCount = 512
    private static let longestRecent = 96
    private static let longestRecentList = 2_048

    /// Takes the tree, and whether to go on after a fault.
    init(_ tree: JSONTree, collectsFaults: Bool) {
        self.tree = tree
        faults = collectsFaults ? [] : nil
        seen = collectsFaults ? Array(repeating: false, count: tree.nodes.count) : []
        recent = Array(repeating: (-1, ""), count: Self.recentCount)
        recentLists = Array(repeating: (-1, []), count: Self.recentCount)
    }

    /// Decodes the value at `node`.
    func decode<Value: Decodable>(_ type: Value.Type, at node: Int) throws -> Value {
        if type == [String].self, let strings = try strings(at: node) as? Value { return strings }
        do { return try Value(from: RowDecoder(source: self, node: node)) } catch let fault as RowFault {
            throw fault
        } catch {
            // A value of the wrong kind was reported as such already.
            if faults?.last?.node != node { try report(Self.explanation(error, of: type), at: node) }
            return try emptyValue(type)
        }
    }

    /// What stands in for a value that is missing or wrong.
    func emptyValue<Value: Decodable>(_ type: Value.Type) throws -> Value {
        silence += 1
        defer { silence -= 1 }
        do { return try Value(from: RowDecoder(source: self, node: tree.emptyObject)) } catch {
            let cases = type as? any CaseIterable.Type
            if let value = cases?.anyCase as? Value { return value }
            throw error
        }
    }

    /// Writes down a fault, or throws it where the first one ends the work.
    func report(_ message: @autoclosure () -> String, at node: Int) throws {
        guard silence == 0 else { return }
        let fault = RowFault(node: node, message: message())
        guard faults != nil else { throw fault }
        faults?.append(fault)
    }

    /// Takes the faults found so far.
    func takeFaults() -> [RowFault] {
        defer { faults = faults.map { _ in [] } }
        return faults ?? []
    }

    /// Remembers that an object was decoded, or that a member was asked for by its name.
    func see(_ node: Int) { if !seen.isEmpty { seen[node] = true } }

    func wasSeen(_ node: Int) -> Bool { seen.isEmpty || seen[node] }

    func string(at node: Int) throws -> String {
        guard tree.nodes[node].kind == .string else {
            try report("must be a string, not \(tree.nodes[node].kind.name)", at: node)
            return ""
        }
        return text(node)
    }

    func boolean(at node: Int) throws -> Bool {
        switch tree.nodes[node].kind {
        case .true: return true
        case .false: return false
        case let kind:
            try report("must be true or false, not \(kind.name)", at: node)
            return false
        }
    }

    func number<Number: LosslessStringConvertible & ExpressibleByIntegerLiteral>(
        _ type: Number.Type,
        at node: Int
    ) throws -> Number {
        let value = tree.nodes[node]
        if value.kind == .number {
            let digits = String(decoding: tree.bytes[Int(value.start)..<Int(value.end)], as: UTF8.self)
            if let number = Number(digits) { return number }
        }
        try report("must be a number of type \(type), not \(value.kind.name)", at: node)
        return 0
    }

    private func strings(at node: Int) throws -> [String] {
        guard tree.nodes[node].kind == .array else {
            try report("must be an array of strings, not \(tree.nodes[node].kind.name)", at: node)
            return []
        }
        let end = Int(tree.nodes[node].next)
        guard end > node + 1 else { return [] }
        // Faults must be found at each place anew.
        let isShared = faults == nil && octets(node).count <= Self.longestRecentList
        let slot = isShared ? self.slot(node) : 0
        if isShared, isSame(node, recentLists[slot].node) { return recentLists[slot].list }
        var strings: [String] = []
        var place = node + 1
        while place < end {
            strings.append(try string(at: place))
            place = Int(tree.nodes[place].next)
        }
        if isShared { recentLists[slot] = (node, strings) }
        return strings
    }

    /// The text of a string, shared with an equal one met lately.
    private func text(_ node: Int) -> String {
        let length = octets(node).count
        guard !tree.nodes[node].isEscaped, length > 15, length <= Self.longestRecent else { return tree.string(node) }
        let slot = self.slot(node)
        if isSame(node, recent[slot].node) { return recent[slot].text }
        let text = tree.string(node)
        recent[slot] = (node, text)
        return text
    }

    /// Where the octets of a node stand.
    private func octets(_ node: Int) -> Range<Int> { Int(tree.nodes[node].start)..<Int(tree.nodes[node].end) }

    /// The place for the value of a node among those met lately: FNV-1a of its octets.
    private func slot(_ node: Int) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in octets(node) { hash = (hash ^ UInt64(tree.bytes[place])) &* 0x100_0000_01B3 }
        return Int(hash % UInt64(Self.recentCount))
    }

    /// Whether `other` is a node, and has the octets of `node`.
    private func isSame(_ node: Int, _ other: Int) -> Bool {
        other >= 0 && tree.bytes[octets(other)] == tree.bytes[octets(node)]
    }

    /// Says in words what a type's own decoding objected to.
    private static func explanation(_ error: any Error, of type: Any.Type) -> String {
        if let choices = type as? any CaseIterable.Type, let names = choices.rawValues {
            return "must be one of \(names.joined(separator: ", "))"
        }
        guard case DecodingError.dataCorrupted(let context) = error else { return "cannot be read as \(type)" }
        return context.debugDescription
    }
}

extension CaseIterable {
    fileprivate static var anyCase: Any? { allCases.first }

    /// The spellings of an enumeration's values.
    fileprivate static var rawValues: [String]? {
        let names = allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        return names.isEmpty ? nil : names
    }
}

extension JSONTree.Kind {
    /// As in "must be a string, not a number".
    var name: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .true: "true"
        case .false: "false"
        case .null: "null"
        }
    }
}
