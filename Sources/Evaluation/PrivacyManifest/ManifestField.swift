internal import Documents

/// A member of a manifest's dictionary, under its right key or under a name that can only mean that key.
struct ManifestField: Sendable {
    /// The right key.
    let key: String
    let entry: Node.Entry
    /// Where the value is.
    let pointer: Pointer

    var value: Node { entry.value }
    var isMisspelled: Bool { entry.key != key }

    /// The elements, each with its place; where a lone value stands in the place of an array, that value.
    var items: [(node: Node, pointer: Pointer)] {
        guard let elements = value.elements else { return [(value, pointer)] }
        return elements.enumerated().map { ($1, pointer.appending($0)) }
    }
}
