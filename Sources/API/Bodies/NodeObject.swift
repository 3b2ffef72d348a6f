internal import Catalog
internal import Documents

/// The known members of a JSON object, with the place of the object.
struct NodeObject {
    let members: [String: Node]
    let pointer: Pointer

    /// The member `name`; `nil` where it is absent or `null`.
    subscript(_ name: String) -> (node: Node, pointer: Pointer)? {
        guard let node = members[name] else { return nil }
        if case .null = node.value { return nil }
        return (node, pointer.appending(name))
    }

    /// Whether the member is there and `null`.
    func isNull(_ name: String) -> Bool {
        if case .null = members[name]?.value { return true }
        return false
    }
}

extension NodeDecoder {
    mutating func string(_ name: String, in object: NodeObject, limit: Int = .max) -> String? {
        object[name].flatMap { string($0.node, at: $0.pointer, limit: limit) }
    }

    /// A string that must be there and have a character.
    mutating func requiredString(_ name: String, in object: NodeObject, limit: Int = .max) -> String? {
        guard let (node, pointer) = object[name] else {
            fault(object.pointer, "\"\(name)\" is missing.")
            return nil
        }
        guard let text = string(node, at: pointer, limit: limit) else { return nil }
        if text.isEmpty { fault(pointer, "\"\(name)\" is empty.") }
        return text
    }

    mutating func array(
        _ name: String,
        in object: NodeObject,
        limit: Int = .max
    ) -> [(node: Node, pointer: Pointer)] {
        guard let (node, pointer) = object[name] else { return [] }
        return array(node, at: pointer, limit: limit).enumerated().map { ($0.element, pointer.appending($0.offset)) }
    }

    mutating func strings(_ name: String, in object: NodeObject) -> [String] {
        object[name].map { strings($0.node, at: $0.pointer) } ?? []
    }

    mutating func version(_ name: String, in object: NodeObject) -> OSVersion? {
        guard let (node, pointer) = object[name], let text = string(node, at: pointer) else { return nil }
        return version(text, at: .pointer(pointer.description))
    }
}
