/// Turns steps of a patch into edits of an XML property list in UTF-8.
struct PropertyListEditor: TextEditor {
    private let bytes: [UInt8]
    private let root: Node
    /// One level of indentation, as the file has it.
    private let unit: [UInt8]
    /// How lines end in the file.
    private let lineEnd: [UInt8]

    init(_ bytes: [UInt8], root: Node) {
        self.bytes = bytes
        self.root = root
        let firstEnd = bytes.firstIndex(of: 0x0A) ?? 0
        lineEnd = firstEnd > 0 && bytes[firstEnd - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
        let line = LineOfText(bytes, at: root.entries?.first?.position.offset ?? 0)
        let outer = LineOfText(bytes, at: root.position.offset)
        let isDeeper =
            line.indentation.starts(with: outer.indentation) && line.indentation.count > outer.indentation.count
        unit = isDeeper ? Array(line.indentation.dropFirst(outer.indentation.count)) : [0x09]
    }

    func edits(_ operation: PatchOperation) -> [TextEdit]? {
        switch operation {
        case .replace(let pointer, let value):
            guard let node = root.node(at: pointer), let range = range(of: node) else { return nil }
            let indentation = LineOfText(bytes, at: node.position.offset).indentation
            return [TextEdit(range, text(value, indentation))]
        case .remove(let pointer): return removal(of: pointer).map { [$0] }
        case .add(let pointer, let value):
            return insertion(at: pointer) { text(value, $0) }
        case .move(let from, let to): return move(from, to)
        }
    }

    private func text(_ value: PatchValue, _ indentation: [UInt8]) -> [UInt8] {
        PropertyListText(value, indentation: indentation, unit: unit, lineEnd: lineEnd).bytes
    }

    private func range(of node: Node) -> Range<Int>? {
        let start = node.position.offset
        return XMLElementEnd(bytes, from: start).index.map { start..<$0 }
    }

    private func removal(of pointer: Pointer) -> TextEdit? {
        guard pointer != .root, let node = root.node(at: pointer), let range = range(of: node) else { return nil }
        let start = root.entry(at: pointer)?.position.offset ?? range.lowerBound
        return TextEdit(LineOfText.widened(start..<range.upperBound, in: bytes), [])
    }

    private func move(_ from: Pointer, _ to: Pointer) -> [TextEdit]? {
        guard let node = root.node(at: from), let range = range(of: node) else { return nil }
        if from.parent == to.parent, let key = root.entry(at: from), let name = to.tokens.last {
            // A new name for the key: the member keeps its place.
            guard let end = XMLElementEnd(bytes, from: key.position.offset).index else { return nil }
            let rename = TextEdit(key.position.offset..<end, PropertyListText.key(name))
            guard root.node(at: to) != nil else { return [rename] }
            return removal(of: to).map { [rename, $0] }
        }
        guard let removal = removal(of: from), let added = insertion(at: to, { _ in Array(bytes[range]) }) else {
            return nil
        }
        return added + [removal]
    }

    /// Puts a value, written for an indentation, at a place.
    private func insertion(at pointer: Pointer, _ value: ([UInt8]) -> [UInt8]) -> [TextEdit]? {
        guard let token = pointer.tokens.last, let holder = root.node(at: pointer.parent) else { return nil }
        let outer = LineOfText(bytes, at: holder.position.offset).indentation
        switch holder.value {
        case .dictionary(let entries):
            if let node = holder[token] {
                guard let range = range(of: node) else { return nil }
                let indentation = LineOfText(bytes, at: node.position.offset).indentation
                return [TextEdit(range, value(indentation))]
            }
            let last = entries.max { $0.value.position.offset < $1.value.position.offset }
            return append(to: holder, after: last.map { ($0.position.offset, $0.value) }, outer) { indentation in
                [PropertyListText.key(token), lineEnd, indentation, value(indentation)].flatMap { $0 }
            }
        case .array(let elements):
            if let index = Int(token), elements.indices.contains(index) {
                let place = elements[index].position.offset
                let line = LineOfText(bytes, at: place)
                let gap = line.isFirst ? lineEnd + line.indentation : []
                return [TextEdit(at: place, value(line.indentation) + gap)]
            }
            guard token == "-" || Int(token) == elements.count else { return nil }
            return append(to: holder, after: elements.last.map { ($0.position.offset, $0) }, outer, value)
        default: return nil
        }
    }

    /// Adds `item` behind the last one of a dictionary or array.
    ///
    /// - Parameters:
    ///   - holder: The dictionary or array.
    ///   - last: Where its last item begins, and that item's value.
    ///   - outer: The indentation of the holder's line.
    ///   - item: The text for an indentation.
    /// - Returns: The edits; `nil` where the end of an element is not found.
    private func append(
        to holder: Node,
        after last: (start: Int, value: Node)?,
        _ outer: [UInt8],
        _ item: ([UInt8]) -> [UInt8]
    ) -> [TextEdit]? {
        if let last {
            guard let range = range(of: last.value) else { return nil }
            let line = LineOfText(bytes, at: last.start)
            let indentation = line.isFirst ? line.indentation : outer + unit
            let place = LineOfText.endOfRemarks(in: bytes, from: range.upperBound)
            return [TextEdit(at: place, [lineEnd, indentation, item(indentation)].flatMap { $0 })]
        }
        guard let range = range(of: holder), let tagEnd = bytes[range].firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let inner = outer + unit
        let text = [lineEnd, inner, item(inner)].flatMap { $0 }
        if bytes[tagEnd - 1] == UInt8(ascii: "/") {
            let name = Array(bytes[(range.lowerBound + 1)...].prefix { (0x61...0x7A).contains($0) })
            let parts = [Array(">".utf8), text, lineEnd, outer, Array("</".utf8), name, Array(">".utf8)]
            return [TextEdit(tagEnd - 1..<tagEnd + 1, parts.flatMap { $0 })]
        }
        let hasLines = bytes[(tagEnd + 1)..<range.upperBound].contains(0x0A)
        return [TextEdit(at: tagEnd + 1, hasLines ? text : [text, lineEnd, outer].flatMap { $0 })]
    }
}
