/// A value of a document, with its place.
package struct Node: Sendable {
    package enum Value: Sendable {
        case dictionary([Entry])
        case array([Node])
        case string(String)
        case integer(Int64)
        case real(Double)
        case boolean(Bool)
        /// A date in ISO 8601, as written.
        case date(String)
        case data([UInt8])
        /// JSON's `null`; in a property list a value that is there but cannot be read (a fault says why).
        case null
    }

    /// A member of a dictionary, in document order; a key given twice is there twice (and is a fault of the document).
    package struct Entry: Sendable {
        package let key: String
        /// Where the key stands.
        package let position: Position
        package let value: Node

        package init(key: String, position: Position, value: Node) {
            self.key = key
            self.position = position
            self.value = value
        }
    }

    package let value: Value
    /// Where the value begins.
    package let position: Position

    package init(_ value: Value, at position: Position) {
        self.value = value
        self.position = position
    }
}

extension Node {
    /// The value of the member called `key`; `nil` where there is none or this is no dictionary.
    package subscript(_ key: String) -> Node? { entry(key)?.value }

    /// The member called `key`; of several the last, as CoreFoundation's XML reader has it.
    package func entry(_ key: String) -> Entry? { entries?.last { $0.key.hasSameBytes(as: key) } }

    package var entries: [Entry]? {
        guard case .dictionary(let entries) = value else { return nil }
        return entries
    }

    package var elements: [Node]? {
        guard case .array(let elements) = value else { return nil }
        return elements
    }

    package var string: String? {
        guard case .string(let string) = value else { return nil }
        return string
    }

    package var boolean: Bool? {
        guard case .boolean(let boolean) = value else { return nil }
        return boolean
    }

    /// The property-list word for the type: `dictionary`, `array`, `string`, `integer`, `real`, `boolean`, `date`, `data`, `null`.
    package var typeName: String {
        switch value {
        case .dictionary: "dictionary"
        case .array: "array"
        case .string: "string"
        case .integer: "integer"
        case .real: "real"
        case .boolean: "boolean"
        case .date: "date"
        case .data: "data"
        case .null: "null"
        }
    }
}
