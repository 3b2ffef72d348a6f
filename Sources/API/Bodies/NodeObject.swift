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

    /// A boolean.
    mutating func boolean(_ name: String, in object: NodeObject) -> Bool? {
        guard let (node, pointer) = object[name] else { return nil }
        if let value = node.boolean { return value }
        wrongType(node, at: pointer, expected: "a boolean")
        return nil
    }

    /// A number that is not below zero.
    mutating func number(_ name: String, in object: NodeObject) -> Double? {
        guard let (node, pointer) = object[name] else { return nil }
        switch node.value {
        case .integer(let number) where number >= 0: return Double(number)
        case .real(let number) where number >= 0: return number
        case .integer, .real: fault(pointer, "A number from 0 is expected here.")
        default: wrongType(node, at: pointer, expected: "a number")
        }
        return nil
    }

    /// One of the words of `type`.
    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        in object: NodeObject,
        of type: Choice.Type
    ) -> Choice? {
        guard let (node, pointer) = object[name], let text = string(node, at: pointer) else { return nil }
        return choice(text, of: type, at: .pointer(pointer.description))
    }

    /// The id of the permission that is named, however it is called.
    mutating func permission(_ name: String, at pointer: Pointer, in catalog: CatalogSnapshot) -> String? {
        if let permission = catalog.permissions.matching(name) { return permission.id }
        unknown("permission", name, among: catalog.permissions.rows.map(\.id), at: .pointer(pointer.description))
        return nil
    }
}
