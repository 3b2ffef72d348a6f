internal import Compression
internal import HTTPModel

/// A whole answer to a GET request, kept ready in one coding, with its validators.
struct CachedAnswer: Sendable {
    /// What of an answer may be asked for.
    enum Ranges: Sendable {
        case none
        /// `Range` is heeded; only a tag tells two states apart in `If-Range`.
        case byTag
        /// A date does so too.
        case byTagOrDate
    }

    /// The 200.
    let response: Response
    let tag: EntityTag
    /// The tag of the same state in the other coding, where the request takes both.
    let otherTag: EntityTag?
    let lastModified: HTTPDate?
    private let ranges: Ranges
    private let notModified: Response

    /// Keeps `response`, which is in its coding, and adds the fields of its validators.
    ///
    /// - Parameters:
    ///   - response: Bears every other field.
    ///   - digest: Of the state that it shows, in whatever coding.
    ///   - coding: What the request allowed.
    ///   - lastModified: When the state last changed, if that is known.
    ///   - ranges: What of it may be asked for.
    init(
        _ response: Response,
        digest: String,
        coding: ContentCoding,
        lastModified: HTTPDate? = nil,
        ranges: Ranges = .none
    ) {
        var response = response
        let plain = EntityTag(digest)
        // Codings differ in their octets, and so in their strong tags (RFC 9110 §8.8.3.3).
        let packed = EntityTag("\(digest)-\(Gzip.name)")
        let isPacked = response.headers["Content-Encoding"] != nil
        tag = isPacked ? packed : plain
        otherTag = coding == .gzipOrIdentity ? (isPacked ? plain : packed) : nil
        response.headers.append("ETag", tag.description)
        var notModified = Response(.notModified, headers: Self.repeated(response.headers))
        notModified.route = response.route
        notModified.isRepeatable = true
        self.notModified = notModified
        if ranges != .none { response.headers.append("Accept-Ranges", "bytes") }
        if let lastModified { response.headers.append("Last-Modified", lastModified.description) }
        response.isRepeatable = true
        self.response = response
        self.lastModified = lastModified
        self.ranges = ranges
    }

    /// The answer to a GET or HEAD request under its conditions (RFC 9110 §13) and its range (§14).
    func response(to request: Request) throws(Problem) -> Response {
        let others = otherTag.map { [$0] } ?? []
        switch Preconditions.evaluate(request.headers, tag: tag, others: others, lastModified: lastModified) {
        case .proceed: return ranges == .none || request.method != .get ? response : try part(of: request)
        case .failed:
            let detail = "If-Match or If-Unmodified-Since names another state; now it is \(tag)."
            var problem = Problem(.preconditionFailed, detail)
            problem.route = response.route
            throw problem
        case .notModified(let known):
            guard known != tag else { return notModified }
            var response = notModified
            response.headers["ETag"] = known.description
            return response
        }
    }

    /// The octets that the request asks for, of the body in its coding.
    private func part(of request: Request) throws(Problem) -> Response {
        let count = response.contentLength
        let date = ranges == .byTagOrDate ? lastModified : nil
        switch ByteRange(request.headers, count: count, tag: tag, lastModified: date) {
        case .whole: return response
        case .unsatisfiable:
            var problem = Problem(.rangeNotSatisfiable, "Range asks for octets behind the end; there are \(count).")
            problem.headers.append("Content-Range", "bytes */\(count)")
            problem.route = response.route
            throw problem
        case .part(let range):
            var part = response
            part.status = .partialContent
            part.headers.append("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)")
            part.narrow(to: range)
            return part
        }
    }

    /// Of the fields of 200 those that 304 repeats (RFC 9110 §15.4.5): what describes the body, the client has.
    private static func repeated(_ headers: Headers) -> Headers {
        let describing = ["Content-Type", "Content-Encoding", "Content-Language"]
        return Headers(headers.fields.filter { !describing.contains($0.name) }.map { ($0.name, $0.value) })
    }
}
