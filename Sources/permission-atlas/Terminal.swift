internal import Foundation

/// The process's own output.
enum Terminal {
    /// Results: text and a line end on stdout.
    static func write(_ text: String) { write(Array("\(text)\n".utf8)) }

    /// Results as they are, on stdout.
    static func write(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }

    /// Messages: text and a line end on stderr.
    static func complain(_ text: String) { FileHandle.standardError.write(Data("permission-atlas: \(text)\n".utf8)) }
}
