internal import Documents

/// What a document said before anything of it was mended.
///
/// A patch may refine what another has made, but not take it away: that would be a guess on a guess.
struct OriginalValues {
    /// Place, indices left out, and text of each value that holds no others, and of each empty list and dictionary.
    private let leaves: Set<String>

    init(_ root: Node) {
        var leaves: Set<String> = []
        Self.visit(root, "") { leaves.insert($0) }
        self.leaves = leaves
    }

    /// Whether `patch`, made to `root`, takes away what was not there before.
    func misses(_ patch: [PatchOperation], of root: Node) -> Bool {
        patch.contains { step in
            if case .remove(let pointer) = step { misses(pointer, of: root) } else { false }
        }
    }

    /// Whether the value at `pointer` in `root` holds anything that was not there before.
    func misses(_ pointer: Pointer, of root: Node) -> Bool {
        var (node, place) = (root, "")
        for token in pointer.tokens {
            guard let child = node.node(at: Pointer.root.appending(token)) else { return false }
            place += node.elements == nil ? "/" + token : "/*"
            node = child
        }
        var isMissing = false
        Self.visit(node, place) { if !leaves.contains($0) { isMissing = true } }
        return isMissing
    }

    private static func visit(_ node: Node, _ place: String, _ note: (String) -> Void) {
        switch node.value {
        case .dictionary(let entries) where !entries.isEmpty:
            for entry in entries { visit(entry.value, "\(place)/\(entry.key)", note) }
        case .array(let elements) where !elements.isEmpty:
            for element in elements { visit(element, "\(place)/*", note) }
        default: note("\(place) \(node.typeName) \(node.text)")
        }
    }
}

extension Node {
    /// The value as a text; empty for what holds others.
    fileprivate var text: String {
        switch value {
        case .string(let text), .date(let text): text
        case .boolean(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .data(let bytes): "\(bytes.hashValue)"
        case .dictionary, .array, .null: ""
        }
    }
}
