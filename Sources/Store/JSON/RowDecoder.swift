/// Decodes a type from a value of a ``JSONTree``.
///
/// Where its source collects faults it goes on after one: what is missing or of the wrong kind is written down and an
/// empty value put in its place, so that one pass finds every fault of a row.
struct RowDecoder: Decoder {
    let source: RowSource
    let node: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let object = try place(.object, orElse: source.tree.emptyObject)
        source.see(object)
        return KeyedDecodingContainer(MemberDecodingContainer<Key>(source: source, node: object))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        ElementDecodingContainer(source: source, node: try place(.array, orElse: source.tree.emptyArray))
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        ValueDecodingContainer(source: source, node: node)
    }

    /// The value's place if it is of `kind`, else that of an empty one.
    private func place(_ kind: JSONTree.Kind, orElse empty: Int) throws -> Int {
        let found = source.tree.nodes[node].kind
        guard found != kind else { return node }
        try source.report("must be \(kind.name), not \(found.name)", at: node)
        return empty
    }
}
