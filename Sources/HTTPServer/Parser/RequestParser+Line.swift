internal import HTTPModel

extension RequestParser {
    /// Reads the request line (RFC 9112 §3): method, SP, target, SP, version, CR LF.
    ///
    /// - Parameters:
    ///   - input: octets as received.
    ///   - at: where to begin; moved behind the last octet that was read.
    ///   - base: what makes an offset in `input` one in `section`.
    /// - Throws: 400, 414 or 505.
    mutating func scanRequestLine(_ input: Span<UInt8>, at: inout Int, base: Int) throws(Refusal) {
        let count = input.count
        let stop = min(count, limits.requestLine - base)
        while at < count {
            guard at < stop else {
                throw Refusal(.uriTooLong, "The request line holds more than \(limits.requestLine) octets.")
            }
            switch state {
            case .method:
                while at < stop, Octet.isToken(input[at]) { at += 1 }
                guard at < stop else { continue }
                methodEnd = base + at
                guard input[at] == Octet.space, methodEnd > 0 else {
                    throw Refusal(.badRequest, "The request line does not begin with a method and SP (RFC 9112 §3).")
                }
                at += 1
                state = .targetStart
            case .targetStart:
                guard Octet.isTarget(input[at]) else { throw .malformedTarget }
                state = .target
            case .target:
                while at < stop, Octet.isTarget(input[at]) { at += 1 }
                guard at < stop else { continue }
                switch input[at] {
                case Octet.percent:
                    state = .targetHex1
                case Octet.space:
                    targetEnd = base + at
                    versionMatched = 0
                    state = .version
                default:
                    throw .malformedTarget
                }
                at += 1
            case .targetHex1, .targetHex2:
                guard Octet.hexadecimal(input[at]) != nil else { throw .malformedTarget }
                state = state == .targetHex1 ? .targetHex2 : .target
                at += 1
            case .version:
                try scanVersion(input[at])
                at += 1
            case .versionEnd:
                guard input[at] == Octet.carriageReturn else {
                    throw input[at] == Octet.lineFeed ? .bareLineFeed : .malformedVersion
                }
                // RFC 9110 §2.5: a minor version above 1 is read as 1; §15.6.6: another major version is not spoken.
                guard majorVersion == 1 else {
                    throw Refusal(.httpVersionNotSupported, "This server speaks HTTP/1.1 and HTTP/1.0.")
                }
                at += 1
                state = .requestLineFeed
            default:
                guard input[at] == Octet.lineFeed else { throw .bareCarriageReturn }
                at += 1
                fieldsStart = base + at
                lineStart = fieldsStart
                state = .fieldStart
                return
            }
        }
    }

    /// Reads one octet of `HTTP/` DIGIT `.` DIGIT, which is case-sensitive (RFC 9112 §2.3).
    private mutating func scanVersion(_ octet: UInt8) throws(Refusal) {
        switch versionMatched {
        case 0: guard octet == 0x48 else { throw .malformedVersion }
        case 1, 2: guard octet == 0x54 else { throw .malformedVersion }
        case 3: guard octet == 0x50 else { throw .malformedVersion }
        case 4: guard octet == Octet.slash else { throw .malformedVersion }
        case 5:
            guard Octet.isDigit(octet) else { throw .malformedVersion }
            majorVersion = octet - 0x30
        case 6: guard octet == 0x2E else { throw .malformedVersion }
        default:
            guard Octet.isDigit(octet) else { throw .malformedVersion }
            minorVersion = octet - 0x30
            state = .versionEnd
        }
        versionMatched += 1
    }
}
