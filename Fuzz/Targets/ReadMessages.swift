import HTTPModel
import HTTPServer

/// What the parser makes of a stream of octets.
struct ReadMessages: Equatable {
    /// A message, and how many octets had been read at its end.
    struct Message: Equatable {
        let method: Method
        let target: String
        let headers: Headers
        let body: [UInt8]
        let id: String
        let minorVersion: Int
        let keepsAlive: Bool
        let expectsContinue: Bool
        let framing: RequestHead.Framing
        let end: Int
    }

    var messages: [Message] = []
    var refusal: Refusal?

    /// Reads the pieces of `octets` that `pieces` names in turn.
    init(_ octets: [UInt8], pieces: [Range<Int>]) {
        var parser = RequestParser(limits: Limits.request)
        for piece in pieces {
            guard read(octets.span.extracting(piece), start: piece.lowerBound, &parser) else { return }
        }
    }

    /// `false` after a refusal.
    private mutating func read(_ piece: Span<UInt8>, start: Int, _ parser: inout RequestParser) -> Bool {
        var offset = 0
        while true {
            let before = offset
            let event = parser.parse(piece, at: &offset)
            expect((before...piece.count).contains(offset), "the parser went from \(before) to \(offset)")
            switch event {
            case .needsMore:
                expect(offset == piece.count, "the parser wants more than it has read")
                return true
            case .head:
                continue
            case .message:
                let head = parser.head
                messages.append(
                    Message(
                        method: head.request.method,
                        target: head.request.target,
                        headers: head.request.headers,
                        body: head.request.body,
                        id: head.request.id,
                        minorVersion: head.minorVersion,
                        keepsAlive: head.keepsAlive,
                        expectsContinue: head.expectsContinue,
                        framing: head.framing,
                        end: start + offset
                    )
                )
                parser.release()
            case .refused(let refusal):
                self.refusal = refusal
                guard case .refused = parser.parse(piece, at: &offset) else { fatalError("read after a refusal") }
                return false
            }
        }
    }
}
