internal import Documents
internal import HTTPModel

/// A request body that is JSON.
enum JSONBody {
    /// Refuses another media type from the head alone.
    static func check(_ head: Request) throws(Problem) {
        try checkCoding(head)
        guard isJSON(head) else { throw unsupported(head, accepted: [.json]) }
    }

    /// Whether the body is said to be JSON.
    static func isJSON(_ head: Request) -> Bool {
        guard let type = head.headers["Content-Type"].flatMap({ MediaType($0) }) else { return false }
        return type.essence == "application/json" || type.subtype.hasSuffix("+json")
    }

    /// Refuses a body that is compressed: it is read as it is sent.
    static func checkCoding(_ head: Request) throws(Problem) {
        guard let coding = head.headers["Content-Encoding"], coding.lowercased() != "identity" else { return }
        var problem = Problem(
            .unsupportedMediaType,
            "A body with Content-Encoding \(coding) is not read; send it plain."
        )
        problem.headers.append("Accept-Encoding", "identity")
        throw problem
    }

    /// The 415 that names what is read instead (RFC 9110 §15.5.16).
    static func unsupported(_ head: Request, accepted: [MediaType], hint: String = "") -> Problem {
        let list = accepted.map(\.essence).joined(separator: " or ")
        let given = head.headers["Content-Type"].map { "not \($0)" } ?? "and no Content-Type was given"
        var problem = Problem(.unsupportedMediaType, "This path reads \(list), \(given).\(hint)")
        problem.headers.append("Accept", accepted.map(\.essence).joined(separator: ", "))
        return problem
    }

    /// The tree of a body.
    ///
    /// - Throws: A 400 that lists everything wrong with it as JSON, with line and column.
    static func read(_ bytes: [UInt8]) throws(Problem) -> Node {
        var limits = DocumentLimits()
        // The server has bounded the body already.
        limits.bytes = Int.max
        let reading = JSONReader.read(bytes, limits: limits)
        if let root = reading.root, reading.faults.isEmpty { return root }
        let faults = reading.faults.map { Problem.Fault(.pointer($0.pointer.description), $0.sentence) }
        throw Problem(.malformedBody, errors: faults)
    }
}
