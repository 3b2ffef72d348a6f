/// The elements of an array, one after the other.
struct ElementDecodingContainer: UnkeyedDecodingContainer {
    let source: RowSource
    private let places: [Int]
    private(set) var currentIndex = 0

    /// Takes the place of an array.
    init(source: RowSource, node: Int) {
        self.source = source
        places = source.tree.children(node)
    }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { places.count }
    var isAtEnd: Bool { currentIndex >= places.count }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, source.tree.nodes[places[currentIndex]].kind == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try source.boolean(at: take()) }

    mutating func decode(_ type: String.Type) throws -> String { try source.string(at: take()) }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try source.decode(type, at: take()) }

    mutating func decode(_ type: Int.Type) throws -> Int { try source.number(type, at: take()) }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try source.number(type, at: take()) }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try source.number(type, at: take()) }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try source.number(type, at: take()) }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try source.number(type, at: take()) }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try source.number(type, at: take()) }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try source.number(type, at: take()) }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try source.number(type, at: take()) }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try source.number(type, at: take()) }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try source.number(type, at: take()) }
    mutating func decode(_ type: Double.Type) throws -> Double { try source.number(type, at: take()) }
    mutating func decode(_ type: Float.Type) throws -> Float { try source.number(type, at: take()) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try RowDecoder(source: source, node: take()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try RowDecoder(source: source, node: take()).unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { RowDecoder(source: source, node: take()) }

    /// The place of the next element; past the last one that of an empty object.
    private mutating func take() -> Int {
        guard !isAtEnd else { return source.tree.emptyObject }
        defer { currentIndex += 1 }
        return places[currentIndex]
    }
}
