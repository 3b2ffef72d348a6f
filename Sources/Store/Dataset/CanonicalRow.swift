internal import JSON

/// Writes a row of `data/` in the form in which the database keeps it.
///
/// Members are sorted, white space and nulls left out, short names of sources written out: equal rows are equal bytes.
struct CanonicalRow {
    /// Short name to text: `data/sources.json`.
    let sources: [String: String]

    /// The members of the object `node`, each as canonical JSON; nulls are left out.
    func members(of node: Int, in tree: JSONTree) -> [(name: String, value: [UInt8])] {
        tree.members(node).filter { tree.nodes[$0.value].kind != .null }.map { member in
            let isSources = member.name == "sources" && tree.nodes[member.value].kind == .array
            return (member.name, isSources ? expanded(member.value, in: tree) : value(member.value, in: tree))
        }
    }

    /// The row `node`.
    func row(_ node: Int, in tree: JSONTree) -> [UInt8] {
        tree.nodes[node].kind == .object
            ? Self.object(members(of: node, in: tree)) : value(node, in: tree)
    }

    /// An object of members, sorted by name.
    static func object(_ members: [(name: String, value: [UInt8])]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            for member in members.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
                writer.key(member.name)
                writer.raw(member.value)
            }
        }
        return writer.bytes
    }

    /// An array of strings.
    static func strings(_ strings: [String]) -> [UInt8] {
        var writer = JSONWriter()
        writer.array(strings)
        return writer.bytes
    }

    /// A string.
    static func string(_ string: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.string(string)
        return writer.bytes
    }

    /// The text that `source` stands for: itself, if it is no short name.
    func expand(_ source: String) -> String { sources[source] ?? source }

    /// Whether `source` is written as a short name: it has neither a space nor a slash.
    static func isShortName(_ source: String) -> Bool { !source.utf8.contains { $0 == 0x20 || $0 == 0x2F } }

    private func expanded(_ node: Int, in tree: JSONTree) -> [UInt8] {
        var writer = JSONWriter()
        writer.array { writer in
            for place in tree.children(node) {
                if tree.nodes[place].kind == .string {
                    writer.string(expand(tree.string(place)))
                } else {
                    writer.raw(value(place, in: tree))
                }
            }
        }
        return writer.bytes
    }

    private func value(_ node: Int, in tree: JSONTree) -> [UInt8] {
        let value = tree.nodes[node]
        let octets = tree.bytes[Int(value.start)..<Int(value.end)]
        switch value.kind {
        case .object:
            return Self.object(
                tree.members(node).filter { tree.nodes[$0.value].kind != .null }
                    .map { ($0.name, self.value($0.value, in: tree)) }
            )
        case .array:
            var writer = JSONWriter()
            writer.array { writer in for place in tree.children(node) { writer.raw(self.value(place, in: tree)) } }
            return writer.bytes
        case .string: return [0x22] + octets + [0x22]
        case .number, .true, .false, .null: return Array(octets)
        }
    }
}
