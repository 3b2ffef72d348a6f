import Documents
import Evaluation

extension Node {
    /// This tree after one step of a JSON patch (RFC 6902 §4); `nil` where the step does not fit.
    func applying(_ operation: PatchOperation) -> Node? {
        switch operation {
        case .add(let pointer, let value):
            changing(pointer.steps) { parent, step in parent.adding(value.node, at: step) }
        case .replace(let pointer, let value):
            changing(pointer.steps) { parent, step in parent.removing(step)?.adding(value.node, at: step) }
        case .remove(let pointer): changing(pointer.steps) { parent, step in parent.removing(step) }
        case .move(let from, let to):
            descendant(from.steps[...]).flatMap { moved in
                changing(from.steps) { $0.removing($1) }?.changing(to.steps) { $0.adding(moved, at: $1) }
            }
        }
    }

    private func descendant(_ steps: ArraySlice<String>) -> Node? {
        guard let first = steps.first else { return self }
        let child = elements.flatMap { list in Int(first).flatMap { list.indices.contains($0) ? list[$0] : nil } }
        return (child ?? self[first])?.descendant(steps.dropFirst())
    }

    /// This tree with `change` made to the parent of the place `steps`.
    private func changing(_ steps: [String], _ change: (Node, String) -> Node?) -> Node? {
        guard let last = steps.last else { return nil }
        guard steps.count > 1 else { return change(self, last) }
        let first = steps[0]
        guard let child = descendant([first]), let changed = child.changing(Array(steps.dropFirst()), change) else {
            return nil
        }
        if let entries {
            let copy = entries.map { $0.key == first ? Entry(key: first, position: $0.position, value: changed) : $0 }
            return Node(.dictionary(copy), at: position)
        }
        guard var list = elements, let index = Int(first) else { return nil }
        list[index] = changed
        return Node(.array(list), at: position)
    }

    private func adding(_ value: Node, at step: String) -> Node? {
        if let entries {
            let others = entries.filter { $0.key != step }
            return Node(.dictionary(others + [Entry(key: step, position: position, value: value)]), at: position)
        }
        guard var list = elements, let index = step == "-" ? list.count : Int(step), (0...list.count).contains(index)
        else { return nil }
        list.insert(value, at: index)
        return Node(.array(list), at: position)
    }

    private func removing(_ step: String) -> Node? {
        if let entries {
            guard entries.contains(where: { $0.key == step }) else { return nil }
            return Node(.dictionary(entries.filter { $0.key != step }), at: position)
        }
        guard var list = elements, let index = Int(step), list.indices.contains(index) else { return nil }
        list.remove(at: index)
        return Node(.array(list), at: position)
    }
}

extension Pointer {
    /// The names and indices that lead to the place (RFC 6901 §4).
    fileprivate var steps: [String] {
        description.split(separator: "/").map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
    }
}

extension PatchValue {
    fileprivate var node: Node {
        let place = Position(offset: 0, line: nil, column: nil)
        switch self {
        case .string(let text): return Node(.string(text), at: place)
        case .boolean(let flag): return Node(.boolean(flag), at: place)
        case .integer(let number): return Node(.integer(Int64(number)), at: place)
        case .array(let values): return Node(.array(values.map(\.node)), at: place)
        case .dictionary(let members):
            let entries = members.map { Node.Entry(key: $0.0, position: place, value: $0.1.node) }
            return Node(.dictionary(entries), at: place)
        }
    }
}

extension Submission {
    /// This submission after the finding's patch; `nil` where it does not fit the document.
    func applying(patchOf finding: Finding) -> Submission? {
        guard let index = documents.firstIndex(where: { $0.path == finding.location.path }) else { return nil }
        let document = documents[index]
        let root = finding.patch.reduce(document.root) { root, operation in root?.applying(operation) }
        guard let root else { return nil }
        return with {
            $0.documents[index] = Document(
                path: document.path,
                bundle: document.bundle,
                kind: document.kind,
                format: document.format,
                status: document.status,
                root: root,
                faults: document.faults
            )
        }
    }
}
