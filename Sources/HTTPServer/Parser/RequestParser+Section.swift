internal import HTTPModel

extension RequestParser {
    /// Reads a request line and its fields, or trailer fields, up to the empty line.
    ///
    /// - Parameters:
    ///   - input: octets as received.
    ///   - offset: where to begin; moved behind the last octet that was read.
    /// - Returns: whether the empty line has been read.
    /// - Throws: the refusal that a malformed or oversized line earns.
    mutating func readSection(_ input: Span<UInt8>, at offset: inout Int) throws(Refusal) -> Bool {
        let first = offset
        // What has to be added to an offset in `input` to get the offset in `section`.
        let base = section.count - first
        var at = first
        let ended = try scanSection(input, at: &at, base: base)
        input.extracting(first..<at).withUnsafeBufferPointer { section.append(contentsOf: $0) }
        offset = at
        return ended
    }

    private mutating func scanSection(_ input: Span<UInt8>, at: inout Int, base: Int) throws(Refusal) -> Bool {
        let count = input.count
        while at < count {
            switch state {
            case .fieldStart, .fieldName, .valueStart, .value, .fieldLineFeed:
                try scanField(input, at: &at, base: base)
            case .sectionLineFeed:
                guard input[at] == Octet.lineFeed else { throw .bareCarriageReturn }
                at += 1
                return true
            default:
                try scanRequestLine(input, at: &at, base: base)
            }
        }
        return false
    }

    /// Reads field lines (RFC 9112 §5) until one ends the section or the input ends.
    private mutating func scanField(_ input: Span<UInt8>, at: inout Int, base: Int) throws(Refusal) {
        let count = input.count
        // Offsets in `input` from which on the line, or the section, is too long.
        let sectionStop = fieldsStart + limits.fields - base
        var stop = min(count, lineStart + limits.field - base, sectionStop)
        while at < count {
            guard at < stop else {
                throw Refusal(
                    .requestHeaderFieldsTooLarge,
                    "A field line holds more than \(limits.field) octets, or all of them more than \(limits.fields)."
                )
            }
            switch state {
            case .fieldStart:
                let octet = input[at]
                if octet == Octet.carriageReturn {
                    at += 1
                    state = .sectionLineFeed
                    return
                }
                // RFC 9112 §2.2 and §5.2: folding, and blanks in front of the first field, are refused.
                guard !Octet.isBlank(octet) else {
                    throw Refusal(.badRequest, "A field line begins with a blank: folding is obsolete (RFC 9112 §5.2).")
                }
                guard octet != Octet.lineFeed else { throw .bareLineFeed }
                guard fieldCount < limits.fieldCount else {
                    throw Refusal(.requestHeaderFieldsTooLarge, "There are more than \(limits.fieldCount) field lines.")
                }
                fieldCount += 1
                place.nameStart = lineStart - fieldsStart
                state = .fieldName
            case .fieldName:
                while at < stop, Octet.isToken(input[at]) { at += 1 }
                guard at < stop else { continue }
                place.nameEnd = base + at - fieldsStart
                guard place.nameEnd > place.nameStart else {
                    throw Refusal(.badRequest, "A field line has no name (RFC 9112 §5).")
                }
                // RFC 9112 §5.1: no blank between name and colon.
                guard input[at] == Octet.colon else {
                    throw Refusal(.badRequest, "A field name holds an octet that no name may hold (RFC 9110 §5.1).")
                }
                at += 1
                state = .valueStart
            case .valueStart:
                while at < stop, Octet.isBlank(input[at]) { at += 1 }
                guard at < stop else { continue }
                place.valueStart = base + at - fieldsStart
                place.valueEnd = place.valueStart
                state = .value
            case .value:
                try scanValue(input, at: &at, stop: stop, base: base)
            default:
                guard input[at] == Octet.lineFeed else { throw .bareCarriageReturn }
                at += 1
                if !isTrailer {
                    if places.isEmpty { places.reserveCapacity(8) }
                    places.append(place)
                }
                lineStart = base + at
                stop = min(count, lineStart + limits.field - base, sectionStop)
                state = .fieldStart
            }
        }
    }

    /// Reads a field value up to its CR, and remembers where it ends without trailing blanks (RFC 9110 §5.5).
    @inline(__always)
    private mutating func scanValue(_ input: Span<UInt8>, at: inout Int, stop: Int, base: Int) throws(Refusal) {
        var end = -1
        while at < stop {
            let octet = input[at]
            guard Octet.isFieldValue(octet) else { break }
            at += 1
            if !Octet.isBlank(octet) { end = at }
        }
        if end >= 0 { place.valueEnd = base + end - fieldsStart }
        guard at < stop else { return }
        switch input[at] {
        case Octet.carriageReturn:
            at += 1
            state = .fieldLineFeed
        case Octet.lineFeed:
            throw .bareLineFeed
        default:
            throw Refusal(.badRequest, "A field value holds a control character (RFC 9110 §5.5).")
        }
    }
}
