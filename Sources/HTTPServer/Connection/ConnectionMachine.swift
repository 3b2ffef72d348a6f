package import HTTPModel

/// What one connection does next: which octets are a request, when it is answered, when it ends.
///
/// A pure state machine: it owns no socket and reads no clock. Its owner feeds octets to ``advance(_:at:now:)``, carries
/// out the step that comes back, sends ``output``, and calls ``timedOut(now:)`` once the deadline of ``outlook`` has
/// passed. One request is under way at a time, so answers keep the order of their requests (RFC 9112 §9.3.2).
package struct ConnectionMachine: ~Copyable {
    /// What the owner of the machine is to do.
    package enum Step: Sendable {
        /// Nothing to do until octets come, an answer is given, or output has been sent.
        case wait
        /// Ask the service how to treat the head of ``ConnectionMachine/request``, then call ``decide(_:more:)``.
        case decide
        /// Answer ``ConnectionMachine/request``, which is complete now, by ``answer(_:date:now:)``.
        case respond(offloaded: Bool)
        /// Call ``answer(_:date:now:)`` with this response, which was decided on the head.
        case send(Response)
        /// Word this refusal, then call ``answer(_:date:now:)``; the connection ends behind it.
        case refuse(Refusal)
    }

    enum Phase: Sendable {
        /// Reading a request, or waiting for one.
        case reading
        /// A head is out for decision.
        case deciding
        /// A response that was decided on the head is sent without its body being awaited.
        case abandoning(Response)
        /// A request is out for its answer, or its answer is being streamed.
        case answering
        /// Answered for the last time.
        case ending
        /// The sending side is closed; what comes is dropped.
        case lingering
        case closed
    }

    /// May change between two steps; the request under way is then held to the new ones.
    var limits: ConnectionLimits {
        didSet { parser.limits = limits.request }
    }
    /// Octets of waiting answers above which no further request is read; less than the limit while memory is short.
    var outputMark: Int
    var parser: RequestParser
    var phase = Phase.reading
    /// What waits to be sent.
    package var output = OutputBuffer()
    /// What is left of an answer whose body is read while it is sent.
    var stream: BodyStream?
    /// Whether ``request`` is one: its head has been read, and it has not been answered.
    package internal(set) var hasRequest = false
    /// The response of `.refused`, held until the body has been skipped.
    var held: Response?
    var isOffloaded = false
    var inputEnded = false
    var isDraining = false
    /// When the wait for the next octets of this kind began.
    var since: Milliseconds
    var isInHead = false
    var bodyPace = Pace()
    var outputPace = Pace()
    var dropped = 0
    var ids: RequestIDSource

    /// - Parameters:
    ///   - limits: what the connection may take and hold.
    ///   - seed: where the names of its requests begin.
    ///   - now: the present moment.
    package init(limits: ConnectionLimits, seed: UInt64, now: Milliseconds) {
        self.limits = limits
        outputMark = limits.outputMark
        ids = RequestIDSource(seed: seed)
        parser = RequestParser(limits: limits.request)
        since = now
    }

    /// The request under way, or just answered, or refused; it always has an `id` then.
    package var request: Request {
        _read { yield parser.head.request }
    }

    /// ``request`` with what its head says about the connection.
    var head: RequestHead { parser.head }

    /// Reads on from `offset`, which it moves forward, to the next step.
    ///
    /// - Parameters:
    ///   - input: octets as received and not read so far.
    ///   - offset: where to begin; what is left after ``Step/wait`` is to be given again once ``canAdvance`` holds.
    ///   - now: the present moment.
    /// - Returns: what to do.
    package mutating func advance(_ input: Span<UInt8>, at offset: inout Int, now: Milliseconds) -> Step {
        while true {
            switch phase {
            case .reading:
                guard output.count < outputMark else { return .wait }
                guard offset < input.count else {
                    pause(now)
                    return .wait
                }
                let before = offset
                let event = parser.parse(input, at: &offset)
                if hasRequest { bodyPace.add(offset - before, at: now, minimumRate: limits.minimumRate) }
                switch event {
                case .needsMore: continue
                case .head: return begin(now)
                case .message: return finish()
                case .refused(let refusal): return refuse(refusal)
                }
            case .deciding, .answering:
                return .wait
            case .abandoning(let response):
                phase = .answering
                parser.head.keepsAlive = false
                return .send(response)
            case .lingering, .ending, .closed:
                dropped += input.count - offset
                offset = input.count
                if dropped > limits.lingerOctets, case .lingering = phase { phase = .closed }
                return .wait
            }
        }
    }

    /// Takes the service's decision on the head that ``Step/decide`` gave out.
    ///
    /// - Parameters:
    ///   - execution: the decision.
    ///   - more: whether octets behind the head have been received already.
    /// - Returns: what to do at once; ``Step/wait`` when reading goes on.
    package mutating func decide(_ execution: Execution, more: Bool) -> Step {
        guard case .deciding = phase else { return .wait }
        phase = .reading
        isOffloaded = false
        let waits = parser.head.expectsContinue && !more
        switch execution {
        case .inline:
            break
        case .offloaded:
            isOffloaded = true
        case .refused(let response):
            // A client that waits for 100 gets the answer in its place; whether it then sends the body is open, so the
            // connection ends (RFC 9110 §10.1.1). A body too long to be skipped ends it as well.
            guard !waits, !parser.head.framing.exceeds(limits.request.skippedBody) else {
                phase = .abandoning(response)
                return .wait
            }
            held = response
            parser.skipsBody = true
        }
        guard parser.head.framing == .none else {
            if waits {
                if output.isEmpty { outputPace.restart(at: bodyPace.start) }
                output.append(literal: "HTTP/1.1 100 Continue\r\n\r\n")
            }
            return .wait
        }
        // There is no body: the parser has nothing to read any more for this message.
        var offset = 0
        _ = parser.parse([UInt8]().span, at: &offset)
        return finish()
    }

    /// Queues the answer to the request that is out, and ends the connection behind it where that is due.
    ///
    /// - Parameters:
    ///   - response: the answer to send.
    ///   - date: the `Date` field line with its CR LF.
    ///   - now: the present moment.
    /// - Returns: octets of the answer.
    @discardableResult
    package mutating func answer(_ response: Response, date: [UInt8], now: Milliseconds) -> Int {
        if isDraining { parser.head.keepsAlive = false }
        if output.isEmpty { outputPace.restart(at: now) }
        let before = output.count
        output.append(response, to: parser.head, date: date)
        hasRequest = false
        held = nil
        since = now
        isInHead = false
        let queued = output.count - before
        if let source = response.source, response.sendsBody(to: parser.head), source.count > 0 {
            stream = BodyStream(source: source, keepsAlive: parser.head.keepsAlive)
            phase = .answering
            return queued + source.count
        }
        phase = parser.head.keepsAlive ? .reading : .ending
        return queued
    }

    /// Whether the next octet begins a request, which may be answered without being read.
    var canRepeat: Bool {
        guard case .reading = phase else { return false }
        return parser.state == .start && !isDraining && output.count < outputMark
    }

    /// Queues an answer to a request that was recognised instead of read; only while ``canRepeat``.
    ///
    /// - Parameters:
    ///   - ready: the answer.
    ///   - date: the `Date` field line with its CR LF.
    ///   - now: the present moment.
    /// - Returns: the name of the request.
    mutating func answer(_ ready: ReadyAnswer, date: [UInt8], now: Milliseconds) -> String {
        let id = ids.next()
        if output.isEmpty { outputPace.restart(at: now) }
        output.append(ready, date: date, id: id)
        since = now
        return id
    }

    /// Forgets the request that was answered.
    package mutating func release() { parser.release() }

    /// Notes that the client has closed its sending side.
    package mutating func endInput() {
        inputEnded = true
        if case .lingering = phase { phase = .closed }
    }

    /// Notes that the first `sent` octets of ``output`` have been taken.
    package mutating func sent(_ sent: Int, now: Milliseconds) {
        output.consume(sent)
        outputPace.add(sent, at: now, minimumRate: limits.minimumRate)
        // Nobody could be asked to send the next request while there were answers to be read.
        if output.isEmpty { since = max(since, now) }
    }

    /// Acts on a passed deadline.
    package mutating func timedOut(now: Milliseconds) -> Step {
        if !output.isEmpty || stream != nil || phase.isOver {
            abort()
            return .wait
        }
        if parser.isIdle {
            // A request may be on its way: to a sudden close the client's kernel would hear a reset, and the client could
            // not tell whether that request was served.
            phase = .ending
            return .wait
        }
        let part = parser.isInHead ? "head" : "body"
        return refuse(Refusal(.requestTimeout, "The request's \(part) did not arrive in time."))
    }

    /// Lets the connection end: after the answer under way, or soon when there is none.
    package mutating func drain(now: Milliseconds) {
        isDraining = true
        // A head that has begun gets no more time than it had.
        if parser.isIdle { since = now }
    }

    /// Notes that the sending side has been closed.
    package mutating func linger(now: Milliseconds) {
        phase = .lingering
        since = now
    }

    /// Refuses a connection before anything of it has been read.
    package mutating func turnAway(_ refusal: Refusal = .oneTooMany) -> Step { refuse(refusal) }
}

extension ConnectionMachine {
    private mutating func begin(_ now: Milliseconds) -> Step {
        hasRequest = true
        if parser.head.request.id.isEmpty { parser.head.request.id = ids.next() }
        bodyPace.restart(at: now)
        phase = .deciding
        return .decide
    }

    /// The message is complete: gives it out, or the response that was held for it.
    private mutating func finish() -> Step {
        phase = .answering
        if let held { return .send(held) }
        return .respond(offloaded: isOffloaded)
    }

    mutating func refuse(_ refusal: Refusal) -> Step {
        parser.abandon()
        if !hasRequest { parser.head.request.id = ids.next() }
        parser.head.keepsAlive = false
        phase = .answering
        // The answer that was held says more than that its body was too long to be skipped.
        if let held, refusal == .tooMuchToSkip { return .send(held) }
        return .refuse(refusal)
    }

    /// The input is used up: notes what is being waited for, and ends when nothing can come.
    private mutating func pause(_ now: Milliseconds) {
        if inputEnded {
            // A request that is cut short gets no answer (RFC 9112 §8).
            phase = .ending
        } else if parser.isInHead != isInHead {
            isInHead.toggle()
            since = now
        }
    }
}

extension ConnectionMachine.Phase {
    /// Whether no request can be read or answered any more.
    var isOver: Bool {
        switch self {
        case .ending, .lingering, .closed: true
        case .reading, .deciding, .abandoning, .answering: false
        }
    }
}
