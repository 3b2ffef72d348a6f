internal import Glibc
internal import HTTPModel

extension EventLoop {
    /// Nanoseconds for which answers are made for one connection in one turn.
    private static var turnTime: Int { 2_000_000 }

    func serve(_ connection: Connection, events: Readiness) {
        if !events.isDisjoint(with: [.error, .hangUp]), !connection.wantsInput {
            return drop(connection)
        }
        if events.contains(.output) { return resume(connection) }
        guard connection.wantsInput else {
            // What was left watched while nothing came is taken out of the set only now.
            return settle(connection, watchesInput: false)
        }
        receive(connection)
    }

    /// Reads what has come, lets the machine work on it, and sends what that gives.
    private func receive(_ connection: Connection) {
        if connection.proxyHeader != nil {
            guard receiveProxyHeader(connection) else { return }
        }
        lendOutput(connection)
        // What is left lies ready at the next turn, when the other connections have had theirs.
        let count = recv(connection.descriptor, buffers.input.baseAddress, buffers.input.count, 0)
        if count > 0 {
            metrics.add(count, to: .receivedOctets)
            connection.received = moment
            let received = UnsafeMutableBufferPointer(rebasing: buffers.input[..<count])
            if let secure = connection.secure {
                take(connection, received, through: secure)
            } else {
                take(connection, received.span)
            }
        } else if count == 0 {
            guard connection.secure?.phase != .handshake else { return drop(connection) }
            connection.machine.endInput()
            take(connection, [UInt8]().span)
        } else if errno != EAGAIN, errno != EINTR {
            return drop(connection)
        }
        settle(connection)
    }

    /// Goes on with octets that were left, after an answer or after output has been sent.
    func resume(_ connection: Connection) {
        lendOutput(connection)
        take(connection, [UInt8]().span)
        settle(connection)
    }

    /// Gives `input`, behind what was left of earlier input, to the machine; keeps what it does not take.
    func take(_ connection: Connection, _ input: Span<UInt8>) {
        if connection.pending.isEmpty {
            let offset = advance(connection, input)
            if offset < input.count {
                input.extracting(offset...).withUnsafeBufferPointer { connection.pending = Array($0) }
            }
        } else {
            var octets = connection.pending
            connection.pending = []
            input.withUnsafeBufferPointer { octets.append(contentsOf: $0) }
            let offset = advance(connection, octets.span)
            connection.pending = Array(octets[offset...])
        }
    }

    /// Carries out steps of the machine until it waits; returns how far it has read.
    private func advance(_ connection: Connection, _ input: Span<UInt8>) -> Int {
        var offset = 0
        /// When the turn ends; set by the first answer that is made, so that ready ones cost no look at the clock.
        var end: Int?
        while true {
            // Where the head of a request begins that may be given again.
            let start = connection.machine.canRepeat ? offset : nil
            let edition = service.edition
            if let start, let ready = readyAnswer(connection, input, at: start, edition: edition) {
                offset += ready.head.count
                answer(connection, ready)
                continue
            }
            let step = connection.machine.advance(input, at: &offset, now: now)
            switch step {
            case .wait:
                return offset
            case .decide:
                let step = decide(connection, more: offset < input.count)
                if let start, case .respond(offloaded: false) = step {
                    let response = service.respond(to: connection.machine.request)
                    keep(response, for: connection, input.extracting(start..<offset), edition: edition)
                    answer(connection, response)
                } else {
                    perform(step, for: connection)
                }
            case .refuse(let refusal) where isWatchful && !connection.machine.hasRequest:
                // The head could not be read: nobody has asked the rate yet.
                if let wait = waitOfRate(connection) {
                    answer(connection, self.refusal(ofRate: wait, id: connection.machine.request.id))
                } else {
                    perform(.refuse(refusal), for: connection)
                }
            default:
                perform(step, for: connection)
            }
            // What is left has its turn when the other connections have had theirs.
            let moment = Clock.monotonic()
            if let end, moment > end { return offset }
            end = end ?? moment + Self.turnTime
        }
    }

    func perform(_ step: ConnectionMachine.Step, for connection: Connection) {
        switch step {
        case .wait, .decide:
            break
        case .respond(offloaded: false):
            answer(connection, service.respond(to: connection.machine.request))
        case .respond(offloaded: true):
            offload(connection)
        case .send(let response):
            answer(connection, response)
        case .refuse(let refusal):
            answer(connection, self.refusal(refusal, id: connection.machine.request.id))
        }
    }

    private func offload(_ connection: Connection) {
        let request = connection.machine.request
        let tag = connection.tag
        // The work holds the body, whether or not the connection lives on: so it holds what the body is charged to.
        let accepted =
            weigh(connection) && protection.memory.hasRoom(for: 0)
            && pool.submit { [service, mailbox, lease = connection.lease] in
                withExtendedLifetime(lease) { mailbox.post(.answer(tag: tag, service.respond(to: request))) }
            }
        guard !accepted else { return metrics.add(to: .offloaded) }
        let refusal = Refusal(
            .serviceUnavailable,
            "The server has as much work as it can do. Try again soon.",
            as: .queueFull
        )
        answer(connection, self.refusal(refusal, id: request.id))
    }

    func answer(_ connection: Connection, _ response: Response) {
        let isOffloaded = connection.machine.isOffloaded
        let bytes = connection.machine.answer(response, date: fields(for: connection), now: now)
        defer {
            connection.machine.release()
            if isWatchful { connection.requester = connection.client }
        }
        let request = connection.machine.request
        note(connection, request, id: request.id, response, bytes: bytes, isOffloaded: isOffloaded)
    }

    /// Counts and logs an answer that has been queued.
    func note(
        _ connection: Connection,
        _ request: Request,
        id: String,
        _ response: Response,
        bytes: Int,
        isOffloaded: Bool
    ) {
        let nanoseconds = Clock.monotonic() - connection.received
        metrics.count(request, response, nanoseconds: nanoseconds, isOffloaded: isOffloaded)
        guard accessLog.isOn else { return }
        accessLog.append(
            method: request.target.isEmpty ? "-" : request.method.rawValue,
            target: request.target,
            id: id,
            status: response.status,
            bytes: bytes,
            microseconds: nanoseconds / 1_000,
            peer: connection.requesterName,
            wall: Clock.wall()
        )
    }

    /// The `Date` field, and what TLS and the rate limit add to it.
    func fields(for connection: Connection) -> [UInt8] {
        let line = connection.secure == nil ? date.octets : date.secureOctets
        guard !connection.rateFields.isEmpty else { return line }
        defer { connection.rateFields = [] }
        return line + connection.rateFields
    }

    func expire(_ connection: Connection) {
        if connection.proxyHeader != nil {
            guard connection.proxyDeadline > now, drainDeadline == nil else {
                closeUnproxied(connection, "It did not arrive in time.")
                return
            }
            return schedule(connection, connection.proxyDeadline)
        }
        if let secure = connection.secure, secure.phase != .established {
            let deadline = secure.outlook(over: connection.machine.outlook).deadline
            guard let deadline, deadline > now else { return drop(connection) }
        } else if let deadline = connection.machine.outlook.deadline, deadline <= now {
            metrics.add(connection.machine.timeoutPhase)
            connection.received = moment
            perform(connection.machine.timedOut(now: now), for: connection)
        }
        settle(connection)
    }
}
