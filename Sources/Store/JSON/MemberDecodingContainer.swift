/// The members of an object.
struct MemberDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let source: RowSource
    let node: Int

    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] {
        let names = source.tree.children(node).enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        return names.compactMap { Key(stringValue: source.tree.string($0)) }
    }

    func contains(_ key: Key) -> Bool { find(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { find(key).map { source.tree.nodes[$0].kind == .null } ?? true }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        guard let place = try required(key) else { return false }
        return try source.boolean(at: place)
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        guard let place = try required(key) else { return "" }
        return try source.string(at: place)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        guard let place = try required(key) else { return try source.emptyValue(type) }
        return try source.decode(type, at: place)
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try present(key).map { try source.string(at: $0) }
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let place = present(key) else { return nil }
        return try source.decode(type, at: place)
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try number(type, key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try number(type, key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try number(type, key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try number(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try number(type, key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try number(type, key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try number(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try number(type, key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try number(type, key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try number(type, key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try number(type, key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try number(type, key) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { RowDecoder(source: source, node: node) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

    private func decoder(_ key: Key) throws -> RowDecoder {
        RowDecoder(source: source, node: try required(key) ?? source.tree.emptyObject)
    }

    private func number<Number: LosslessStringConvertible & ExpressibleByIntegerLiteral>(
        _ type: Number.Type,
        _ key: Key
    ) throws -> Number {
        guard let place = try required(key) else { return 0 }
        return try source.number(type, at: place)
    }

    /// The place of a member's value, where there is one and it is not null.
    private func present(_ key: Key) -> Int? {
        guard let place = find(key), source.tree.nodes[place].kind != .null else { return nil }
        return place
    }

    /// The place of a member's value; reports one that is missing.
    private func required(_ key: Key) throws -> Int? {
        if let place = find(key) { return place }
        try source.report("has no member \"\(key.stringValue)\"", at: node)
        return nil
    }

    private func find(_ key: Key) -> Int? {
        let tree = source.tree
        var name = key.stringValue
        return name.withUTF8 { wanted in
            let end = Int(tree.nodes[node].next)
            var place = node + 1
            while place < end {
                let start = Int(tree.nodes[place].start)
                let length = Int(tree.nodes[place].end) - start
                if length == wanted.count, tree.bytes[start..<start + length].elementsEqual(wanted) {
                    source.see(place)
                    return place + 1
                }
                place = Int(tree.nodes[place + 1].next)
            }
            return nil
        }
    }
}
