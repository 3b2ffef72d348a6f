internal import Catalog
internal import HTTPModel
internal import JSON

extension Response {
    /// A 200 with the object whose members `body` writes.
    ///
    /// - Parameters:
    ///   - capacity: About how many octets it takes.
    ///   - language: The language of its sentences; `nil` where it has none, or the cache of answers says it.
    ///   - body: Writes the members.
    /// - Returns: The response.
    static func json(
        capacity: Int = 1024,
        language: Language? = nil,
        _ body: (inout JSONWriter) -> Void
    ) -> Response {
        var writer = JSONWriter(capacity: capacity)
        writer.object(body)
        var headers = Headers([("Content-Type", MediaType.json.essence)])
        if let language { headers.append("Content-Language", language.rawValue) }
        return Response(.ok, headers: headers, body: writer.bytes)
    }
}
