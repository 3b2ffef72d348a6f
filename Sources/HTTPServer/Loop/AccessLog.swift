internal import HTTPModel
internal import Logging

/// Collects one JSON line a request, and hands them over many at a time.
struct AccessLog {
    /// Octets from which on the lines are handed over.
    private static let mark = 32_768

    private let sink: any LogSink
    private let isOn: Bool
    private var lines: [UInt8] = []
    private var second = -1
    private var date: [UInt8] = []

    init(sink: any LogSink, isOn: Bool) {
        self.sink = sink
        self.isOn = isOn
    }

    var needsTime: Bool { isOn }

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
        lines.append(contentsOf: #"{"time":""#.utf8)
        lines.append(contentsOf: date)
        let milliseconds = wall / 1_000_000 % 1_000
        for unit in [100, 10, 1] { lines.append(0x30 + UInt8(milliseconds / unit % 10)) }
        lines.append(contentsOf: #"Z","level":"info","event":"request","id":""#.utf8)
        lines.append(contentsOf: id.utf8)
        lines.append(contentsOf: #"","method":""#.utf8)
        lines.append(contentsOf: method.utf8)
        lines.append(contentsOf: #"","target":""#.utf8)
        lines.append(contentsOf: target.utf8)
        lines.append(contentsOf: #"","status":"#.utf8)
        Decimal.append(status.code, to: &lines)
        lines.append(contentsOf: #","bytes":"#.utf8)
        Decimal.append(bytes, to: &lines)
        lines.append(contentsOf: #","microseconds":"#.utf8)
        Decimal.append(microseconds, to: &lines)
        lines.append(contentsOf: #","peer":""#.utf8)
        lines.append(contentsOf: peer.utf8)
        lines.append(contentsOf: "\"}\n".utf8)
        if lines.count >= Self.mark { flush() }
    }

    /// Hands over what has been collected.
    mutating func flush() {
        guard !lines.isEmpty else { return }
        sink.write(lines: lines)
        lines.removeAll(keepingCapacity: true)
    }
}
