/// Building the tree.
extension YAMLReader {
    /// Puts a value, or a mapping's key, where the innermost open container has its next place.
    ///
    /// - Parameters:
    ///   - node: The value.
    ///   - name: What the value is as a key; `nil` where it can be none.
    ///   - weight: Its weight, itself included.
    ///   - height: Containers inside one another in it.
    ///   - anchor: Its name for aliases.
    mutating func deliver(_ node: Node, name: String?, weight: Int, height: Int, anchor: String?) {
        if let anchor { anchors[EntryName(anchor)] = (node, weight, height) }
        guard let last = frames.indices.last else { return setRoot(node) }
        frames[last].height = max(frames[last].height, height)
        guard frames[last].isMapping else {
            frames[last].elements.append(node)
            return
        }
        guard let key = frames[last].key else {
            if name == nil { report(.yamlKeyNotScalar, at: node.position, ["type": node.typeName]) }
            frames[last].key = (name, node.position)
            guard let name,
                let firstLine = frames[last].lines.note(name, line: node.position.line, after: frames[last].entries)
            else { return }
            return report(.duplicateKey, at: node.position, ["key": name, "first_line": String(firstLine)])
        }
        frames[last].key = nil
        if let name = key.name {
            frames[last].entries.append(Node.Entry(key: name, position: key.position, value: node))
        }
    }

    /// Closes the innermost container.
    mutating func closeFrame() {
        guard let frame = frames.popLast() else { return }
        let value: Node.Value = frame.isMapping ? .dictionary(frame.entries) : .array(frame.elements)
        deliver(
            Node(value, at: frame.position),
            name: nil,
            weight: weight - frame.weightBefore,
            height: frame.height + 1,
            anchor: frame.anchor
        )
    }
}
