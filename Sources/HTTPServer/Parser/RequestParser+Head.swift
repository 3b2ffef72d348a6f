internal import HTTPModel

extension RequestParser {
    /// Reads the meaning of a complete head: target form, Host, framing, Connection, Expect.
    ///
    /// The parser then stands at the body, or at the end of the message when there is none.
    ///
    /// - Throws: 400, 413, 417 or 501.
    mutating func finishHead() throws(Refusal) {
        let method = try knownMethod()
        let minor = minorVersion == 0 ? 0 : 1
        let target = try RequestTarget(section, (methodEnd + 1)..<targetEnd, isOptions: method == .options)
        let fields = try KnownFields(section, places, base: fieldsStart, minorVersion: minor)
        try checkHost(fields, isNeeded: minor == 1)
        head.framing = try framing(fields, minorVersion: minor)
        head.request.method = method
        head.request.target = target.text
        head.request.headers = Headers(lines: Array(section[fieldsStart..<(section.count - 2)]), places: places)
        // RFC 9112 §3.2.2: the authority of an absolute form replaces whatever Host says.
        if let authority = target.authority { head.request.headers["Host"] = authority }
        head.request.id = fields.requestID
        head.minorVersion = minor
        head.keepsAlive = minor == 1 ? !fields.closes : fields.keepsAlive && !fields.closes
        head.expectsContinue = fields.expectsContinue && head.framing != .none
        places = []
        fieldCount = 0
        section.removeAll(keepingCapacity: true)
    }

    /// The method, if it is one of RFC 9110 §9, or PATCH (RFC 5789), that any resource may know.
    ///
    /// RFC 9110 §9.1 asks for 501 otherwise. CONNECT is left out: this is no proxy. TRACE, which would send credentials back
    /// (§9.3.8), is known and allowed nowhere.
    private func knownMethod() throws(Refusal) -> Method {
        let name = 0..<methodEnd
        if section.equals(name, "GET") { return .get }
        if section.equals(name, "POST") { return .post }
        if section.equals(name, "HEAD") { return .head }
        if section.equals(name, "OPTIONS") { return .options }
        if section.equals(name, "PUT") { return .put }
        if section.equals(name, "PATCH") { return .patch }
        if section.equals(name, "DELETE") { return .delete }
        if section.equals(name, "TRACE") { return .trace }
        throw Refusal(.notImplemented, "This server does not know the request's method (RFC 9110 §9.1).")
    }

    /// Puts the method of a head that will not be read to its end into ``head``: what answers HEAD has no body, an error
    /// neither (RFC 9110 §9.3.2).
    ///
    /// - Parameters:
    ///   - input: octets as received.
    ///   - offset: where those of the head begin that are not in `section`.
    mutating func keepMethod(behind input: Span<UInt8>, _ offset: Int) {
        guard State.method.rawValue + 1..<State.bodyEnd.rawValue ~= state.rawValue, !isTrailer else { return }
        let missing = max(0, methodEnd - section.count)
        guard missing <= input.count - offset else { return }
        for index in offset..<(offset + missing) { section.append(input[index]) }
        if let method = try? knownMethod() { head.request.method = method }
    }

    /// Holds the Host field to RFC 9112 §3.2: one at most, and valid.
    private func checkHost(_ fields: KnownFields, isNeeded: Bool) throws(Refusal) {
        guard fields.hostCount <= 1 else {
            throw Refusal(.badRequest, "There is more than one Host field (RFC 9112 §3.2).")
        }
        guard let host = fields.host else {
            guard isNeeded else { return }
            throw Refusal(.badRequest, "The Host field is missing (RFC 9112 §3.2).")
        }
        guard Authority.isValid(section, host) else {
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
