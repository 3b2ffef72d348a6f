internal import HTTPModel

extension RequestParser {
    /// Takes up to `remaining` octets of content; `true` when none remain.
    mutating func readContent(_ input: Span<UInt8>, at offset: inout Int) throws(Refusal) -> Bool {
        let count = min(remaining, input.count - offset)
        if skipsBody {
            contentCount += count
            guard contentCount <= limits.skippedBody else { throw .tooMuchToSkip }
        } else if count > 0 {
            contentCount += count
            // Room is made for what is announced, but for no more than 64 KiB before it has come.
            if content.isEmpty { content.reserveCapacity(min(remaining, 65_536)) }
            input.extracting(offset..<(offset + count)).withUnsafeBufferPointer { content.append(contentsOf: $0) }
        }
        offset += count
        remaining -= count
        return remaining == 0
    }

    /// Reads a chunked body up to its last chunk (RFC 9112 §7.1); `false` when the input ends first.
    mutating func readChunked(_ input: Span<UInt8>, at offset: inout Int) throws(Refusal) -> Bool {
        while offset < input.count {
            switch state {
            case .chunkData:
                guard try readContent(input, at: &offset) else { return false }
                state = .chunkDataEnd
            case .chunkDataEnd:
                guard input[offset] == Octet.carriageReturn else { throw .malformedChunkEnd }
                offset += 1
                state = .chunkDataLineFeed
            case .chunkDataLineFeed:
                guard input[offset] == Octet.lineFeed else { throw .malformedChunkEnd }
                offset += 1
                state = .chunkStart
            default:
                try readChunkLine(input[offset])
                offset += 1
                if state == .fieldStart { return true }
            }
        }
        return false
    }

    /// Reads one octet of a chunk-size line: 1*HEXDIG *( BWS ";" BWS name [ BWS "=" BWS value ] ) CR LF.
    private mutating func readChunkLine(_ octet: UInt8) throws(Refusal) {
        chunkLineCount += 1
        guard chunkLineCount <= limits.chunkLine else {
            throw Refusal(.badRequest, "A chunk-size line holds more than \(limits.chunkLine) octets.")
        }
        switch state {
        case .chunkStart:
            remaining = 0
            guard Octet.hexadecimal(octet) != nil else { throw .malformedChunkSize }
            state = .chunkSize
            try addSizeDigit(octet)
        case .chunkSize:
            if Octet.hexadecimal(octet) != nil {
                try addSizeDigit(octet)
            } else {
                try endPart(octet, blank: .chunkSizeBlank)
            }
        case .chunkSizeBlank:
            // RFC 9112 §7.1.1: blanks are bad but allowed in front of a semicolon, not at the end of the line.
            try continuePart(octet, next: octet == Octet.semicolon ? .extensionStart : nil)
        case .extensionStart:
            try continuePart(octet, next: Octet.isToken(octet) ? .extensionName : nil)
        case .extensionName:
            if octet == Octet.equals {
                state = .extensionValueStart
            } else if !Octet.isToken(octet) {
                try endPart(octet, blank: .extensionNameBlank)
            }
        case .extensionNameBlank:
            if octet == Octet.equals {
                state = .extensionValueStart
            } else {
                try continuePart(octet, next: octet == Octet.semicolon ? .extensionStart : nil)
            }
        case .extensionValueStart:
            let next: State? =
                octet == Octet.quote ? .extensionQuoted : Octet.isToken(octet) ? .extensionToken : nil
            try continuePart(octet, next: next)
        case .extensionToken:
            if !Octet.isToken(octet) { try endPart(octet, blank: .extensionNameBlank) }
        case .extensionQuoted:
            if octet == Octet.quote {
                state = .extensionEnd
            } else if octet == Octet.backslash {
                state = .extensionEscape
            } else if !Octet.isFieldValue(octet) {
                throw .malformedChunkSize
            }
        case .extensionEscape:
            guard Octet.isFieldValue(octet) else { throw .malformedChunkSize }
            state = .extensionQuoted
        case .extensionEnd:
            try endPart(octet, blank: .chunkSizeBlank)
        default:
            guard octet == Octet.lineFeed else { throw .bareCarriageReturn }
            endChunkLine()
        }
    }

    /// After a size, name or value: a blank, the next extension, or the end of the line.
    private mutating func endPart(_ octet: UInt8, blank: State) throws(Refusal) {
        switch octet {
        case Octet.carriageReturn: state = .chunkLineFeed
        case Octet.semicolon: state = .extensionStart
        case Octet.space, Octet.tab: state = blank
        default: throw .malformedChunkSize
        }
    }

    /// Between parts: goes to `next` if the octet begins it, stays for a blank, refuses anything else.
    private mutating func continuePart(_ octet: UInt8, next: State?) throws(Refusal) {
        if let next {
            state = next
        } else if !Octet.isBlank(octet) {
            throw .malformedChunkSize
        }
    }

    private mutating func addSizeDigit(_ octet: UInt8) throws(Refusal) {
        // `remaining` is no larger than a body may be before each step, so that the product cannot overflow.
        remaining = remaining * 16 + (Octet.hexadecimal(octet) ?? 0)
        guard remaining <= limits.body - contentCount else { throw .bodyTooLarge(limits.body) }
    }

    private mutating func endChunkLine() {
        chunkLineCount = 0
        guard remaining == 0 else {
            state = .chunkData
            return
        }
        // RFC 9112 §7.1.2: the trailer section has the syntax of the header section. Its fields are dropped, so that
        // none can change framing, routing or authentication (RFC 9110 §6.5.1).
        isTrailer = true
        section.removeAll(keepingCapacity: true)
        fieldsStart = 0
        lineStart = 0
        fieldCount = 0
        state = .fieldStart
    }
}

extension Refusal {
    /// Ends the reading of a body that nobody wants.
    static var tooMuchToSkip: Refusal {
        Refusal(.contentTooLarge, "The body is too long to be skipped.")
    }

    static var malformedChunkSize: Refusal {
        Refusal(.badRequest, "A chunk-size line is malformed (RFC 9112 §7.1).")
    }

    static var malformedChunkEnd: Refusal {
        Refusal(.badRequest, "The data of a chunk is not followed by CR LF (RFC 9112 §7.1).")
    }
}
