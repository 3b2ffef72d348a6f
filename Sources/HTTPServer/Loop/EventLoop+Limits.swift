internal import CLinux
internal import Glibc
internal import HTTPModel
internal import Logging

/// Where the limits of ``Protection`` are held to.
extension EventLoop {
    // MARK: Connections

    /// Counts the connection under its client, and says whether it may stay.
    ///
    /// - Returns: `false` when the client has too many; the connection is refused, or closed already, then.
    func admit(_ connection: Connection) -> Bool {
        guard configuration.connectionsPerAddress > 0, let counts = protection.addressConnections,
            isLimited(connection.client)
        else { return true }
        let number = counts.add(connection.client)
        connection.isCounted = true
        guard number > configuration.connectionsPerAddress else { return true }
        // Whoever goes on connecting is not worth an answer, which keeps the connection open for up to a second.
        if number > 2 * configuration.connectionsPerAddress {
            metrics.add(.addressLimit)
            drop(connection)
        } else {
            let most = configuration.connectionsPerAddress
            turnAway(
                connection,
                Refusal(
                    .tooManyRequests,
                    "An address may have \(most) connection\(most == 1 ? "" : "s"). Close one, or use it again.",
                    as: .addressLimit
                )
            )
        }
        return false
    }

    func turnAway(_ connection: Connection, _ refusal: Refusal) {
        connection.received = moment
        perform(connection.machine.turnAway(refusal), for: connection)
        settle(connection)
    }

    /// Closes, of some connections, the one that has been of no use for longest.
    ///
    /// A connection with a request is never among them, nor one that has just come: nobody gains more by connecting anew
    /// than the places that others do not use.
    ///
    /// - Returns: whether there was one.
    func makeRoom() -> Bool {
        var oldest: Connection?
        var since = Milliseconds.max
        for connection in connections.sample(64) {
            guard let moment = connection.machine.uselessSince(now), moment < since else { continue }
            oldest = connection
            since = moment
        }
        guard let oldest else { return false }
        metrics.add(to: .evicted)
        drop(oldest)
        return true
    }

    /// Whether limits by address hold for `client`: not for trusted proxies, nor for those without an address.
    private func isLimited(_ client: ClientAddress) -> Bool {
        client.family != .unix && !configuration.trustedProxies.contains(client)
    }

    // MARK: Requests

    /// Has the service decide on the head of a request, unless its client or its body is past a limit.
    func decide(_ connection: Connection, more: Bool) -> ConnectionMachine.Step {
        if isWatchful {
            identify(connection, by: connection.machine.request)
            if let wait = waitOfRate(connection) {
                return connection.machine.turnDown(refusal(ofRate: wait, id: connection.machine.request.id))
            }
        }
        if let octets = connection.machine.announcedOctets, !protection.memory.hasRoom(for: octets) {
            return connection.machine.turnDown(refusal(.memory, id: connection.machine.request.id))
        }
        return connection.machine.decide(service.execution(of: connection.machine.request), more: more)
    }

    /// Finds out whom the request serves.
    func identify(_ connection: Connection, by request: Request) {
        guard configuration.trustedProxies.contains(connection.client) else { return }
        (connection.requester, connection.hidesRequester) = configuration.trustedProxies.client(
            peer: connection.client,
            hops: configuration.forwardingField.hops(request.headers)
        )
    }

    /// Takes a token for the request; seconds to wait when there is none.
    func waitOfRate(_ connection: Connection) -> Int? {
        guard let rates = protection.rates, connection.hidesRequester || isLimited(connection.requester) else {
            return nil
        }
        let verdict = rates.take(connection.requester, now: now)
        connection.rateFields = rates.fields(verdict)
        return verdict.isWithin ? nil : verdict.wait
    }

    func refusal(ofRate wait: Int, id: String) -> Response {
        metrics.add(.rateLimit)
        let limit =
            configuration.rate.map { "\($0.rate) request\($0.rate == 1 ? "" : "s") a second, \($0.burst) at once" }
            ?? ""
        var response = service.refusal(.tooManyRequests, detail: "An address may make \(limit).", id: id)
        response.headers["Retry-After"] = String(max(1, wait))
        return response
    }

    /// Words a refusal, with the time to wait where the status asks for it.
    func refusal(_ refusal: Refusal, id: String) -> Response {
        metrics.add(refusal.reason)
        var response = service.refusal(refusal.status, detail: refusal.detail, id: id)
        if refusal.status == .serviceUnavailable || refusal.status == .tooManyRequests {
            response.headers["Retry-After"] = "1"
        }
        return response
    }

    // MARK: Memory

    /// Charges what the connection holds.
    ///
    /// - Returns: `false` when a request that is still being read holds more than there is room for.
    func weigh(_ connection: Connection) -> Bool {
        var held = connection.machine.heldOctets + connection.pending.count
        if let secure = connection.secure { held += secure.wire.end }
        guard held >= MemoryAccount.share || connection.lease != nil else { return true }
        return charge(connection, held)
    }

    private func charge(_ connection: Connection, _ held: Int) -> Bool {
        let share = MemoryAccount.share
        guard held >= share else {
            connection.lease = nil
            freedMuch = true
            return true
        }
        let lease = connection.lease ?? MemoryLease(protection.memory)
        connection.lease = lease
        let octets = (held + share - 1) / share * share
        let grows = octets > lease.octets
        lease.set(octets)
        let fits = protection.memory.hasRoom(for: held, of: octets)
        return fits || !grows || !connection.machine.isReadingRequest
    }

    // MARK: PROXY protocol

    /// Reads what has come of the header of the PROXY protocol, and not an octet of what follows.
    ///
    /// - Returns: whether the connection can go on.
    func receiveProxyHeader(_ connection: Connection) -> Bool {
        while var parser = connection.proxyHeader {
            let room = buffers.input.count
            let count = recv(connection.descriptor, buffers.input.baseAddress, room, Int32(MSG_PEEK))
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN { return false }
                return closeUnproxied(connection, "The connection ended in front of its end.")
            }
            var offset = 0
            let event = parser.parse(UnsafeMutableBufferPointer(rebasing: buffers.input[..<count]).span, at: &offset)
            // The octets are there: this takes them out of the socket without a wait.
            _ = recv(connection.descriptor, buffers.input.baseAddress, offset, 0)
            switch event {
            case .needsMore:
                connection.proxyHeader = parser
            case .malformed(let why):
                return closeUnproxied(connection, why)
            case .client(let client):
                connection.proxyHeader = nil
                connection.client = client ?? connection.peer
                connection.requester = connection.client
                connection.secure?.deadline = now + configuration.limits.handshakeTimeout
                return admit(connection)
            }
        }
        return true
    }

    /// Closes a connection of a trusted proxy whose header did not come or cannot be read; always `false`.
    @discardableResult
    func closeUnproxied(_ connection: Connection, _ why: String) -> Bool {
        metrics.add(.proxyHeader)
        accessLog.write(
            LogRecord(
                .warning,
                "proxy-header",
                [("peer", .string(connection.peer.description)), ("detail", .string(why))]
            )
        )
        drop(connection)
        return false
    }
}
