/// A response before framing: the server adds `Content-Length`, `Date` and `Connection`, and drops the body for `HEAD`.
package struct Response: Sendable {
    package var status: Status
    package var headers: Headers
    /// The whole body; empty where ``source`` has it.
    package var body: [UInt8]
    /// Whether the octets of ``body`` are in memory anyway, as long as the server runs.
    package var sharesBody = false
    /// A body that is read while it is sent.
    package var source: (any BodySource)?
    /// The route that answered, as the place of its name in ``Service/routeNames`` plus one; 0 = none.
    package var route = 0
    /// Whether every bodyless request with the same head gets this answer, as long as ``Service/edition`` stays.
    package var isRepeatable = false

    package init(_ status: Status, headers: Headers = Headers(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    package init(_ status: Status, headers: Headers = Headers(), source: any BodySource) {
        self.init(status, headers: headers)
        self.source = source
    }

    /// Octets of the body, wherever it is.
    package var contentLength: Int { source?.count ?? body.count }

    /// Keeps of the body the octets `range`, which lies within it; a large part of shared octets is copied only while it
    /// is sent.
    package mutating func narrow(to range: Range<Int>) {
        if let source {
            self.source = BodySlice(source, range)
        } else if sharesBody, range.count > 16_384 {
            source = BodySlice(HeldBody(body), range)
            body = []
        } else {
            body = Array(body[range])
        }
        sharesBody = false
    }
}

extension Response: Equatable {
    /// Both say the same; bodies that are read while they are sent are the same only where they come from one source.
    package static func == (left: Response, right: Response) -> Bool {
        left.status == right.status && left.headers == right.headers && left.body == right.body
            && left.source === right.source
    }
}
