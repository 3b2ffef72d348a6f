internal import Catalog
package import HTTPModel
internal import JSON

extension Problem {
    /// The answer to the request `id` (RFC 9457 §3.1); its prose is English.
    ///
    /// `dataset` is what the service answers from at present.
    package func response(to id: String, dataset: String) -> Response {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("type", "/problems/\(kind.rawValue)")
            writer.member("title", kind.title.english)
            writer.member("status", status.code)
            writer.member("detail", detail)
            writer.member("instance", id)
            if !errors.isEmpty { writer.errors(errors) }
            if let nearest { writer.member("nearest", nearest) }
            writer.member("dataset", dataset)
        }
        var headers = headers
        headers.append("Content-Type", MediaType.problemJSON.essence)
        headers.append("Content-Language", "en")
        headers.append("Cache-Control", "no-store")
        var response = Response(status, headers: headers, body: writer.bytes)
        response.route = route
        return response
    }
}

extension JSONWriter {
    /// Writes the member `errors`.
    mutating func errors(_ faults: [Problem.Fault]) {
        array("errors") { writer in for fault in faults { fault.write(to: &writer) } }
    }
}

extension Problem.Fault {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch place {
            case .pointer(let pointer): writer.member("pointer", pointer)
            case .parameter(let name): writer.member("parameter", name)
            }
            writer.member("detail", detail)
        }
    }
}
