internal import CLinux
internal import Glibc

extension EventLoop {
    /// Pieces of a streamed body that are sent in one turn, so that a quick reader keeps nobody waiting.
    static var piecesInTurn: Int { 8 }

    /// Sends what waits, ends the connection where that is due, and sets what is waited for next.
    ///
    /// - Parameters:
    ///   - connection: the connection that something has happened to.
    ///   - watchesInput: whether input that nobody wants may stay in the epoll set: while none comes that costs nothing.
    func settle(_ connection: Connection, watchesInput: Bool = true) {
        guard flush(connection) else { return drop(connection) }
        if !weigh(connection) {
            perform(connection.machine.stopReading(), for: connection)
            connection.pending = []
            guard flush(connection), weigh(connection) else { return drop(connection) }
        }
        var outlook =
            if let secure = connection.secure {
                self.outlook(of: connection, secure)
            } else {
                connection.machine.outlook
            }
        if !outlook.wantsOutput {
            switch outlook.ending {
            case .none:
                // Octets that were left have their turn with the next event, which readiness for output is at once: so
                // a client with many requests for large answers keeps neither the loop nor the stack. Likewise the end
                // of the input that came while a body was streamed.
                outlook.wantsOutput =
                    connection.machine.canAdvance
                    && (!connection.pending.isEmpty || connection.machine.inputEnded)
            case .close:
                return drop(connection)
            case .shutdown:
                // Without this the kernel answers octets that were not read with a reset, and the client loses the
                // answer.
                shutdown(connection.descriptor, Int32(SHUT_WR))
                connection.secure = nil
                connection.machine.linger(now: now)
                connection.pending = []
                outlook = connection.machine.outlook
            }
            returnOutput(connection)
        }
        if !connection.pending.isEmpty { outlook.wantsInput = false }
        watch(connection, outlook, watchesInput: watchesInput)
        if let deadline = outlook.deadline { schedule(connection, deadline) }
    }

    /// Sends until the socket takes no more; `false` when the client is gone.
    func flush(_ connection: Connection) -> Bool {
        if let secure = connection.secure { return flush(connection, through: secure) }
        var pieces = Self.piecesInTurn
        while true {
            if connection.machine.isStreaming, pieces > 0, connection.machine.fill(now: now) { pieces -= 1 }
            guard !connection.machine.output.isEmpty else { return true }
            let descriptor = connection.descriptor
            let flags = Int32(MSG_NOSIGNAL)
            let sent =
                connection.machine.output.withOnlyRange { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
                ?? connection.machine.output.withRanges { Self.send(descriptor, $0, flags) }
            if sent > 0 {
                metrics.add(sent, to: .sentOctets)
                connection.machine.sent(sent, now: now)
            } else if errno == EAGAIN {
                return true
            } else if errno != EINTR {
                return false
            }
        }
    }

    private static func send(_ descriptor: Int32, _ ranges: [UnsafeRawBufferPointer], _ flags: Int32) -> Int {
        var vectors = ranges.map { range in
            iovec(iov_base: UnsafeMutableRawPointer(mutating: range.baseAddress), iov_len: range.count)
        }
        return vectors.withUnsafeMutableBufferPointer { vectors in
            var message = msghdr()
            message.msg_iov = vectors.baseAddress
            message.msg_iovlen = vectors.count
            return sendmsg(descriptor, &message, flags)
        }
    }

    private func watch(_ connection: Connection, _ outlook: ConnectionMachine.Outlook, watchesInput: Bool) {
        var events: Readiness = outlook.wantsOutput ? .output : []
        if outlook.wantsInput || (watchesInput && connection.interest.contains(.input)) {
            events.insert(.input)
        }
        guard events != connection.interest else { return }
        connection.interest = events
        clinux_epoll_modify(epoll, connection.descriptor, events.rawValue, connection.tag)
    }

    /// Has the connection looked at when `deadline` passes, if nothing has it looked at before.
    func schedule(_ connection: Connection, _ deadline: Milliseconds) {
        let tick = wheel.tick(of: deadline)
        guard tick < connection.scheduledTick else { return }
        connection.scheduledTick = tick
        wheel.add(connection.tag, tick: tick)
    }

    /// Closes the descriptor, whatever waits.
    func drop(_ connection: Connection) {
        if let secure = connection.secure { noteEnd(of: secure) }
        close(connection.descriptor)
        if connection.lease != nil { freedMuch = true }
        connections.release(connection.tag)
        total.remove()
        if connection.isCounted { protection.addressConnections?.remove(connection.client) }
    }

    /// Lends the connection a buffer that has its room already; little may wait in it while memory is short.
    func lendOutput(_ connection: Connection) {
        guard protection.memory.hasRoom else {
            connection.machine.outputMark = MemoryAccount.share
            return
        }
        connection.machine.outputMark = configuration.limits.outputMark
        if connection.machine.output.isEmpty { swap(&connection.machine.output, &spareOutput) }
    }

    /// Takes the buffer back, so that an idle connection holds none.
    private func returnOutput(_ connection: Connection) {
        if let secure = connection.secure { returnWire(secure) }
        guard connection.machine.output.isEmpty else { return }
        swap(&connection.machine.output, &spareOutput)
        connection.machine.output = OutputBuffer()
    }
}
