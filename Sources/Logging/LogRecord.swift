/// One structured log line: an event name and its fields, in order.
package struct LogRecord: Sendable, Equatable {
    /// How much it matters.
    package enum Level: String, Sendable { case info, warning, error }
    /// What a field may hold.
    package enum Value: Sendable, Equatable {
        case string(String)
        case integer(Int)
        case boolean(Bool)
    }

    package let level: Level
    /// What happened, in a fixed word or two: `request`, `listening`, `draining`.
    package let event: String
    /// What belongs to the event, by name.
    package let fields: [(String, Value)]

    package init(_ level: Level, _ event: String, _ fields: [(String, Value)] = []) {
        self.level = level
        self.event = event
        self.fields = fields
    }

    package static func == (left: LogRecord, right: LogRecord) -> Bool {
        left.level == right.level && left.event == right.event && left.fields.elementsEqual(right.fields, by: ==)
    }
}
