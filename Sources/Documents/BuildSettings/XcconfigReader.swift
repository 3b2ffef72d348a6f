/// Reads what an `*.xcconfig` writes into an Info.plist, as ``BuildSettings`` tells.
///
/// A line is `NAME = value`, `NAME[sdk=iphoneos*] = value`, `#include "other.xcconfig"` or `#include? "..."`. `//` begins a
/// comment wherever it stands, and a value goes on behind a backslash at the end of its line.
///
/// Source: Apple's reader, <https://github.com/swiftlang/swift-build>, SWBMacro/MacroConfigFileParser.swift.
struct XcconfigReader {
    private let bytes: [UInt8]
    private var source: TextSource
    /// The next byte to be read.
    private var index: Int
    private var log: FaultLog
    private var settings = BuildSettings()
    /// Comments that speak to us, each with whether something stands before it on its line.
    private var comments: [(range: Range<Int>, isBehind: Bool)] = []

    private init(_ source: TextSource, log: FaultLog) {
        self.source = source
        self.log = log
        bytes = source.bytes
        index = source.start
    }

    static func read(_ bytes: [UInt8], limits: DocumentLimits) -> Reading {
        var log = FaultLog(limit: limits.faults)
        guard let source = TextSource(decoding: bytes, reportingTo: &log) else {
            return Reading(root: nil, faults: log.inOrder)
        }
        var reader = Self(source, log: log)
        while reader.index < reader.bytes.count, !reader.log.isFull { reader.readLine() }
        let root = reader.log.isFull ? nil : reader.settings.root
        return Reading(root: root, faults: reader.log.inOrder, remarks: reader.remarks)
    }

    private mutating func readLine() {
        defer {
            skipToLineEnd()
            skipLineEnd()
        }
        skipBlank()
        guard let first = byte() else { return }
        let start = index
        if source.isConflictMarker(at: start) {
            return log.report(DocumentFault(.mergeConflictMarker, at: source.position(at: start)))
        }
        if first == UInt8(ascii: "#") {
            if !readDirective() { report(at: start) }
        } else if !isLineEnd, !readAssignment() {
            report(at: start)
        }
    }

    /// Reads `#include "name"`; returns whether it is one.
    private mutating func readDirective() -> Bool {
        index += 1
        skipBlank()
        let word = index
        while let byte = byte(), byte > 0x20 { index += 1 }
        let directive = bytes[word..<index]
        guard directive.elementsEqual("include".utf8) || directive.elementsEqual("include?".utf8) else { return false }
        skipBlank()
        guard byte() == UInt8(ascii: "\"") else { return false }
        index += 1
        while !isLineEnd, byte() != UInt8(ascii: "\"") { index += 1 }
        guard byte() == UInt8(ascii: "\"") else { return false }
        index += 1
        settings.hasOtherSettings = true
        skipBlank()
        return isLineEnd
    }

    /// Reads `NAME[condition] = value`; returns whether it is one.
    private mutating func readAssignment() -> Bool {
        let start = index
        while let byte = byte(), Self.isOfName(byte) { index += 1 }
        guard index > start, !(0x30...0x39).contains(bytes[start]) else { return false }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        skipBlank()
        while byte() == UInt8(ascii: "[") {
            guard skipCondition() else { return false }
            skipBlank()
        }
        guard byte() == UInt8(ascii: "=") else { return false }
        index += 1
        let value = readValue()
        settings.note(name[...], Self.withoutQuotes(value), at: source.position(at: start))
        return true
    }

    /// Moves over `[sdk=iphoneos*]`.
    private mutating func skipCondition() -> Bool {
        var hasEquals = false
        while !isLineEnd, byte() != UInt8(ascii: "]") {
            if byte() == UInt8(ascii: "=") { hasEquals = true }
            index += 1
        }
        guard hasEquals, byte() == UInt8(ascii: "]") else { return false }
        index += 1
        return true
    }

    /// Reads the rest of the line, and the lines that continue it.
    private mutating func readValue() -> String {
        var chunks: [String] = []
        while true {
            skipBlank()
            let start = index
            while !isLineEnd, !isAtComment { index += 1 }
            var chunk = bytes[start..<index]
            chunk = Self.trimmed(chunk)
            if chunk.last == UInt8(ascii: ";") { chunk = Self.trimmed(chunk.dropLast()) }
            skipBlank()
            guard chunk.last == UInt8(ascii: "\\") else {
                chunks.append(String(decoding: chunk, as: UTF8.self))
                return chunks.filter { !$0.isEmpty }.joined(separator: " ")
            }
            chunks.append(String(decoding: Self.trimmed(chunk.dropLast()), as: UTF8.self))
            guard index < bytes.count else { return chunks.filter { !$0.isEmpty }.joined(separator: " ") }
            skipLineEnd()
        }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let last = text.last, last <= 0x20 { text.removeLast() }
        return text
    }

    /// A text as it is meant by who puts it in quotes, which this format does not need.
    private static func withoutQuotes(_ value: String) -> String {
        guard value.utf8.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") else { return value }
        return String(value.dropFirst().dropLast())
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
    }

    // MARK: Moving

    private func byte() -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private var isLineEnd: Bool { byte().map { $0 == 0x0A || $0 == 0x0D } ?? true }

    private var isAtComment: Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
    }

    /// Moves over blanks, and over a comment, up to the end of the line.
    private mutating func skipBlank() {
        while let byte = byte(), !isLineEnd {
            if byte <= 0x20 {
                index += 1
            } else if isAtComment {
                let start = index
                skipToLineEnd()
                guard comments.count < Remark.most, Remark.mayBegin(bytes[start..<index].prefix(200)) else { return }
                comments.append((start..<index, source.standsBehindText(start)))
            } else {
                return
            }
        }
    }

    private mutating func skipToLineEnd() {
        while !isLineEnd { index += 1 }
    }

    private mutating func skipLineEnd() {
        if byte() == 0x0D { index += 1 }
        if byte() == 0x0A { index += 1 }
    }

    private mutating func report(at start: Int) {
        log.report(
            DocumentFault(
                .buildSettingSyntax,
                at: source.position(at: start),
                arguments: ["text": source.excerpt(from: start)]
            )
        )
    }

    private var remarks: [Remark] {
        var cursor = source
        return comments.compactMap { comment, isBehind in
            let position = cursor.position(at: comment.lowerBound)
            let next = bytes[comment.upperBound...].firstIndex { $0 > 0x20 }
            let line = isBehind ? position.line : next.flatMap { cursor.position(at: $0).line }
            return Remark(bytes[comment], at: position, line: line)
        }
    }
}
