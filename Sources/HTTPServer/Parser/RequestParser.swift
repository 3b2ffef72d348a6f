internal import HTTPModel

/// Reads HTTP/1.1 requests from octets as they arrive, in pieces of any size (RFC 9112).
///
/// A pure state machine: no sockets, no clock. Whatever is ambiguous is refused, because two readers who differ about
/// where a message ends is what request smuggling is made of (RFC 9112 §11.2). After a refusal the connection cannot be
/// used any more: the caller must close it.
package struct RequestParser: ~Copyable {
    /// What the octets read so far amount to.
    package enum Event: Sendable {
        /// Every octet given has been read; more are needed.
        case needsMore
        /// ``RequestParser/head`` is complete. Its body, if any, comes with later calls.
        case head
        /// The message is complete, body included.
        case message
        case refused(Refusal)
    }

    enum State: UInt8, Sendable {
        // Before a request.
        case start, startLineFeed
        // Request line.
        case method, targetStart, target, targetHex1, targetHex2, version, versionEnd, requestLineFeed
        // Field lines, of the header section or of the trailer section.
        case fieldStart, fieldName, valueStart, value, fieldLineFeed, sectionLineFeed
        // Body.
        case bodyEnd, body
        case chunkStart, chunkSize, chunkSizeBlank, extensionStart, extensionName, extensionNameBlank
        case extensionValueStart, extensionToken, extensionQuoted, extensionEscape, extensionEnd, chunkLineFeed
        case chunkData, chunkDataEnd, chunkDataLineFeed
        case refused
    }

    var limits: RequestLimits
    /// The head that ``Event/head`` announced, until ``release()``.
    package var head = RequestHead()
    var state = State.start
    /// The octets of the head so far, from the first of the method; in a trailer section, those of the trailers.
    var section: [UInt8] = []
    var isTrailer = false
    /// Ends in ``section``: of the method, of the target, of the request line; starts: of the line, of the field lines.
    var methodEnd = 0
    var targetEnd = 0
    var versionMatched = 0
    var majorVersion: UInt8 = 0
    var minorVersion: UInt8 = 0
    var lineStart = 0
    var fieldsStart = 0
    /// Places of finished fields and of the one under way, from `fieldsStart`.
    var places: [Headers.Place] = []
    var place = Headers.Place(nameStart: 0, nameEnd: 0, valueStart: 0, valueEnd: 0)
    var fieldCount = 0

    var content: [UInt8] = []
    var contentCount = 0
    /// Octets of the body, or of the chunk, that are still to come.
    var remaining = 0
    var chunkLineCount = 0
    /// Whether the body is read without being kept; the limit is then ``RequestLimits/skippedBody``.
    package var skipsBody = false

    package init(limits: RequestLimits = RequestLimits()) { self.limits = limits }

    /// Whether no octet of a next request has been read, an empty line in front of it left out.
    package var isIdle: Bool { state.rawValue <= State.method.rawValue && section.isEmpty }
    /// Whether a head is under way.
    package var isInHead: Bool { state.rawValue < State.bodyEnd.rawValue && !isTrailer && !isIdle }

    /// Forgets the request that ``Event/message`` completed, and the memory that it took.
    package mutating func release() { head = RequestHead() }

    /// Reads on from `offset`, which it moves forward, to the next event.
    ///
    /// - Parameters:
    ///   - input: octets as received.
    ///   - offset: where to begin; `input.count` after ``Event/needsMore``.
    /// - Returns: the next event. After a refusal every call repeats a refusal.
    package mutating func parse(_ input: Span<UInt8>, at offset: inout Int) -> Event {
        do throws(Refusal) {
            while true {
                switch state {
                case .start, .startLineFeed:
                    guard try skipEmptyLine(input, at: &offset) else { return .needsMore }
                case .bodyEnd:
                    finishMessage()
                    return .message
                case .body:
                    guard try readContent(input, at: &offset) else { return .needsMore }
                    state = .bodyEnd
                case .refused:
                    return .refused(Refusal(.badRequest, "The connection was refused before."))
                case _ where state.rawValue > State.bodyEnd.rawValue:
                    guard try readChunked(input, at: &offset) else { return .needsMore }
                default:
                    guard try readSection(input, at: &offset) else { return .needsMore }
                    guard isTrailer else {
                        try finishHead()
                        return .head
                    }
                    state = .bodyEnd
                }
            }
        } catch {
            keepMethod(behind: input, offset)
            abandon()
            return .refused(error)
        }
    }

    /// Skips one empty line before a request line (RFC 9112 §2.2); `false` when the input ends first.
    private mutating func skipEmptyLine(_ input: Span<UInt8>, at offset: inout Int) throws(Refusal) -> Bool {
        while offset < input.count {
            let octet = input[offset]
            if state == .startLineFeed {
                guard octet == Octet.lineFeed else { throw .bareCarriageReturn }
                offset += 1
                state = .method
                return true
            }
            guard octet == Octet.carriageReturn else {
                state = .method
                return true
            }
            offset += 1
            state = .startLineFeed
        }
        return false
    }

    private mutating func finishMessage() {
        state = .start
        if contentCount > 0 { swap(&head.request.body, &content) }
        section.removeAll(keepingCapacity: section.capacity <= 1_024)
        isTrailer = false
        fieldCount = 0
        lineStart = 0
        contentCount = 0
        skipsBody = false
    }
}
