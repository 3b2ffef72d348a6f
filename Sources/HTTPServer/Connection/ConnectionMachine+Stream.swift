internal import HTTPModel

extension ConnectionMachine {
    /// Whether a body is being read while it is sent: ``fill(now:)`` is to be called before output is sent.
    package var isStreaming: Bool { stream != nil }

    /// Reads the next piece of the streamed body where little output waits.
    ///
    /// A body that cannot be read any more closes the connection: its length has been promised, and what ends early
    /// must not pass for the whole (RFC 9112 §8).
    ///
    /// - Parameter now: the present moment.
    /// - Returns: whether a piece has been read.
    package mutating func fill(now: Milliseconds) -> Bool {
        guard let stream, output.count < limits.streamMark else { return false }
        let end = min(stream.next + min(limits.streamPiece, outputMark), stream.source.count)
        guard let octets = stream.source.octets(in: stream.next..<end), octets.count == end - stream.next else {
            abort()
            return false
        }
        output.append(body: octets)
        guard end == stream.source.count else {
            self.stream?.next = end
            return true
        }
        self.stream = nil
        since = now
        phase = stream.keepsAlive ? .reading : .ending
        return true
    }

    /// Drops what waits to be sent, and the connection.
    mutating func abort() {
        phase = .closed
        stream = nil
        output = OutputBuffer()
    }
}
