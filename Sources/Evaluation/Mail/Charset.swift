internal import Documents

/// The character sets of mails, as far as codes, paths and keys need them, which are ASCII in each.
struct Charset {
    private let name: String

    /// Takes a name as IANA lists it, in any case; `nil` = none is named.
    init(_ name: String?) { self.name = name?.lowercased() ?? "utf-8" }

    /// The text that `bytes` stand for, U+FFFD for characters of the sets that are not read.
    ///
    /// - Returns: `nil` where the bytes should be UTF-8, and are neither that nor UTF-16.
    func text(_ bytes: [UInt8]) -> String? {
        if name.hasPrefix("utf-16") || name == "unicode" { return utf16(bytes) }
        if ["gb", "big5", "shift_jis", "euc-", "ks_c"].contains(where: name.hasPrefix) { return doubleByte(bytes) }
        if name.hasPrefix("iso-8859-") || name.hasPrefix("windows-125") { return singleByte(bytes) }
        return Self.looksLikeUTF16(bytes) ? utf16(bytes) : String(validating: bytes, as: UTF8.self)
    }

    /// Text has no zeros, so that one tells which half of the first character it is.
    private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            || bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0)
    }

    private func utf16(_ bytes: [UInt8]) -> String {
        let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let isBigEndian =
            if hasMark { bytes[0] == 0xFE } else {
                name != "utf-16le" && (bytes.first == 0 || bytes.dropFirst().first != 0)
            }
        let conversion = UTF16Conversion(bytes.dropFirst(hasMark ? 2 : 0), bigEndian: isBigEndian)
        return String(decoding: conversion.utf8, as: UTF8.self)
    }

    /// The marks of Windows-1252 that mails quote with; other characters above ASCII as those of ISO-8859-1.
    private static let marks: [UInt8: Unicode.Scalar] = [
        0x91: "‘", 0x92: "’", 0x93: "“", 0x94: "”", 0x96: "–", 0x97: "—", 0x85: "…",
    ]

    private func singleByte(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(Self.marks[byte] ?? Unicode.Scalar(byte)) }
        return String(text)
    }

    /// Passes over the second byte of a character, which may be that of an ASCII letter.
    private func doubleByte(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                text.append(Unicode.Scalar(bytes[index]))
                index += 1
            } else {
                text.append("\u{FFFD}")
                // GB 18030 has characters of four bytes, the second one a digit.
                let isLong = index + 1 < bytes.count && (0x30...0x39).contains(bytes[index + 1])
                index += isLong ? 4 : 2
            }
        }
        return String(text)
    }
}
