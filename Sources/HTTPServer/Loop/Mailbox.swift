internal import CLinux
internal import Glibc
internal import HTTPModel
internal import Synchronization

/// Carries answers and orders to an event loop that may be waiting in `epoll_wait`.
///
/// A lock around a list, and an eventfd that wakes the loop.
final class Mailbox: Sendable {
    enum Message: Sendable {
        /// The answer to the request that the connection with this tag gave out.
        case answer(tag: UInt64, Response)
        case drain(deadline: Milliseconds)
        /// Other limits, for connections to come and those that are open.
        case configure(ServerConfiguration, Protection)
        /// To be called: that shows that the loop turns.
        case ping(@Sendable () -> Void)
    }

    let descriptor: Int32
    private let messages = Mutex<[Message]>([])

    /// - Throws: when the process has no descriptor left.
    init() throws(ServerError) {
        descriptor = clinux_eventfd()
        guard descriptor >= 0 else { throw .system("eventfd", errno) }
    }

    deinit { close(descriptor) }

    func post(_ message: Message) {
        let wasEmpty = messages.withLock { messages in
            messages.append(message)
            return messages.count == 1
        }
        guard wasEmpty else { return }
        var one: UInt64 = 1
        _ = write(descriptor, &one, 8)
    }

    /// Everything posted since the last call, in order.
    func take() -> [Message] {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}
