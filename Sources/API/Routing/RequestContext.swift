internal import Catalog
internal import HTTPModel

/// What the routing found out about a request.
struct RequestContext: Sendable {
    /// The snapshot that this request reads, from its start to its end.
    let catalog: CatalogSnapshot
    /// The language of prose.
    let language: Language
    /// The values of the path's parameters, in their order.
    let names: [String]
    let query: RequestTarget.Query
    /// What `Accept` picks among the route's media types.
    let mediaType: MediaType
    /// What `Accept-Encoding` allows.
    let coding: ContentCoding

    /// The value of the path's first parameter; empty where the route has none.
    var name: String { names.first ?? "" }
}
