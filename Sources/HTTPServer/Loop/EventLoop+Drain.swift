internal import CLinux
internal import Glibc

/// The end of a loop, without the loss of a request.
extension EventLoop {
    /// Lets each connection end after the request under way, and those come in that are connected already.
    ///
    /// A listener that is closed resets who waits in its queue, and a handshake may be finished between the last look into
    /// the queue and the close. So the listener first takes no new handshake, and stays open for a while to take those
    /// under way. One that another process opened is left to that: what waits in it is for the next who accepts.
    ///
    /// - Parameter deadline: when connections that are still busy are closed.
    func drain(until deadline: Milliseconds) {
        guard drainDeadline == nil else { return }
        drainDeadline = deadline
        listensUntil = min(now + configuration.limits.drainGrace, deadline)
        for listener in listeners {
            if listener.isInherited {
                clinux_epoll_remove(epoll, listener.descriptor)
            } else if !listener.isShared {
                _ = clinux_stop_handshakes(listener.descriptor)
            }
        }
        for connection in connections.all {
            connection.machine.drain(now: now)
            settle(connection)
        }
    }

    /// Closes a connection at the deadline; a request that has no answer yet gets one that says so.
    func giveUp(_ connection: Connection) {
        if connection.machine.hasRequest {
            perform(.refuse(.outOfTime), for: connection)
            _ = flush(connection)
        }
        drop(connection)
    }

    /// Accepts who waits, and closes the listeners.
    func stopListening() {
        listensUntil = nil
        for (index, listener) in listeners.enumerated() where !listener.isInherited {
            while accept(from: index) {}
            clinux_epoll_remove(epoll, listener.descriptor)
            if !listener.isShared { close(listener.descriptor) }
        }
        listeners = []
        acceptsAgain = nil
    }
}
