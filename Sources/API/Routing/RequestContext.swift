internal import Catalog
internal import HTTPModel

/// What the routing found out about a request.
struct RequestContext: Sendable {
    /// The snapshot that this request reads, from its start to its end.
    let catalog: CatalogSnapshot
    /// The dataset that the request pins, as it is called there; `nil` = none.
    let pin: String?
    /// The language of prose.
    let language: Language
    /// The values of the path's parameters, in their order.
    let names: [String]
    let query: RequestTarget.Query
    /// What `Accept` picks among the route's media types.
    let mediaType: MediaType
    /// What `Accept-Encoding` allows.
    let coding: ContentCoding

    /// How long a client may reuse an answer that depends on the dataset alone (RFC 9111 §5.2.2).
    ///
    /// Five minutes for whatever is newest; a day for a pinned dataset, whose records never change while the program that
    /// words the answers may.
    var freshness: String { pin == nil ? "public, max-age=300" : "public, max-age=86400" }

    /// The value of the path's first parameter; empty where the route has none.
    var name: String { names.first ?? "" }
}
