internal import Catalog
internal import Documents

/// The body of `POST /v1/apis:resolve`.
struct ResolveQuery {
    struct Item {
        /// The caller's name for the item.
        let id: String?
        let name: String
    }

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
        var items: [Item] = []
        for (node, pointer) in elements {
            // An item may be just a name.
            if node.string != nil {
                if let name = decoder.string(node, at: pointer, limit: SubmissionDecoder.maximumName) {
                    items.append(Item(id: nil, name: name))
                }
            } else if let item = decoder.object(node, at: pointer, known: ["id", "name"]),
                let name = decoder.requiredString("name", in: item, limit: SubmissionDecoder.maximumName)
            {
                items.append(Item(id: decoder.string("id", in: item, limit: SubmissionDecoder.maximumText), name: name))
            }
        }
        self.items = items
    }
}
