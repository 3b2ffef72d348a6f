import Documents
import Testing

/// A faulty input, its one expected fault with its place, and the input put right.
struct FaultSample: Sendable, CustomTestStringConvertible {
    let code: DocumentFault.Code
    let bad: [UInt8]
    let line: Int?
    let column: Int?
    let arguments: [String: String]
    let good: [UInt8]

    init(
        _ code: DocumentFault.Code,
        _ bad: String,
        _ line: Int,
        _ column: Int,
        _ arguments: [String: String] = [:],
        good: String
    ) {
        self.init(code, bytes: Array(bad.utf8), line, column, arguments, good: Array(good.utf8))
    }

    init(
        _ code: DocumentFault.Code,
        bytes bad: [UInt8],
        _ line: Int?,
        _ column: Int?,
        _ arguments: [String: String] = [:],
        good: [UInt8]
    ) {
        self.code = code
        self.bad = bad
        self.line = line
        self.column = column
        self.arguments = arguments
        self.good = good
    }

    var testDescription: String { "\(code.rawValue): \(String(decoding: bad.prefix(120), as: UTF8.self))" }
}
