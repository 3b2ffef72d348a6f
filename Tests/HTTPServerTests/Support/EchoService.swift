import Glibc
import HTTPModel

/// A small service with a route of every kind.
struct EchoService: Service {
    /// Octets of the answer to `/large`.
    static let largeCount = 8_000_000
    /// Octets of the answer to `/stream`.
    static let streamCount = 5_000_000

    var routeNames: [String] { ["/x"] }

    func execution(of head: Request) -> Execution {
        switch head.target {
        case "/echo", "/slow": .offloaded
        case "/x", "/inline", "/costly", "/held", "/large", "/empty", "/unchanged", "/stream", "/broken", "*": .inline
        default: .refused(problem(.notFound, "no such route", id: head.id))
        }
    }

    func respond(to request: Request) -> Response {
        switch request.target {
        case "/echo", "/inline": Response(.ok, headers: plain, body: request.body)
        case "/slow", "/held": slow(request)
        case "/costly": costly
        case "/large": Response(.ok, headers: plain, body: [UInt8](repeating: 0x78, count: Self.largeCount))
        case "/stream": Response(.ok, headers: plain, source: StreamedText(count: Self.streamCount))
        case "/broken":
            Response(.ok, headers: plain, source: StreamedText(count: Self.streamCount, readable: Self.streamCount / 2))
        case "/empty": Response(.noContent)
        case "/unchanged": Response(.notModified, headers: Headers([("ETag", "\"1\"")]))
        default: found
        }
    }

    func refusal(_ status: Status, detail: String, id: String) -> Response { problem(status, detail, id: id) }

    /// The same for every request with the same head.
    private var found: Response {
        var response = Response(.ok, headers: plain, body: Array("found\n".utf8))
        response.route = 1
        response.isRepeatable = true
        return response
    }

    /// Takes a millisecond of its loop.
    private var costly: Response {
        usleep(1_000)
        return Response(.ok, headers: plain, body: Array("done\n".utf8))
    }

    private var plain: Headers { Headers([("Content-Type", "text/plain")]) }

    private func problem(_ status: Status, _ detail: String, id: String) -> Response {
        Response(status, headers: plain, body: Array("\(id): \(detail)\n".utf8))
    }

    /// Blocks its worker, or its loop, until the file that the body names is gone.
    private func slow(_ request: Request) -> Response {
        let path = String(decoding: request.body, as: UTF8.self)
        while access(path, F_OK) == 0 { usleep(1_000) }
        return Response(.ok, headers: plain, body: Array("done\n".utf8))
    }
}
