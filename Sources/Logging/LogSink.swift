/// Where log records go.
package protocol LogSink: Sendable {
    /// Takes one record; must not block for long and must not throw.
    func write(_ record: LogRecord)
}
