extension Node {
    /// This tree after a JSON patch (RFC 6902), its steps taken in order; `nil` where one does not fit.
    package func applying(_ patch: [PatchOperation]) -> Node? {
        patch.reduce(self) { node, operation in node?.applying(operation) }
    }

    private func applying(_ operation: PatchOperation) -> Node? {
        switch operation {
        case .add(let pointer, let value):
            changing(pointer.tokens[...]) { parent, token in parent.adding(value.node, at: token) }
        case .replace(let pointer, let value):
            changing(pointer.tokens[...]) { parent, token in parent.removing(token)?.adding(value.node, at: token) }
        case .remove(let pointer): changing(pointer.tokens[...]) { parent, token in parent.removing(token) }
        case .move(let from, let to):
            node(at: from).flatMap { moved in
                changing(from.tokens[...]) { $0.removing($1) }?.changing(to.tokens[...]) { $0.adding(moved, at: $1) }
            }
        }
    }

    /// This tree with `change` made to what holds the place `tokens`.
    private func changing(_ tokens: ArraySlice<String>, _ change: (Node, String) -> Node?) -> Node? {
        guard let first = tokens.first else { return nil }
        guard tokens.count > 1 else { return change(self, first) }
        let child = node(at: Pointer.root.appending(first))
        guard let changed = child?.changing(tokens.dropFirst(), change) else { return nil }
        switch value {
        case .dictionary(let entries):
            let copy = entries.map {
                $0.key.hasSameBytes(as: first) ? Entry(key: first, position: $0.position, value: changed) : $0
            }
            return Node(.dictionary(copy), at: position)
        case .array(var elements):
            guard let index = Int(first), elements.indices.contains(index) else { return nil }
            elements[index] = changed
            return Node(.array(elements), at: position)
        default: return nil
        }
    }

    private func adding(_ node: Node, at token: String) -> Node? {
        switch value {
        case .dictionary(let entries):
            let others = entries.filter { !$0.key.hasSameBytes(as: token) }
            return Node(.dictionary(others + [Entry(key: token, position: position, value: node)]), at: position)
        case .array(var elements):
            guard let index = token == "-" ? elements.count : Int(token), (0...elements.count).contains(index) else {
                return nil
            }
            elements.insert(node, at: index)
            return Node(.array(elements), at: position)
        default: return nil
        }
    }

    private func removing(_ token: String) -> Node? {
        switch value {
        case .dictionary(let entries):
            let others = entries.filter { !$0.key.hasSameBytes(as: token) }
            return others.count < entries.count ? Node(.dictionary(others), at: position) : nil
        case .array(var elements):
            guard let index = Int(token), elements.indices.contains(index) else { return nil }
            elements.remove(at: index)
            return Node(.array(elements), at: position)
        default: return nil
        }
    }

    /// Whether both mean the same: members in any order, places aside.
    package func hasSameMeaning(as other: Node) -> Bool {
        switch (value, other.value) {
        case (.dictionary(let a), .dictionary(let b)):
            a.count == b.count
                && (zip(a, b).allSatisfy { $0.key.hasSameBytes(as: $1.key) && $0.value.hasSameMeaning(as: $1.value) }
                    || Self.holds(a, in: b))
        case (.array(let a), .array(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.hasSameMeaning(as: $1) }
        case (.string(let a), .string(let b)), (.date(let a), .date(let b)): a.hasSameBytes(as: b)
        case (.integer(let a), .integer(let b)): a == b
        case (.real(let a), .real(let b)): a == b
        case (.boolean(let a), .boolean(let b)): a == b
        case (.data(let a), .data(let b)): a == b
        case (.null, .null): true
        default: false
        }
    }

    /// Whether each member of `a` is in `b`, in whatever order.
    private static func holds(_ a: [Entry], in b: [Entry]) -> Bool {
        let values = Dictionary(b.map { (EntryName($0.key), $0.value) }) { $1 }
        return a.allSatisfy { entry in values[EntryName(entry.key)].map(entry.value.hasSameMeaning) ?? false }
    }
}

extension PatchValue {
    /// The value as a tree that stands nowhere.
    fileprivate var node: Node {
        let place = Position(offset: 0, line: nil, column: nil)
        return switch self {
        case .string(let text): Node(.string(text), at: place)
        case .boolean(let flag): Node(.boolean(flag), at: place)
        case .integer(let number): Node(.integer(Int64(number)), at: place)
        case .array(let values): Node(.array(values.map(\.node)), at: place)
        case .dictionary(let members):
            Node(.dictionary(members.map { Node.Entry(key: $0.0, position: place, value: $0.1.node) }), at: place)
        }
    }
}
