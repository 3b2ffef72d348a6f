/// Reads comma-separated values (RFC 4180), with the line on which each record begins.
struct CSVReader {
    struct Row: Equatable {
        /// From 1.
        let line: Int
        let fields: [String]
    }

    /// A fault of the form, at its line.
    struct Fault: Error, Equatable {
        let line: Int
        let message: String
    }

    private enum State { case start, plain, quoted, afterQuote }

    private let bytes: [UInt8]
    private var state = State.start
    private var line = 1
    private var rowLine = 1
    private var field: [UInt8] = []
    private var fields: [String] = []
    private var rows: [Row] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The records of `bytes`, the header among them.
    static func rows(_ bytes: [UInt8]) throws(Fault) -> [Row] {
        var reader = CSVReader(bytes)
        return try reader.read()
    }

    private mutating func read() throws(Fault) -> [Row] {
        for byte in bytes {
            switch (state, byte) {
            case (.start, 0x22): state = .quoted
            case (.quoted, 0x22): state = .afterQuote
            case (.afterQuote, 0x22):
                field.append(byte)
                state = .quoted
            case (.quoted, _): field.append(byte)
            case (_, 0x2C): endField()
            case (_, 0x0A): endRow()
            case (.afterQuote, 0x0D): break
            case (.afterQuote, _): throw Fault(line: line, message: "text follows a closing quotation mark")
            case (_, 0x22):
                throw Fault(line: line, message: "a quotation mark stands within a field that has none around it")
            default:
                field.append(byte)
                state = .plain
            }
            if byte == 0x0A { line += 1 }
        }
        guard state != .quoted else { throw Fault(line: rowLine, message: "a quoted field does not end") }
        if state != .start || !fields.isEmpty { endRow() }
        return rows
    }

    private mutating func endField() {
        if state == .plain, field.last == 0x0D { field.removeLast() }
        fields.append(String(decoding: field, as: UTF8.self))
        field.removeAll(keepingCapacity: true)
        state = .start
    }

    private mutating func endRow() {
        endField()
        rows.append(Row(line: rowLine, fields: fields))
        fields.removeAll(keepingCapacity: true)
        rowLine = line + 1
    }
}
