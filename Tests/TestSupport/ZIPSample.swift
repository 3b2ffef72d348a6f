/// A ZIP archive made for a test, entry by entry.
package struct ZIPSample {
    package struct Entry {
        package var path: String
        package var content: [UInt8]
        /// 0 stored, 8 deflated, anything else as told.
        package var method: UInt16 = 8
        /// Bit 0: encrypted.
        package var flags: UInt16 = 0
        /// The POSIX mode: a regular file, a folder, a link.
        package var mode: UInt32 = 0o100644
        /// Whether the check sum is wrong.
        package var isDamaged = false

        package init(_ path: String, _ content: String) {
            self.path = path
            self.content = Array(content.utf8)
        }

        package func with(_ change: (inout Entry) -> Void) -> Entry {
            var entry = self
            change(&entry)
            return entry
        }
    }

    package var entries: [Entry]

    package init(_ entries: [Entry]) { self.entries = entries }

    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let data = Self.packed(entry)
            let name = Array(entry.path.utf8)
            let sum = Self.checkSum(entry.content) ^ (entry.isDamaged ? 1 : 0)
            let common =
                Self.two(20) + Self.two(entry.flags | 0x0800) + Self.two(entry.method) + Self.four(0) + Self.four(sum)
                + Self.four(UInt32(data.count)) + Self.four(UInt32(entry.content.count)) + Self.two(UInt16(name.count))
                + Self.two(0)
            directory +=
                Self.four(0x0201_4B50) + Self.two(0x0314) + common + Self.two(0) + Self.two(0) + Self.two(0)
                + Self.four(entry.mode << 16) + Self.four(UInt32(bytes.count)) + name
            bytes += Self.four(0x0403_4B50) + common + name + data
        }
        let count = UInt16(entries.count)
        let end =
            Self.four(0x0605_4B50) + Self.two(0) + Self.two(0) + Self.two(count) + Self.two(count)
            + Self.four(UInt32(directory.count)) + Self.four(UInt32(bytes.count)) + Self.two(0)
        return bytes + directory + end
    }

    /// Deflate's blocks may hold bytes as they are (RFC 1951 §3.2.4).
    private static func packed(_ entry: Entry) -> [UInt8] {
        guard entry.method == 8 else { return entry.content }
        var data: [UInt8] = []
        var rest = entry.content[...]
        repeat {
            let piece = rest.prefix(65_535)
            rest = rest.dropFirst(piece.count)
            let length = UInt16(piece.count)
            data += [rest.isEmpty ? 1 : 0] + two(length) + two(~length) + piece
        } while !rest.isEmpty
        return data
    }

    private static func two(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

    private static func four(_ value: UInt32) -> [UInt8] {
        two(UInt16(value & 0xFFFF)) + two(UInt16(value >> 16))
    }

    /// CRC-32 (ISO 3309).
    private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }
}
