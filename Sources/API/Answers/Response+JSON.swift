internal import HTTPModel
internal import JSON

extension Response {
    /// A 200 with the object whose members `body` writes.
    static func json(capacity: Int = 1024, _ body: (inout JSONWriter) -> Void) -> Response {
        var writer = JSONWriter(capacity: capacity)
        writer.object(body)
        return Response(.ok, headers: Headers([("Content-Type", MediaType.json.essence)]), body: writer.bytes)
    }
}
