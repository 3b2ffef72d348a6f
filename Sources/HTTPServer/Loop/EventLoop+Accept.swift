internal import CLinux
internal import Glibc
internal import HTTPModel

extension EventLoop {
    func watchListeners() {
        for (index, listener) in listeners.enumerated() {
            let events: Readiness = listener.isShared ? [.input, .exclusive] : .input
            clinux_epoll_add(epoll, listener.descriptor, events.rawValue, Self.listenerTag - UInt64(index))
        }
    }

    /// Accepts what waits at a listener, up to 64 connections, so that those under way get their turn.
    ///
    /// - Parameter index: the listener's place in ``listeners``.
    /// - Returns: whether more may wait.
    @discardableResult
    func accept(from index: Int) -> Bool {
        guard listeners.indices.contains(index) else { return false }
        for _ in 0..<64 {
            var peer = clinux_peer()
            let descriptor = clinux_accept(listeners[index].descriptor, &peer)
            if descriptor >= 0 {
                open(descriptor, ClientAddress(peer), from: index)
                continue
            }
            switch errno {
            case EMFILE, ENFILE, ENOBUFS, ENOMEM:
                pauseAccepting()
                return false
            case EAGAIN: return false
            default: continue  // The client of that one is gone already, or a signal came.
            }
        }
        return true
    }

    /// Stops accepting for 100 ms: the waiting connection would wake the loop again at once.
    private func pauseAccepting() {
        guard acceptsAgain == nil else { return }
        for listener in listeners { clinux_epoll_remove(epoll, listener.descriptor) }
        acceptsAgain = now + 100
    }

    private func open(_ descriptor: Int32, _ peer: ClientAddress, from index: Int) {
        metrics.add(to: .accepted)
        let number = total.add()
        let fits = number <= configuration.connections || makeRoom()
        // Connections that are turned away need a moment to read why; there is room for some of them.
        guard fits || number <= configuration.connections + 256 else {
            metrics.add(.connectionLimit)
            total.remove()
            close(descriptor)
            return
        }
        let tag = connections.reserve()
        guard clinux_epoll_add(epoll, descriptor, Readiness.input.rawValue, tag) == 0 else {
            connections.release(tag)
            total.remove()
            close(descriptor)
            return
        }
        let connection = Connection(
            descriptor: descriptor,
            tag: tag,
            peer: peer,
            machine: ConnectionMachine(limits: configuration.limits, seed: UInt64.random(in: .min ... .max), now: now),
            interest: .input
        )
        do { connection.secure = try makeSecureLayer(ofListener: index) } catch { return drop(connection) }
        connections.insert(connection)
        if drainDeadline != nil { connection.machine.drain(now: now) }
        guard fits else { return turnAway(connection, .oneTooMany) }
        if configuration.usesProxyProtocol, configuration.trustedProxies.contains(peer) {
            connection.proxyHeader = ProxyHeaderParser()
            connection.proxyDeadline = now + configuration.proxyHeaderTimeout
            schedule(connection, connection.proxyDeadline)
        } else if admit(connection) {
            schedule(connection, connection.secure?.deadline ?? now + configuration.limits.idleTimeout)
        }
    }
}
