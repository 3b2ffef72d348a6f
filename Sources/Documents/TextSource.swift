/// The characters of a text file, in UTF-8, and where they stood in the file.
///
/// UTF-8 is kept as it is, ill-formed bytes included; other encodings are converted.
struct TextSource {
    /// In UTF-8; indices of this array are what readers work with.
    let bytes: [UInt8]
    let encoding: TextEncoding
    /// Length of the byte order mark in the file.
    let markLength: Int
    /// Length of the file.
    let fileLength: Int
    /// Index of the first character after a byte order mark.
    let start: Int
    /// Indices of the U+FFFD that stand for ill-formed UTF-16, with the bytes in the file.
    let illFormedUTF16: [(index: Int, bytes: [UInt8])]

    /// How far lines and columns are counted: positions are asked for mostly in ascending order.
    private var cursor: Place
    /// The places at every 64 KiB that the way through the text has come by, from which it can be taken up again.
    private var passed: [Place] = []
    /// 64 KiB, as a power of two.
    private static let stretch = 16

    /// What is counted on the way to an index.
    private struct Place {
        var index: Int
        var line = 1
        var column = 1
        var continuationBytes = 0
        var supplementaryScalars = 0
    }

    init(_ file: [UInt8], encoding: TextEncoding, markLength: Int) {
        self.encoding = encoding
        self.markLength = markLength
        fileLength = file.count
        switch encoding {
        case .utf8:
            bytes = file
            start = markLength
            illFormedUTF16 = []
        case .latin1:
            bytes = file.flatMap { byte in byte < 0x80 ? [byte] : [0xC0 | byte >> 6, 0x80 | byte & 0x3F] }
            start = 0
            illFormedUTF16 = []
        case .utf16LittleEndian, .utf16BigEndian:
            let converted = UTF16Conversion(file.dropFirst(markLength), bigEndian: encoding == .utf16BigEndian)
            bytes = converted.utf8
            start = 0
            illFormedUTF16 = converted.illFormed
        }
        cursor = Place(index: start)
    }

    /// The place of the character at `index` in the file.
    ///
    /// CR, LF and CR LF each end a line (XML 1.0 §2.11). Columns count scalars; where the bytes are not UTF-8, every byte
    /// outside 0x80...0xBF counts as one.
    mutating func position(at index: Int) -> Position {
        let nearest = min(index >> Self.stretch, passed.count)
        if index < cursor.index || cursor.index < nearest << Self.stretch {
            cursor = nearest == 0 ? Place(index: start) : passed[nearest - 1]
        }
        while cursor.index < index {
            move(to: min(index, (cursor.index >> Self.stretch + 1) << Self.stretch))
            if cursor.index == (passed.count + 1) << Self.stretch { passed.append(cursor) }
        }
        return Position(offset: offset, line: cursor.line, column: cursor.column)
    }

    private mutating func move(to index: Int) {
        var (next, line, column) = (cursor.index, cursor.line, cursor.column)
        while next < index {
            let byte = bytes[next]
            next += 1
            if byte > 0x0D, byte < 0x80 {
                column += 1
            } else if byte == 0x0A || byte == 0x0D && (next == bytes.count || bytes[next] != 0x0A) {
                line += 1
                column = 1
            } else if byte & 0xC0 == 0x80 {
                cursor.continuationBytes += 1
            } else {
                column += 1
                if byte >= 0xF0 { cursor.supplementaryScalars += 1 }
            }
        }
        (cursor.index, cursor.line, cursor.column) = (next, line, column)
    }

    /// Where the file begins, a byte order mark included.
    var beginning: Position { Position(offset: 0, line: 1, column: 1) }

    /// That of the cursor in the file.
    private var offset: Int {
        switch encoding {
        case .utf8: cursor.index
        case .latin1: cursor.index - cursor.continuationBytes
        case .utf16LittleEndian, .utf16BigEndian:
            // The U+FFFD for half a code unit at the end is one byte of the file.
            min(
                markLength + 2 * (cursor.index - cursor.continuationBytes + cursor.supplementaryScalars),
                fileLength
            )
        }
    }
}
