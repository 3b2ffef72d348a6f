internal import HTTPModel

extension OutputBuffer {
    /// Appends a response with its framing: status line, the server's own fields, the response's fields, the body.
    ///
    /// A body that is read while it is sent is left to the caller.
    /// The body is left out for HEAD, 204 and 304 (RFC 9110 §9.3.2, §15.3.5, §15.4.5); `Content-Length` is that of the
    /// answer to GET, and absent from 204 and 304 (§8.6).
    ///
    /// - Parameters:
    ///   - response: what the service answered.
    ///   - head: the request that it answers.
    ///   - date: the `Date` field line with its CR LF.
    mutating func append(_ response: Response, to head: RequestHead, date: [UInt8]) {
        let sendsBody = response.sendsBody(to: head)
        reserve(256 + response.headers.lines.count + (sendsBody ? min(response.body.count, Self.referenceSize) : 0))
        if response.status == .ok {
            append(literal: "HTTP/1.1 200 OK\r\n")
        } else {
            append(literal: "HTTP/1.1 ")
            append(decimal: response.status.code)
            append(literal: " ")
            append(response.status.reason)
            append(literal: "\r\n")
        }
        append(date)
        append(literal: "X-Request-Id: ")
        append(head.request.id)
        if !response.isBodiless {
            append(literal: "\r\nContent-Length: ")
            append(decimal: response.contentLength)
        }
        if !head.keepsAlive {
            append(literal: "\r\nConnection: close\r\n")
        } else if head.minorVersion == 0 {
            append(literal: "\r\nConnection: keep-alive\r\n")
        } else {
            append(literal: "\r\n")
        }
        append(response.headers.lines)
        append(literal: "\r\n")
        if sendsBody { append(body: response.body, isOwn: !response.sharesBody) }
    }

    /// Appends an answer that is ready.
    ///
    /// - Parameters:
    ///   - ready: the answer.
    ///   - date: the `Date` field line with its CR LF.
    ///   - id: the name of the request.
    mutating func append(_ ready: ReadyAnswer, date: [UInt8], id: String) {
        append(ready.octets, with: date, at: ready.datePlace, and: id, at: ready.idPlace)
        if !ready.body.isEmpty { append(body: ready.body, isOwn: !ready.response.sharesBody) }
    }
}

extension Response {
    /// Whether its status has no body for any request.
    var isBodiless: Bool { status == .noContent || status == .notModified }

    func sendsBody(to head: RequestHead) -> Bool { !isBodiless && head.request.method != .head }
}
