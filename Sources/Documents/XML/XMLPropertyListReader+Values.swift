/// Keys and scalar values.
extension XMLPropertyListReader {
    /// Reads a key up to and with its end tag.
    mutating func readKey(_ name: Range<Int>, at position: Position, isEmpty: Bool) {
        text.removeAll(keepingCapacity: true)
        if !isEmpty { _ = readText(of: name, openedAt: position) }
        guard !isStopped else { return }
        let key = String(decoding: text, as: UTF8.self)
        if frames[frames.count - 1].element == .dict { return beginMember(key, at: position) }
        report(.keyOutsideDictionary, at: position, ["key": key])
        if admitValue(name, at: position) { deliver(Node(.string(key), at: position)) }
    }

    /// Reads a value that is no container up to and with its end tag.
    mutating func readValue(
        _ element: PropertyListElement,
        _ name: Range<Int>,
        at position: Position,
        isEmpty: Bool
    ) -> Node.Value {
        text.removeAll(keepingCapacity: true)
        if !isEmpty { _ = readText(of: name, openedAt: position) }
        guard !isStopped else { return .null }
        switch element {
        case .integer: return integer(at: position)
        case .real: return real(at: position)
        case .date: return date(at: position)
        case .data: return data(at: position)
        case .true, .false:
            if !text.isEmpty {
                report(.booleanNotEmpty, at: position, ["element": element.rawValue, "text": shownText])
            }
            return .boolean(element == .true)
        default: return .string(String(decoding: text, as: UTF8.self))
        }
    }

    /// Up to 40 characters of the element's text, to be shown.
    private var shownText: String { String(String(decoding: text.prefix(160), as: UTF8.self).prefix(40)) }

    private mutating func integer(at position: Position) -> Node.Value {
        switch PropertyListInteger(text[...]) {
        case .value(let value): return .integer(value)
        case .outOfRange(let value):
            report(.integerOutOfRange, at: position, ["text": shownText])
            return .real(value)
        case .malformed:
            report(.badInteger, at: position, ["text": shownText])
            return .null
        }
    }

    private mutating func real(at position: Position) -> Node.Value {
        let word = String(decoding: text, as: UTF8.self)
        switch word.lowercased() {
        case "nan": return .real(.nan)
        case "infinity", "+infinity", "inf", "+inf": return .real(.infinity)
        case "-infinity", "-inf": return .real(-.infinity)
        default:
            // Double reads hexadecimal floating-point numbers too, which property lists do not have.
            if let value = Double(word), !word.contains(where: { "xXpP".contains($0) }) { return .real(value) }
            report(.badReal, at: position, ["text": shownText])
            return .null
        }
    }

    private mutating func date(at position: Position) -> Node.Value {
        if !PropertyListDate.isWellFormed(text) {
            report(.badDate, at: position, ["text": shownText])
        } else if !PropertyListDate.isPossible(text) {
            report(.impossibleDate, at: position, ["text": shownText])
        }
        return .date(String(decoding: text, as: UTF8.self))
    }

    private mutating func data(at position: Position) -> Node.Value {
        let decoded = Base64Decoding(text)
        if let fault = decoded.firstFault {
            let shown = String(decoding: text[fault...].prefix(16), as: UTF8.self)
            report(.badData, at: position, ["text": shown])
        }
        return .data(decoded.bytes)
    }
}
