/// Turns steps of a patch into edits of a JSON text, comments and all.
struct JSONEditor: TextEditor {
    private let bytes: [UInt8]
    private let root: Node
    private let scan: JSONScan
    /// One level of indentation, as the file has it.
    private let unit: [UInt8]
    /// How lines end in the file.
    private let lineEnd: [UInt8]

    init(_ bytes: [UInt8], root: Node) {
        self.bytes = bytes
        self.root = root
        scan = JSONScan(bytes: bytes)
        let firstEnd = bytes.firstIndex(of: 0x0A) ?? 0
        lineEnd = firstEnd > 0 && bytes[firstEnd - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
        let line = LineOfText(bytes, at: root.entries?.first?.position.offset ?? 0)
        unit = line.isFirst && !line.indentation.isEmpty ? line.indentation : [0x20, 0x20]
    }

    func edits(_ operation: PatchOperation) -> [TextEdit]? {
        switch operation {
        case .replace(let pointer, let value):
            guard let node = root.node(at: pointer), let range = range(of: node) else { return nil }
            return [TextEdit(range, text(value, LineOfText(bytes, at: node.position.offset).indentation))]
        case .remove(let pointer): return removal(of: pointer)
        case .add(let pointer, let value): return insertion(at: pointer) { text(value, $0) }
        case .move(let from, let to): return move(from, to)
        }
    }

    private func text(_ value: PatchValue, _ indentation: [UInt8]) -> [UInt8] {
        JSONText(value, indentation: indentation, unit: unit, lineEnd: lineEnd).bytes
    }

    private func range(of node: Node) -> Range<Int>? {
        scan.end(from: node.position.offset).map { node.position.offset..<$0 }
    }

    /// The members or elements of `holder`, each from its key or value to the value's end, in order of place.
    private func items(of holder: Node) -> [Range<Int>]? {
        let places: [(start: Int, value: Node)]
        switch holder.value {
        case .dictionary(let entries): places = entries.map { ($0.position.offset, $0.value) }
        case .array(let elements): places = elements.map { ($0.position.offset, $0) }
        default: return nil
        }
        var items: [Range<Int>] = []
        for place in places.sorted(by: { $0.start < $1.start }) {
            guard let range = range(of: place.value) else { return nil }
            items.append(place.start..<range.upperBound)
        }
        return items
    }

    private func removal(of pointer: Pointer) -> [TextEdit]? {
        guard pointer != .root, let node = root.node(at: pointer), let holder = root.node(at: pointer.parent),
            let items = items(of: holder)
        else { return nil }
        let start = root.entry(at: pointer)?.position.offset ?? node.position.offset
        guard let index = items.firstIndex(where: { $0.lowerBound == start }) else { return nil }
        let item = items[index]
        if let comma = scan.comma(after: item.upperBound) {
            // What stands between them is about the item.
            var end = comma + 1
            if bytes[end...].first == 0x20, !LineOfText(bytes, at: start).isFirst { end += 1 }
            return [TextEdit(LineOfText.widened(start..<end, in: bytes), [])]
        }
        guard index > 0 else { return [TextEdit(LineOfText.widened(item, in: bytes), [])] }
        // The last one takes the comma before it along.
        guard let comma = scan.comma(after: items[index - 1].upperBound) else { return nil }
        let between = bytes[(comma + 1)..<item.lowerBound]
        if between.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
            return [TextEdit(comma..<item.upperBound, [])]
        }
        return [TextEdit(comma..<comma + 1, []), TextEdit(LineOfText.widened(item, in: bytes), [])]
    }

    private func move(_ from: Pointer, _ to: Pointer) -> [TextEdit]? {
        guard let node = root.node(at: from), let range = range(of: node) else { return nil }
        if from.parent == to.parent, let key = root.entry(at: from), let name = to.tokens.last {
            // A new name for the key: the member keeps its place.
            guard let end = scan.end(from: key.position.offset) else { return nil }
            let rename = TextEdit(key.position.offset..<end, JSONText.quoted(name))
            guard root.node(at: to) != nil else { return [rename] }
            return removal(of: to).map { [rename] + $0 }
        }
        guard let removal = removal(of: from), let added = insertion(at: to, { _ in Array(bytes[range]) }) else {
            return nil
        }
        return added + removal
    }

    /// Puts a value, written for an indentation, at a place.
    private func insertion(at pointer: Pointer, _ value: ([UInt8]) -> [UInt8]) -> [TextEdit]? {
        guard let token = pointer.tokens.last, let holder = root.node(at: pointer.parent) else { return nil }
        switch holder.value {
        case .dictionary:
            if let node = holder[token] {
                guard let range = range(of: node) else { return nil }
                return [TextEdit(range, value(LineOfText(bytes, at: node.position.offset).indentation))]
            }
            return append(to: holder) { JSONText.quoted(token) + Array(": ".utf8) + value($0) }
        case .array(let elements):
            if let index = Int(token), elements.indices.contains(index) {
                let place = elements[index].position.offset
                let line = LineOfText(bytes, at: place)
                let gap = line.isFirst ? lineEnd + line.indentation : [0x20]
                return [TextEdit(at: place, value(line.indentation) + [UInt8(ascii: ",")] + gap)]
            }
            guard token == "-" || Int(token) == elements.count else { return nil }
            return append(to: holder, value)
        default: return nil
        }
    }

    /// Adds `item`, written for an indentation, behind the last one of an object or array.
    private func append(to holder: Node, _ item: ([UInt8]) -> [UInt8]) -> [TextEdit]? {
        guard let items = items(of: holder) else { return nil }
        let outer = LineOfText(bytes, at: holder.position.offset).indentation
        guard let last = items.last else {
            guard let range = range(of: holder) else { return nil }
            let text = lineEnd + outer + unit + item(outer + unit)
            let hasLines = bytes[range].contains(0x0A)
            return [TextEdit(at: range.lowerBound + 1, hasLines ? text : text + lineEnd + outer)]
        }
        let line = LineOfText(bytes, at: last.lowerBound)
        let gap = line.isFirst ? lineEnd + line.indentation : [0x20]
        let text = gap + item(line.isFirst ? line.indentation : outer)
        let comma = scan.comma(after: last.upperBound)
        let end = comma.map { $0 + 1 } ?? last.upperBound
        let place = line.isFirst ? scan.endOfRemarks(from: end) : end
        if comma != nil { return [TextEdit(at: place, text)] }
        let mark = [UInt8(ascii: ",")]
        return place == end ? [TextEdit(at: end, mark + text)] : [TextEdit(at: end, mark), TextEdit(at: place, text)]
    }
}
