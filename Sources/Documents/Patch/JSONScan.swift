/// Finds ends of values, commas and comments in JSON, or JSON5, that was read before.
struct JSONScan {
    let bytes: [UInt8]

    /// The index behind the value, or the key, that begins at `start`; `nil` where it does not end.
    func end(from start: Int) -> Int? {
        switch byte(start) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return endOfString(from: start)
        case UInt8(ascii: "{"), UInt8(ascii: "["): return endOfContainer(from: start)
        case nil: return nil
        default:
            var end = start
            while let next = byte(end), !Self.endsWord(next) { end += 1 }
            return end
        }
    }

    /// The next index that is neither white space nor in a comment.
    func skippingSpace(from start: Int) -> Int {
        var index = start
        while let next = byte(index) {
            if next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D {
                index += 1
            } else if let end = endOfComment(from: index) {
                index = end
            } else {
                break
            }
        }
        return index
    }

    /// The comma behind a value that ends at `end`, if there is one.
    func comma(after end: Int) -> Int? {
        let index = skippingSpace(from: end)
        return byte(index) == UInt8(ascii: ",") ? index : nil
    }

    /// Where the comments end that follow `index` on its line; `index` where something else follows.
    func endOfRemarks(from index: Int) -> Int {
        var (end, next) = (index, index)
        while let byte = byte(next) {
            if byte == 0x20 || byte == 0x09 {
                next += 1
            } else if byte == 0x0A || byte == 0x0D {
                return end
            } else if let close = endOfComment(from: next) {
                // A comment to the end of the line holds its end, which stays where it is.
                let stop = bytes[next..<close].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? close
                if stop < close, bytes[next + 1] == UInt8(ascii: "*") { return end }
                (end, next) = (stop, stop)
            } else {
                return index
            }
        }
        return end
    }

    private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    private func endOfString(from start: Int) -> Int? {
        var index = start + 1
        while let next = byte(index) {
            if next == bytes[start] { return index + 1 }
            index += next == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private func endOfContainer(from start: Int) -> Int? {
        var (index, depth) = (start, 0)
        while let next = byte(index) {
            switch next {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = endOfString(from: index) else { return nil }
                index = end
                continue
            default:
                if let end = endOfComment(from: index) {
                    index = end
                    continue
                }
            }
            index += 1
        }
        return nil
    }

    private func endOfComment(from start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "/") else { return nil }
        switch byte(start + 1) {
        case UInt8(ascii: "/"): return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        case UInt8(ascii: "*"): return XMLElementEnd.end(of: "*/", in: bytes, from: start + 2)
        default: return nil
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || [",", ":", "]", "}", "/"].contains(Character(Unicode.Scalar(byte)))
    }
}
