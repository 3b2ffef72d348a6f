internal import HTTPModel
internal import Logging

/// Collects one JSON line a request, and hands them over many at a time.
struct AccessLog: ~Copyable {
    /// Octets from which on the lines are handed over.
    private static let mark = 32_768

    private let sink: any LogSink
    /// Whether requests are logged at all.
    var isOn: Bool
    private var lines = ByteBuffer()
    private var second = -1
    private var date: [UInt8] = []

    init(sink: any LogSink, isOn: Bool) {
        self.sink = sink
        self.isOn = isOn
    }

    /// Adds the line of one answered, or refused, request.
    ///
    /// Nothing in it needs escaping: the parser lets no quote, backslash or control character into a target, a method
    /// or an id.
    ///
    /// - Parameters:
    ///   - method: of the request; `-` when it could not be read.
    ///   - target: of the request; empty when it could not be read.
    ///   - id: the request's name.
    ///   - status: of the answer.
    ///   - bytes: octets of the answer, head included.
    ///   - microseconds: from the arrival of the octets that completed the request to its answer.
    ///   - peer: the client's address.
    ///   - wall: nanoseconds since 1970.
    mutating func append(
        method: String,
        target: String,
        id: String,
        status: Status,
        bytes: Int,
        microseconds: Int,
        peer: String,
        wall: Int
    ) {
        guard isOn else { return }
        let second = wall / 1_000_000_000
        if second != self.second {
            self.second = second
            // Up to the point before the milliseconds.
            date = Array(Timestamp.text(seconds: second, nanoseconds: 0).utf8.prefix(20))
        }
        lines.reserve(256 + target.utf8.count)
        lines.append(literal: #"{"time":""#)
        date.withUnsafeBytes { lines.append($0) }
        let milliseconds = wall / 1_000_000 % 1_000
        lines.append(digit: milliseconds / 100)
        lines.append(digit: milliseconds / 10)
        lines.append(digit: milliseconds)
        lines.append(literal: #"Z","level":"info","event":"request","id":""#)
        lines.append(id)
        lines.append(literal: #"","method":""#)
        lines.append(method)
        lines.append(literal: #"","target":""#)
        lines.append(target)
        lines.append(literal: #"","status":"#)
        lines.append(decimal: status.code)
        lines.append(literal: #","bytes":"#)
        lines.append(decimal: bytes)
        lines.append(literal: #","microseconds":"#)
        lines.append(decimal: microseconds)
        lines.append(literal: #","peer":""#)
        lines.append(peer)
        lines.append(literal: "\"}\n")
        if lines.end >= Self.mark { flush() }
    }

    /// Hands over a record about a client, where requests are logged.
    func write(_ record: LogRecord) {
        if isOn { sink.write(record) }
    }

    /// Hands over what has been collected.
    mutating func flush() {
        guard lines.end > 0 else { return }
        sink.write(lines: Array(lines.range(0..<lines.end)))
        lines.consume(lines.end)
    }
}
