import HTTPModel

/// Answers with what it has been asked, in each of the three ways of answering.
struct MirrorService: Service {
    func execution(of head: Request) -> Execution {
        switch head.method {
        case .get, .head, .options: .inline
        case .post: .offloaded
        default: .refused(response(.methodNotAllowed, Array("no\n".utf8)))
        }
    }

    func respond(to request: Request) -> Response {
        let fields = request.headers.fields.map { "\($0.name): \($0.value)\n" }.joined()
        return response(.ok, Array("\(request.method.rawValue) \(request.target)\n\(fields)\n".utf8) + request.body)
    }

    func refusal(_ status: Status, detail: String, id: String) -> Response {
        response(status, Array("\(id): \(detail)\n".utf8))
    }

    private func response(_ status: Status, _ body: [UInt8]) -> Response {
        Response(status, headers: Headers([("Content-Type", "text/plain")]), body: body)
    }
}
