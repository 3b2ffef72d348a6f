package import HTTPModel

/// What one connection does next: which octets are a request, when it is answered, when it ends.
///
/// A pure state machine: it owns no socket and reads no clock. Its owner feeds octets to ``advance(_:at:now:)``, carries
/// out the step that comes back, sends ``output``, and calls ``timedOut(now:)`` once ``deadline`` has passed. One request
/// is under way at a time, so answers keep the order of their requests (RFC 9112 §9.3.2).
package struct ConnectionMachine: Sendable {
    package enum Step: Sendable {
        /// Nothing to do until octets come, an answer is given, or output has been sent.
        case wait
        /// Ask the service how to treat this head, then call ``decide(_:)``.
        case decide(Request)
        /// Answer this complete request, then call ``answer(_:date:now:)``.
        case respond(Request, offloaded: Bool)
        /// Call ``answer(_:date:now:)`` with this response, which was decided on the head.
        case send(Response)
        /// Word this refusal, then call ``answer(_:date:now:)``; the connection ends behind it.
        case refuse(Refusal)
    }

    /// What is to be done with the connection once ``output`` is empty.
    package enum Ending: Sendable {
        case none
        /// Close the sending side, call ``linger(now:)``, go on reading.
        case shutdown
        case close
    }

    enum Phase: Sendable {
        /// Reading a request, or waiting for one.
        case reading
        /// A head is out for decision.
        case deciding
        /// A response that was decided on the head is sent without its body being awaited.
        case abandoning(Response)
        /// A complete request is out for its answer.
        case answering
        /// Answered for the last time.
        case ending
        /// The sending side is closed; what comes is dropped.
        case lingering
        case closed
    }

    let limits: ConnectionLimits
    var parser: RequestParser
    var phase = Phase.reading
    package var output = OutputBuffer()
    package private(set) var exchange = Exchange()
    /// The response of `.refused`, held until the body has been skipped.
    private var held: Response?
    private var head: RequestHead?
    private var isOffloaded = false
    private var owesContinue = false
    private var inputEnded = false
    private var isDraining = false
    /// When the wait for the next octets of this kind began.
    private var since: Milliseconds
    private var isInHead = false
    private var bodyPace = Pace()
    private var outputPace = Pace()
    private var dropped = 0
    private var ids: RequestIDSource

    /// - Parameters:
    ///   - limits: what the connection may take and hold.
    ///   - seed: where the names of its requests begin.
    ///   - now: the present moment.
    package init(limits: ConnectionLimits, seed: UInt64, now: Milliseconds) {
        self.limits = limits
        ids = RequestIDSource(seed: seed)
        parser = RequestParser(limits: limits.request)
        since = now
    }

    /// Reads on from `offset`, which it moves forward, to the next step.
    ///
    /// - Parameters:
    ///   - input: octets as received and not read so far.
    ///   - offset: where to begin; what is left after ``Step/wait`` is to be given again once ``wantsInput`` holds.
    ///   - now: the present moment.
    /// - Returns: what to do.
    package mutating func advance(_ input: Span<UInt8>, at offset: inout Int, now: Milliseconds) -> Step {
        while true {
            switch phase {
            case .abandoning(let response):
                phase = .answering
                exchange.keepsAlive = false
                return .send(response)
            case .lingering, .ending, .closed:
                dropped += input.count - offset
                offset = input.count
                if dropped > limits.lingerOctets, case .lingering = phase { phase = .closed }
                return .wait
            case .deciding, .answering:
                return .wait
            case .reading:
                guard output.count < limits.outputMark else { return .wait }
                if offset == input.count {
                    pause(now)
                    return .wait
                }
                let before = offset
                let event = parser.parse(input, at: &offset)
                if head != nil { bodyPace.add(offset - before) }
                switch event {
                case .needsMore: continue
                case .head(let head): return begin(head, now)
                case .message: return finish()
                case .refused(let refusal): return refuse(refusal)
                }
            }
        }
    }

    /// Takes the service's decision on the head that ``Step/decide(_:)`` gave out.
    ///
    /// - Parameters:
    ///   - execution: the decision.
    ///   - more: whether octets behind the head have been received already.
    /// - Returns: what to do at once; ``Step/wait`` when reading goes on.
    package mutating func decide(_ execution: Execution, more: Bool) -> Step {
        guard let head else { return .wait }
        phase = .reading
        isOffloaded = false
        switch execution {
        case .inline:
            break
        case .offloaded:
            isOffloaded = true
        case .refused(let response):
            // A client that waits for 100 gets the answer in its place; whether it then sends the body is open, so the
            // connection ends (RFC 9110 §10.1.1). A body too long to be skipped ends it as well.
            if head.expectsContinue && !more || head.framing.exceeds(limits.request.skippedBody) {
                phase = .abandoning(response)
            } else {
                held = response
                parser.skipsBody = true
            }
        }
        if case .reading = phase, held == nil, head.expectsContinue, !more { owesContinue = true }
        if owesContinue {
            owesContinue = false
            output.append("HTTP/1.1 100 Continue\r\n\r\n")
        }
        if head.framing == .none { return finishBodiless() }
        return .wait
    }

    /// Queues the answer to the request that is out, and ends the connection behind it where that is due.
    ///
    /// - Parameters:
    ///   - response: the answer to send.
    ///   - date: the `Date` field line with its CR LF.
    ///   - now: the present moment.
    /// - Returns: octets queued.
    @discardableResult
    package mutating func answer(_ response: Response, date: [UInt8], now: Milliseconds) -> Int {
        if isDraining { exchange.keepsAlive = false }
        if output.isEmpty { outputPace.restart(at: now) }
        let before = output.count
        output.append(response, for: exchange, date: date)
        head = nil
        held = nil
        since = now
        isInHead = false
        phase = exchange.keepsAlive ? .reading : .ending
        return output.count - before
    }

    /// Notes that the client has closed its sending side.
    package mutating func endInput() {
        inputEnded = true
        if case .lingering = phase { phase = .closed }
    }

    /// Notes that the first `sent` octets of ``output`` have been taken.
    package mutating func sent(_ sent: Int, now: Milliseconds) {
        output.consume(sent)
        outputPace.add(sent)
        if output.isEmpty {
            outputPace.restart(at: now)
            // The client could not be asked to send while it was still reading.
            since = max(since, now)
        }
    }

    /// Acts on a passed ``deadline``.
    package mutating func timedOut(now: Milliseconds) -> Step {
        if !output.isEmpty || parser.isIdle || phase.isOver {
            phase = .closed
            output = OutputBuffer()
            return .wait
        }
        let part = parser.isInHead ? "head" : "body"
        return refuse(Refusal(.requestTimeout, "The request's \(part) did not arrive in time."))
    }

    /// Lets the connection end: after the answer under way, or soon when there is none.
    package mutating func drain(now: Milliseconds) {
        isDraining = true
        since = now
    }

    /// Notes that the sending side has been closed.
    package mutating func linger(now: Milliseconds) {
        phase = .lingering
        since = now
    }

    /// Answers a connection that is one too many: the refusal goes out at once and the connection ends behind it.
    package mutating func turnAway() -> Step {
        refuse(Refusal(.serviceUnavailable, "The server has as many connections as it can serve. Try again soon."))
    }

    /// Whether octets may be read from the client now.
    package var wantsInput: Bool {
        switch phase {
        case .reading: output.count < limits.outputMark && !inputEnded
        case .lingering: true
        case .deciding, .abandoning, .answering, .ending, .closed: false
        }
    }

    /// Whether ``advance(_:at:now:)`` may have something to do with octets that were left.
    package var canAdvance: Bool {
        if case .reading = phase { return output.count < limits.outputMark }
        return false
    }

    /// What to do once ``output`` is empty.
    package var ending: Ending {
        switch phase {
        case .closed: .close
        case .ending: inputEnded ? .close : .shutdown
        case .reading, .deciding, .abandoning, .answering, .lingering: .none
        }
    }

    /// When ``timedOut(now:)`` is to be called; `nil` while the next move is the server's own.
    package var deadline: Milliseconds? {
        if !output.isEmpty {
            return outputPace.deadline(allowance: limits.writeTimeout, minimumRate: limits.minimumRate)
        }
        switch phase {
        case .lingering: return since + limits.lingerTimeout
        case .reading where parser.isIdle: return since + (isDraining ? limits.drainGrace : limits.idleTimeout)
        case .reading where head == nil: return since + limits.headerTimeout
        case .reading: return bodyPace.deadline(allowance: limits.bodyTimeout, minimumRate: limits.minimumRate)
        case .deciding, .abandoning, .answering, .ending, .closed: return nil
        }
    }
}

extension ConnectionMachine {
    private mutating func begin(_ head: RequestHead, _ now: Milliseconds) -> Step {
        var head = head
        if head.request.id.isEmpty { head.request.id = ids.next() }
        self.head = head
        bodyPace.restart(at: now)
        take(head)
        phase = .deciding
        return .decide(head.request)
    }

    private mutating func take(_ head: RequestHead) {
        exchange = Exchange(
            method: head.request.method,
            target: head.request.target,
            id: head.request.id,
            minorVersion: head.minorVersion,
            keepsAlive: head.keepsAlive
        )
    }

    /// The message is complete: gives it out, or the response that was held for it.
    private mutating func finish() -> Step {
        phase = .answering
        if let held { return .send(held) }
        guard var request = head?.request else { return .wait }
        request.body = parser.takeBody()
        return .respond(request, offloaded: isOffloaded)
    }

    private mutating func finishBodiless() -> Step {
        var offset = 0
        _ = parser.parse([UInt8]().span, at: &offset)
        return finish()
    }

    private mutating func refuse(_ refusal: Refusal) -> Step {
        if head == nil { exchange = Exchange(id: ids.next()) }
        exchange.keepsAlive = false
        phase = .answering
        // A body too long to be skipped: the answer that was held says more than 413 would.
        if let held, refusal.status == .contentTooLarge { return .send(held) }
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

extension RequestHead.Framing {
    func exceeds(_ limit: Int) -> Bool {
        if case .length(let length) = self { return length > limit }
        return false
    }
}
