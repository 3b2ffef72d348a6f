extension Node {
    /// The value at `pointer`, which starts here; `nil` where there is none.
    package func node(at pointer: Pointer) -> Node? {
        var node = self
        for token in pointer.tokens {
            guard let child = node.child(token) else { return nil }
            node = child
        }
        return node
    }

    /// The innermost value on the way to `pointer` that exists: the value itself or, where it is missing, what lacks it.
    package func nearest(to pointer: Pointer) -> (pointer: Pointer, node: Node) {
        var (reached, node) = (Pointer.root, self)
        for token in pointer.tokens {
            guard let child = node.child(token) else { break }
            node = child
            reached = reached.appending(token)
        }
        return (reached, node)
    }

    /// The member that `pointer` names, with the place of its key; `nil` for an element, the root and what is missing.
    package func entry(at pointer: Pointer) -> Entry? {
        guard let last = pointer.tokens.last else { return nil }
        return node(at: pointer.parent)?.entry(last)
    }

    private func child(_ token: String) -> Node? {
        switch value {
        case .dictionary: self[token]
        case .array(let elements):
            // An index has no leading zero and no sign (RFC 6901 §4).
            if let index = Int(token), String(index) == token, elements.indices.contains(index) {
                elements[index]
            } else {
                nil
            }
        default: nil
        }
    }
}
