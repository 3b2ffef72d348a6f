import HTTPModel
import HTTPServer

/// Drives a connection machine as the event loop does, without sockets: what it sends comes back as text.
final class Drive {
    var machine: ConnectionMachine
    let service: any Service
    var now: Milliseconds = 1_000
    /// Octets that the machine has not taken.
    private var pending: [UInt8] = []
    /// Whether an offloaded request is out.
    private(set) var isOffloaded = false

    init(limits: ConnectionLimits = ConnectionLimits(), service: any Service = EchoService()) {
        machine = ConnectionMachine(limits: limits, seed: 1, now: 1_000)
        self.service = service
    }

    var outlook: ConnectionMachine.Outlook { machine.outlook }
    var canAdvance: Bool { machine.canAdvance }
    /// Octets that wait to be sent.
    var waiting: Int { machine.output.count }

    func receive(_ text: String) { receive(Array(text.utf8)) }

    func receive(_ octets: [UInt8]) {
        pending += octets
        run()
    }

    func endInput() {
        machine.endInput()
        run()
    }

    /// Answers the request that is out.
    func completeOffloaded() {
        isOffloaded = false
        answer(service.respond(to: machine.request))
        run()
    }

    func timeOut() {
        perform(machine.timedOut(now: now))
    }

    func turnAway() {
        perform(machine.turnAway())
    }

    /// Takes everything that waits to be sent, or its first `limit` octets, as the client would.
    func flush(_ limit: Int = .max) -> String {
        var taken: [UInt8] = []
        while taken.count < limit {
            _ = machine.fill(now: now)
            guard !machine.output.isEmpty else { break }
            let part = machine.output.withRanges { ranges in Array(ranges.joined()) }.prefix(limit - taken.count)
            taken += part
            machine.sent(part.count, now: now)
        }
        if machine.output.isEmpty, machine.outlook.ending == .shutdown { machine.linger(now: now) }
        run()
        return String(decoding: taken, as: UTF8.self)
    }

    private func run() {
        let input = pending
        var offset = 0
        steps: while true {
            let step = machine.advance(input.span, at: &offset, now: now)
            switch step {
            case .wait: break steps
            case .decide:
                let execution = service.execution(of: machine.request)
                perform(machine.decide(execution, more: offset < input.count))
            default: perform(step)
            }
        }
        pending = Array(input[offset...])
    }

    private func perform(_ step: ConnectionMachine.Step) {
        switch step {
        case .wait, .decide: break
        case .respond(offloaded: false): answer(service.respond(to: machine.request))
        case .respond(offloaded: true): isOffloaded = true
        case .send(let response): answer(response)
        case .refuse(let refusal):
            answer(service.refusal(refusal.status, detail: refusal.detail, id: machine.request.id))
        }
    }

    private func answer(_ response: Response) {
        machine.answer(response, date: Array("Date: D\r\n".utf8), now: now)
        machine.release()
    }
}
