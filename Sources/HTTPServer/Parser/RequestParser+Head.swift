internal import HTTPModel

extension RequestParser {
    /// Reads the meaning of a complete head: target form, Host, framing, Connection, Expect.
    ///
    /// - Returns: the head; the parser stands at the body, or at the end of the message when there is none.
    /// - Throws: 400, 413, 417 or 501.
    mutating func finishHead() throws(Refusal) -> RequestHead {
        let method = try knownMethod(String(decoding: section[..<methodEnd], as: UTF8.self))
        let minor = minorVersion == 0 ? 0 : 1
        let target = try RequestTarget(section[(methodEnd + 1)..<targetEnd], isOptions: method == .options)
        let lines = Array(section[fieldsStart..<(section.count - 2)])
        let fields = try KnownFields(lines, places, minorVersion: minor)
        if target.authority == nil || fields.hostCount > 1 { try checkHost(fields, minorVersion: minor) }
        let framing = try framing(fields, minorVersion: minor)
        var headers = Headers(lines: lines, places: places)
        // RFC 9112 §3.2.2: the authority of an absolute form replaces whatever Host says.
        if let authority = target.authority { headers["Host"] = authority }
        places = []
        fieldCount = 0
        section.removeAll(keepingCapacity: true)
        return RequestHead(
            request: Request(method, target.text, headers: headers, id: fields.requestID),
            minorVersion: minor,
            keepsAlive: minor == 1 ? !fields.closes : fields.keepsAlive && !fields.closes,
            expectsContinue: fields.expectsContinue && framing != .none,
            framing: framing
        )
    }

    /// The method, if it is one of RFC 9110 §9 or PATCH (RFC 5789) that any resource may know.
    ///
    /// RFC 9110 §9.1 asks for 501 otherwise. CONNECT and TRACE are left out: this is no proxy, and TRACE would send
    /// credentials back (§9.3.8).
    private func knownMethod(_ name: String) throws(Refusal) -> Method {
        switch name {
        case "GET": .get
        case "HEAD": .head
        case "POST": .post
        case "PUT": .put
        case "PATCH": .patch
        case "DELETE": .delete
        case "OPTIONS": .options
        default: throw Refusal(.notImplemented, "This server does not know the request's method (RFC 9110 §9.1).")
        }
    }

    /// Holds the Host field to RFC 9112 §3.2: one, valid, and needed from HTTP/1.1 on.
    private func checkHost(_ fields: KnownFields, minorVersion: Int) throws(Refusal) {
        guard fields.hostCount <= 1 else {
            throw Refusal(.badRequest, "There is more than one Host field (RFC 9112 §3.2).")
        }
        guard let host = fields.host else {
            if minorVersion == 0 { return }
            throw Refusal(.badRequest, "The Host field is missing (RFC 9112 §3.2).")
        }
        guard Authority.isValid(host) else {
            throw Refusal(.badRequest, "The Host field is not a host with an optional port (RFC 9112 §3.2).")
        }
    }

    /// Finds the length of the body (RFC 9112 §6.3) and sets the state that reads it.
    private mutating func framing(_ fields: KnownFields, minorVersion: Int) throws(Refusal) -> RequestHead.Framing {
        if fields.isChunked {
            // RFC 9112 §6.1: with Content-Length, or in HTTP/1.0, this is an attempt to smuggle or a faulty sender.
            guard fields.contentLength == nil, minorVersion == 1 else {
                throw Refusal(
                    .badRequest,
                    "Transfer-Encoding stands beside Content-Length, or in an HTTP/1.0 request (RFC 9112 §6.1)."
                )
            }
            state = .chunkStart
            return .chunked
        }
        guard let length = fields.contentLength, length > 0 else {
            state = .bodyEnd
            return .none
        }
        guard length <= limits.body else {
            throw .bodyTooLarge(limits.body)
        }
        remaining = length
        state = .body
        return .length(length)
    }
}

extension Refusal {
    static func bodyTooLarge(_ limit: Int) -> Refusal {
        Refusal(.contentTooLarge, "The body may hold at most \(limit) octets.")
    }
}
