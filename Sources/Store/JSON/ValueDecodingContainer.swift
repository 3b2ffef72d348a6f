/// One value by itself.
struct ValueDecodingContainer: SingleValueDecodingContainer {
    let source: RowSource
    let node: Int

    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { source.tree.nodes[node].kind == .null }

    func decode(_ type: Bool.Type) throws -> Bool { try source.boolean(at: node) }

    func decode(_ type: String.Type) throws -> String { try source.string(at: node) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try source.decode(type, at: node) }

    func decode(_ type: Int.Type) throws -> Int { try source.number(type, at: node) }
    func decode(_ type: Int8.Type) throws -> Int8 { try source.number(type, at: node) }
    func decode(_ type: Int16.Type) throws -> Int16 { try source.number(type, at: node) }
    func decode(_ type: Int32.Type) throws -> Int32 { try source.number(type, at: node) }
    func decode(_ type: Int64.Type) throws -> Int64 { try source.number(type, at: node) }
    func decode(_ type: UInt.Type) throws -> UInt { try source.number(type, at: node) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try source.number(type, at: node) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try source.number(type, at: node) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try source.number(type, at: node) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try source.number(type, at: node) }
    func decode(_ type: Double.Type) throws -> Double { try source.number(type, at: node) }
    func decode(_ type: Float.Type) throws -> Float { try source.number(type, at: node) }
}
