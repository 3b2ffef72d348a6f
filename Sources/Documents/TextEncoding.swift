/// The encodings of text files that are read.
enum TextEncoding {
    case utf8, latin1, utf16LittleEndian, utf16BigEndian

    /// What the first bytes say (XML 1.0 appendix F), with the length of the byte order mark.
    ///
    /// - Returns: `nil` for UTF-32, which is not read. UTF-8 stands for any encoding that has ASCII's letters.
    static func detect(_ bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int)? {
        func begins(_ prefix: UInt8...) -> Bool { bytes.starts(with: prefix) }
        if begins(0x00, 0x00, 0xFE, 0xFF) || begins(0xFF, 0xFE, 0x00, 0x00) || begins(0x00, 0x00, 0x00, 0x3C)
            || begins(0x3C, 0x00, 0x00, 0x00)
        {
            return nil
        }
        if begins(0xEF, 0xBB, 0xBF) { return (.utf8, 3) }
        if begins(0xFE, 0xFF) { return (.utf16BigEndian, 2) }
        if begins(0xFF, 0xFE) { return (.utf16LittleEndian, 2) }
        if begins(0x00, 0x3C) { return (.utf16BigEndian, 0) }
        if begins(0x3C, 0x00) { return (.utf16LittleEndian, 0) }
        return (.utf8, 0)
    }

    var isUTF16: Bool { self == .utf16BigEndian || self == .utf16LittleEndian }

    /// The IANA name.
    var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .latin1: "ISO-8859-1"
        case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
        }
    }

    /// Whether `name` belongs to a family of encodings registered with IANA.
    static func isKnown(_ name: String) -> Bool {
        let name = name.uppercased()
        let names: Set = ["UTF8", "UTF-7", "UTF-16BE", "UTF-16LE", "UTF-32", "UTF-32BE", "UTF-32LE", "ASCII", "LATIN1"]
        let families = [
            "ISO-8859-", "ISO-2022-", "ISO-10646-", "WINDOWS-", "CP", "IBM", "GB", "BIG5", "SHIFT_JIS", "EUC-", "KOI8-",
            "MACINTOSH", "TIS-620",
        ]
        return names.contains(name) || families.contains(where: name.hasPrefix)
    }
}
