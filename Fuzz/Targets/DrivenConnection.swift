import HTTPModel
import HTTPServer

/// A connection machine that has been driven over octets as the event loop drives it, up to the end of its input.
struct DrivenConnection: ~Copyable {
    private var machine = ConnectionMachine(limits: Limits.connection, seed: 1, now: 0)
    private let service = MirrorService()
    private let knowsMore: Bool
    private var pending: [UInt8] = []
    /// Everything that the client would have got.
    private(set) var sent: [UInt8] = []
    /// The methods of what was answered; GET for a refusal without a request.
    private var answered: [Method] = []
    private var hasRefused = false

    /// - Parameters:
    ///   - octets: what the client sends before it closes its sending side.
    ///   - cuts: where `octets` are cut into pieces.
    ///   - knowsMore: whether the machine is told that octets behind a head have come, whether they have or not.
    init(_ octets: [UInt8], cuts: [Int], knowsMore: Bool) {
        self.knowsMore = knowsMore
        for piece in Cuts.pieces(of: octets, at: cuts) {
            pending += piece
            work()
        }
        machine.endInput()
        work()
        expect(machine.outlook.ending != .none || isOver, "the connection does not end")
    }

    private var isOver: Bool {
        if case .close = machine.outlook.ending { true } else { !machine.canAdvance && pending.isEmpty }
    }

    /// Lets the machine work until it waits for octets that have not come.
    private mutating func work() {
        repeat {
            advance()
            flush()
        } while machine.canAdvance && !pending.isEmpty
    }

    private mutating func advance() {
        let input = pending
        var offset = 0
        while true {
            let before = offset
            let step = machine.advance(input.span, at: &offset, now: 0)
            expect((before...input.count).contains(offset), "the machine went from \(before) to \(offset)")
            switch step {
            case .wait:
                pending = Array(input[offset...])
                expect(pending.isEmpty || !machine.wantsInput, "the machine waits for what it has")
                return
            case .decide:
                let execution = service.execution(of: machine.request)
                perform(machine.decide(execution, more: knowsMore || offset < input.count))
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
        answered.append(machine.hasRequest ? machine.request.method : .get)
        machine.answer(response, date: Array("Date: D\r\n".utf8), now: 0)
        machine.release()
    }

    /// Takes everything that waits to be sent, then does what the event loop does.
    private mutating func flush() {
        while !machine.output.isEmpty {
            let part = machine.output.withRanges { Array($0.joined()) }
            sent += part
            machine.sent(part.count, now: 0)
        }
        if machine.outlook.ending == .shutdown {
            machine.linger(now: 0)
            pending = []
        }
    }

    /// Checks that what was sent is one whole answer for each request, and that only the last may end the connection.
    borrowing func check() {
        var rest = sent[...]
        var methods = answered[...]
        var hasClosed = false
        while !rest.isEmpty {
            guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) else {
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
