import HTTPModel
import HTTPServer

/// A connection machine that has been driven over octets as the event loop drives it, up to the end of its input.
struct DrivenConnection: ~Copyable {
    private var machine = ConnectionMachine(limits: Limits.connection, seed: 1, now: 0)
    private let service = MirrorService()
    private let knowsMore: Bool
    private let octets: [UInt8]
    /// What has come of ``octets`` and has not been taken.
    private var pending = 0..<0
    /// Everything that the client would have got.
    private(set) var sent: [UInt8] = []
    /// The methods of what was answered; of what was refused GET, unless its method had been read.
    private var answered: [Method] = []
    private var hasRefused = false

    /// - Parameters:
    ///   - octets: what the client sends before it closes its sending side.
    ///   - pieces: how they come.
    ///   - knowsMore: whether the machine is told that octets behind a head have come, whether they have or not.
    init(_ octets: [UInt8], pieces: [Range<Int>], knowsMore: Bool) {
        self.octets = octets
        self.knowsMore = knowsMore
        for piece in pieces {
            pending = pending.lowerBound..<piece.upperBound
            work()
        }
        machine.endInput()
        work()
        expect(machine.outlook.ending == .close, "the connection does not end")
    }

    /// Lets the machine work until it waits for octets that have not come.
    private mutating func work() {
        var hasStreamed = false
        repeat {
            advance()
            hasStreamed = machine.isStreaming
            flush()
        } while machine.canAdvance && (hasStreamed || !pending.isEmpty)
    }

    private mutating func advance() {
        let octets = octets
        var offset = 0
        let count = pending.count
        let start = pending.lowerBound
        while true {
            let before = offset
            let step = machine.advance(octets.span.extracting(start..<(start + count)), at: &offset, now: 0)
            expect((before...count).contains(offset), "the machine went from \(before) to \(offset)")
            switch step {
            case .wait:
                pending = (start + offset)..<(start + count)
                expect(pending.isEmpty || !machine.wantsInput, "the machine waits for what it has")
                return
            case .decide:
                let execution = service.execution(of: machine.request)
                perform(machine.decide(execution, more: knowsMore || offset < count))
            default:
                perform(step)
            }
        }
    }

    private mutating func perform(_ step: ConnectionMachine.Step) {
        switch step {
        case .wait, .decide: return
        case .respond: answer(service.respond(to: machine.request))
        case .send(let response): answer(response)
        case .refuse(let refusal):
            answer(service.refusal(refusal.status, detail: refusal.detail, id: machine.request.id))
            hasRefused = true
        }
    }

    private mutating func answer(_ response: Response) {
        expect(!hasRefused, "answered after a refusal")
        answered.append(machine.request.method)
        machine.answer(response, date: Array("Date: D\r\n".utf8), now: 0)
        machine.release()
    }

    /// Takes everything that waits to be sent, then does what the event loop does.
    private mutating func flush() {
        while machine.fill(now: 0) || !machine.output.isEmpty {
            let before = sent.count
            machine.output.withRanges { for range in $0 { sent += range } }
            machine.sent(sent.count - before, now: 0)
        }
        if machine.outlook.ending == .shutdown {
            machine.linger(now: 0)
            pending = pending.upperBound..<pending.upperBound
        }
    }

    /// Checks that what was sent is one whole answer for each request, and that only the last may end the connection.
    borrowing func check() {
        var rest = sent[...]
        var methods = answered[...]
        var hasClosed = false
        while !rest.isEmpty {
            guard let end = rest.place(of: [0x0D, 0x0A, 0x0D, 0x0A]) else {
                fatalError("an answer's head has no end")
            }
            let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
            rest = rest[end.upperBound...]
            if head.hasPrefix("HTTP/1.1 100 ") { continue }
            expect(!hasClosed, "an answer follows the last one")
            guard let method = methods.popFirst() else { fatalError("there are more answers than requests") }
            let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
            expect(lines[0].hasPrefix("HTTP/1.1 "), "an answer begins with \(lines[0])")
            let lengths = lines.compactMap { line in line.hasPrefix("Content-Length: ") ? Int(line.dropFirst(16)) : nil
            }
            expect(lengths.count == 1 && lengths[0] >= 0, "an answer has the lengths \(lengths)")
            if method != .head {
                expect(rest.count >= lengths[0], "an answer is cut short")
                rest = rest.dropFirst(lengths[0])
            }
            hasClosed = lines.contains("Connection: close")
        }
        expect(methods.isEmpty, "requests are left without an answer")
    }
}
