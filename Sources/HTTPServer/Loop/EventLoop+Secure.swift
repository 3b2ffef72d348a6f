internal import Glibc
internal import HTTPModel
internal import Logging

extension EventLoop {
    /// The TLS side of a connection that listener `index` accepted; `nil` where that speaks plain HTTP.
    ///
    /// - Throws: when there is no memory for it.
    func makeSecureLayer(ofListener index: Int) throws(ServerError) -> SecureLayer? {
        guard listeners[index].isSecure, let source = configuration.secureChannels else { return nil }
        guard let channel = source.makeChannel() else { throw .system("making a TLS connection", ENOMEM) }
        return SecureLayer(channel, deadline: now + configuration.limits.handshakeTimeout)
    }

    /// Opens what was received from the wire, and gives what it holds to the machine.
    func take(_ connection: Connection, _ received: UnsafeMutableBufferPointer<UInt8>, through secure: SecureLayer) {
        if !secure.hasBegun {
            secure.hasBegun = true
            guard !Self.isPlain(received[0]) else { return refusePlain(connection) }
        }
        lendWire(secure)
        let opened = secure.channel.open(
            UnsafeRawBufferPointer(received),
            into: UnsafeMutableRawBufferPointer(buffers.plain),
            replyingTo: &secure.wire
        )
        if secure.phase == .handshake, let session = secure.channel.session {
            secure.phase = .established
            metrics.handshakes.count(session)
        }
        switch opened {
        case .octets(let count):
            takePlain(connection, count)
        case .ended(let count):
            takePlain(connection, count)
            connection.machine.endInput()
            take(connection, [UInt8]().span)
        case .failed(let reason):
            fail(connection, secure, reason)
        }
    }

    private func takePlain(_ connection: Connection, _ count: Int) {
        guard count > 0 else { return }
        take(connection, UnsafeMutableBufferPointer(rebasing: buffers.plain[..<count]).span)
    }

    /// Whether a first octet is that of a method: no record of TLS begins with a letter (RFC 8446 §5.1).
    private static func isPlain(_ octet: UInt8) -> Bool {
        0x41...0x5A ~= octet || 0x61...0x7A ~= octet
    }

    private func refusePlain(_ connection: Connection) {
        connection.secure = nil
        perform(connection.machine.turnAway(.plainHTTP), for: connection)
    }

    /// Tells the client by an alert, and lets it read that: what else it sends is dropped.
    private func fail(_ connection: Connection, _ secure: SecureLayer, _ reason: String) {
        let isInHandshake = secure.phase == .handshake
        if isInHandshake { metrics.handshakes.count(.failed) }
        let event = isInHandshake ? "tls handshake failed" : "tls failed"
        accessLog.write(
            LogRecord(.info, event, [("reason", .string(reason)), ("peer", .string(connection.peer.description))])
        )
        _ = send(connection, secure)
        connection.secure = nil
        connection.pending = []
        connection.machine.output = OutputBuffer()
        shutdown(connection.descriptor, Int32(SHUT_WR))
        connection.machine.linger(now: now)
    }

    /// Counts the handshake of a connection that is closed in the middle of it; one that never began is none.
    func noteEnd(of secure: SecureLayer) {
        guard secure.phase == .handshake else { return }
        if secure.deadline <= now {
            metrics.handshakes.count(.timedOut)
        } else if secure.hasBegun {
            metrics.handshakes.count(.failed)
        }
    }

    /// Seals and sends until the socket takes no more; `false` when the client is gone.
    func flush(_ connection: Connection, through secure: SecureLayer) -> Bool {
        // The machine has given up a client that takes nothing.
        guard secure.sealed == 0 || !connection.machine.output.isEmpty else { return false }
        var pieces = Self.piecesInTurn
        while true {
            if secure.sealed == 0, connection.machine.isStreaming, pieces > 0, connection.machine.fill(now: now) {
                pieces -= 1
            }
            if secure.phase == .established, secure.sealed == 0, !connection.machine.output.isEmpty {
                lendWire(secure)
                guard seal(connection, secure) else { return false }
            }
            guard secure.wire.end > 0 else { return true }
            switch send(connection, secure) {
            case .blocked: return true
            case .gone: return false
            case .done:
                connection.machine.sent(secure.sealed, now: now)
                secure.sealed = 0
            }
        }
    }

    /// Seals the front of the output, behind what waits on the wire already.
    private func seal(_ connection: Connection, _ secure: SecureLayer) -> Bool {
        secure.wire.reserve(min(connection.machine.output.count, SecureLayer.sealedSize) + 512)
        let octets =
            connection.machine.output.withOnlyRange { Self.seal(CollectionOfOne($0), secure) }
            ?? connection.machine.output.withRanges { Self.seal($0, secure) }
        guard let octets else { return false }
        secure.sealed = octets
        return true
    }

    private static func seal(_ ranges: some Collection<UnsafeRawBufferPointer>, _ secure: SecureLayer) -> Int? {
        var octets = 0
        for range in ranges where !range.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: range.prefix(SecureLayer.sealedSize - octets))
            guard secure.channel.seal(part, into: &secure.wire) else { return nil }
            octets += part.count
            guard octets < SecureLayer.sealedSize else { break }
        }
        return octets
    }

    private enum Sent { case done, blocked, gone }

    private func send(_ connection: Connection, _ secure: SecureLayer) -> Sent {
        while secure.wire.end > 0 {
            let waiting = secure.wire.range(upTo: secure.wire.end)
            let sent = Glibc.send(connection.descriptor, waiting.baseAddress, waiting.count, Int32(MSG_NOSIGNAL))
            if sent > 0 {
                metrics.add(sent, to: .sentOctets)
                secure.wire.consume(sent)
            } else if errno == EAGAIN {
                return .blocked
            } else if errno != EINTR {
                return .gone
            }
        }
        return .done
    }

    /// What the connection waits for; says close_notify where its end has come.
    func outlook(of connection: Connection, _ secure: SecureLayer) -> ConnectionMachine.Outlook {
        let outlook = connection.machine.outlook
        if secure.phase == .established, outlook.ending != .none, !outlook.wantsOutput {
            lendWire(secure)
            secure.channel.close(into: &secure.wire)
            secure.phase = .closing
            secure.deadline = now + configuration.limits.writeTimeout
            if case .gone = send(connection, secure) { secure.wire = ByteBuffer() }
        }
        return secure.outlook(over: outlook)
    }

    private func lendWire(_ secure: SecureLayer) {
        if secure.wire.end == 0 { swap(&secure.wire, &spareWire) }
    }

    /// Takes the buffer back, so that an idle connection holds none.
    func returnWire(_ secure: SecureLayer) {
        guard secure.wire.end == 0 else { return }
        swap(&secure.wire, &spareWire)
        secure.wire = ByteBuffer()
    }
}
