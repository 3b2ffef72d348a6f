/// What can be fuzzed.
enum Target: String, CaseIterable {
    /// A connection from its first octet to its last.
    case connection
    /// A chunked body and what follows it.
    case chunked
    /// A multipart body.
    case multipart
    /// A request target: path, query, percent-encoding.
    case target
    /// The value of a field.
    case fields
    /// The header of the PROXY protocol.
    case proxy

    func run(_ octets: [UInt8]) {
        switch self {
        case .connection: ConnectionTarget.run(octets)
        case .chunked: ChunkedTarget.run(octets)
        case .multipart: MultipartTarget.run(octets)
        case .target: RequestTargetTarget.run(octets)
        case .fields: FieldsTarget.run(octets)
        case .proxy: ProxyTarget.run(octets)
        }
    }
}
