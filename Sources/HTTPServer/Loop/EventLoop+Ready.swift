internal import HTTPModel

/// Where requests are recognised instead of read.
extension EventLoop {
    /// The answer that is ready for the request that begins at `offset`, if limits let it be answered at once.
    func readyAnswer(
        _ connection: Connection,
        _ input: Span<UInt8>,
        at offset: Int,
        edition: Int
    ) -> ReadyAnswer? {
        guard let answer = ready.answer(to: input, at: offset, edition: edition) else { return nil }
        guard isWatchful else { return answer }
        identify(connection, by: answer.request)
        // A request beyond the rate is read, so that the refusal can be about it; that asks the rate again.
        return waitOfRate(connection) == nil ? answer : nil
    }

    func answer(_ connection: Connection, _ ready: ReadyAnswer) {
        let before = connection.machine.output.count
        let id = connection.machine.answer(ready, date: fields(for: connection), now: now)
        let bytes = connection.machine.output.count - before
        service.repeated(ready.response)
        note(connection, ready.request, id: id, ready.response, bytes: bytes, isOffloaded: false)
        if isWatchful { connection.requester = connection.client }
    }

    /// Keeps the answer to the request under way for the next one with the same head, if that decides the answer alone.
    ///
    /// - Parameters:
    ///   - response: the answer.
    ///   - connection: whose request it answers.
    ///   - octets: the request as it was read.
    ///   - edition: the service's edition before it answered.
    func keep(_ response: Response, for connection: Connection, _ octets: Span<UInt8>, edition: Int) {
        guard response.isRepeatable, response.source == nil else { return }
        let head = connection.machine.head
        guard head.keepsAlive, head.request.headers["X-Request-Id"] == nil else { return }
        ready.keep(octets, edition: edition) { [date] octets in
            ReadyAnswer(octets: octets, head: head, response: response, date: date.octets)
        }
    }
}
