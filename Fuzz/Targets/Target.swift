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
    /// A document of each format.
    case xml, binary, json, openstep, yaml, yarnlock, podfile, markup
    /// A source of each language.
    case source
    /// A ZIP archive of a project.
    case archive

    func run(_ octets: [UInt8]) {
        switch self {
        case .connection: ConnectionTarget.run(octets)
        case .chunked: ChunkedTarget.run(octets)
        case .multipart: MultipartTarget.run(octets)
        case .target: RequestTargetTarget.run(octets)
        case .fields: FieldsTarget.run(octets)
        case .proxy: ProxyTarget.run(octets)
        case .xml: DocumentTarget.run(octets, as: "a.xcprivacy")
        case .binary: DocumentTarget.run(Array("bplist00".utf8) + octets, as: "Info.plist")
        case .json: DocumentTarget.run(octets, as: "app.json", "package.json", "manifest.json")
        case .openstep: DocumentTarget.run(octets, as: "InfoPlist.strings")
        case .yaml: DocumentTarget.run(octets, as: "Podfile.lock")
        case .yarnlock: DocumentTarget.run(octets, as: "yarn.lock")
        case .podfile: DocumentTarget.run(octets, as: "Podfile")
        case .source: SourceTarget.run(octets)
        case .archive: ArchiveTarget.run(octets)
        case .markup: DocumentTarget.run(octets, as: "config.xml")
        }
    }
}
