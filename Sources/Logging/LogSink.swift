/// Where log records go.
package protocol LogSink: Sendable {
    /// Takes one record; must not block for long and must not throw.
    func write(_ record: LogRecord)

    /// Takes finished lines of JSON, one or more, each ended by LF: what a busy source collects before it hands over.
    func write(lines: [UInt8])
}
