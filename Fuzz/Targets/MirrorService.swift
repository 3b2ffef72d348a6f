import HTTPModel

/// Answers with what it has been asked, in each of the ways of answering.
struct MirrorService: Service {
    /// A body that is read while it is sent.
    private final class Source: BodySource {
        private let octets: [UInt8]

        init(_ octets: [UInt8]) { self.octets = octets }

        var count: Int { octets.count }

        func octets(in range: Range<Int>) -> [UInt8]? { Array(octets[range]) }
    }

    func execution(of head: Request) -> Execution {
        switch head.method {
        case .get, .head, .options: .inline
        case .post: .offloaded
        default: .refused(response(.methodNotAllowed, Array("no\n".utf8)))
        }
    }

    func respond(to request: Request) -> Response {
        let fields = request.headers.fields.map { "\($0.name): \($0.value)\n" }.joined()
        let body = Array("\(request.method.rawValue) \(request.target)\n\(fields)\n".utf8) + request.body
        return request.target.hasPrefix("/s") ? Response(.ok, source: Source(body)) : response(.ok, body)
    }

    func refusal(_ status: Status, detail: String, id: String) -> Response {
        response(status, Array("\(id): \(detail)\n".utf8))
    }

    private func response(_ status: Status, _ body: [UInt8]) -> Response {
        Response(status, headers: Headers([("Content-Type", "text/plain")]), body: body)
    }
}
