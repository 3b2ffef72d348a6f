internal import Catalog
internal import Documents

/// The body of `POST /v1/apis:resolve`.
struct ResolveQuery {
    struct Item {
        /// The caller's name for the item.
        var id: String?
        /// `nil` where it is missing or no name.
        var name: String?
        /// What is wrong with the item.
        var faults: [Problem.Fault] = []
    }

    /// Faults of one item that are told.
    private static let maximumFaults = 5

    let minIOS: OSVersion?
    let sdk: OSVersion?
    let items: [Item]

    /// Reads a body's tree; faults go to `decoder`.
    init(_ root: Node, _ decoder: inout NodeDecoder) {
        guard let object = decoder.object(root, at: .root, known: ["min_ios", "sdk", "items"]) else {
            (minIOS, sdk, items) = (nil, nil, [])
            return
        }
        minIOS = decoder.version("min_ios", in: object)
        sdk = decoder.version("sdk", in: object)
        let elements = decoder.array("items", in: object, limit: APIResolveHandler.limit)
        if object["items"] == nil { decoder.fault(.root, "\"items\" is missing.") }
        items = elements.map { Self.item($0.node, at: $0.pointer) }
    }

    /// Reads one item; an item may be just a name.
    private static func item(_ node: Node, at pointer: Pointer) -> Item {
        var decoder = NodeDecoder(maximumFaults: maximumFaults)
        var item = Item()
        if node.string != nil {
            item.name = decoder.string(node, at: pointer, limit: SubmissionDecoder.maximumName)
            if item.name?.isEmpty == true { decoder.fault(pointer, "The name is empty.") }
        } else if let object = decoder.object(node, at: pointer, known: ["id", "name"]) {
            item.id = decoder.string("id", in: object, limit: SubmissionDecoder.maximumText)
            item.name = decoder.requiredString("name", in: object, limit: SubmissionDecoder.maximumName)
        }
        item.faults = decoder.faults
        return item
    }
}
