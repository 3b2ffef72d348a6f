internal import HTTPModel

/// The fields of a head that the server itself has to understand.
struct KnownFields {
    /// Where the value of the first Host field stands.
    private(set) var host: Range<Int>?
    private(set) var hostCount = 0
    /// `Int.max` for a number that does not fit.
    private(set) var contentLength: Int?
    private(set) var isChunked = false
    private(set) var closes = false
    private(set) var keepsAlive = false
    private(set) var expectsContinue = false
    /// The client's name for the request, empty unless it is 1 to 64 token characters.
    private(set) var requestID = ""

    /// - Parameters:
    ///   - octets: holds the field lines.
    ///   - places: where the fields are, from `base`.
    ///   - base: where the field lines begin in `octets`.
    ///   - minorVersion: 0 or 1.
    /// - Throws: 400, 417 or 501 for a field whose meaning decides about framing and is not clear.
    init(_ octets: [UInt8], _ places: [Headers.Place], base: Int, minorVersion: Int) throws(Refusal) {
        for place in places {
            let name = (base + place.nameStart)..<(base + place.nameEnd)
            let value = (base + place.valueStart)..<(base + place.valueEnd)
            switch name.count {
            case 4 where octets.matches(name, "host"):
                hostCount += 1
                host = value
            case 6 where minorVersion == 1 && octets.matches(name, "expect"):
                // RFC 9110 §10.1.1: an HTTP/1.0 client cannot wait for an interim response.
                guard octets.matches(value, "100-continue") else {
                    throw Refusal(.expectationFailed, "The only expectation that can be met is 100-continue.")
                }
                expectsContinue = true
            case 10 where octets.matches(name, "connection"):
                readConnection(octets, value)
            case 12 where octets.matches(name, "x-request-id"):
                if (1...64).contains(value.count), octets[value].allSatisfy(Octet.isToken) {
                    requestID = String(decoding: octets[value], as: UTF8.self)
                }
            case 14 where octets.matches(name, "content-length"):
                try readContentLength(octets[value])
            case 17 where octets.matches(name, "transfer-encoding"):
                try readTransferEncoding(octets, value)
            default:
                break
            }
        }
    }

    /// Reads connection options (RFC 9110 §7.6.1).
    private mutating func readConnection(_ octets: [UInt8], _ value: Range<Int>) {
        for option in Self.elements(octets, value) {
            if octets.matches(option, "close") {
                closes = true
            } else if octets.matches(option, "keep-alive") {
                keepsAlive = true
            }
        }
    }

    /// Reads 1*DIGIT (RFC 9110 §8.6).
    ///
    /// A list or a second field is refused even when its members agree, as §8.6 allows.
    private mutating func readContentLength(_ value: ArraySlice<UInt8>) throws(Refusal) {
        guard contentLength == nil else {
            throw Refusal(.badRequest, "There is more than one Content-Length field (RFC 9112 §6.3).")
        }
        guard !value.isEmpty, value.allSatisfy(Octet.isDigit) else {
            throw Refusal(.badRequest, "Content-Length is not one decimal number (RFC 9110 §8.6).")
        }
        var length = 0
        for digit in value {
            let (tenfold, overflow) = length.multipliedReportingOverflow(by: 10)
            let (sum, overflowAgain) = tenfold.addingReportingOverflow(Int(digit - 0x30))
            guard !overflow, !overflowAgain else {
                contentLength = .max
                return
            }
            length = sum
        }
        contentLength = length
    }

    /// Takes `chunked` and nothing else (RFC 9112 §6.1).
    private mutating func readTransferEncoding(_ octets: [UInt8], _ value: Range<Int>) throws(Refusal) {
        guard !isChunked else {
            throw Refusal(.badRequest, "There is more than one transfer coding (RFC 9112 §6.1).")
        }
        if octets.matches(value, "chunked") {
            isChunked = true
            return
        }
        let codings = Self.elements(octets, value)
        guard codings.allSatisfy({ !$0.isEmpty && octets[$0].allSatisfy(Octet.isToken) }),
            codings.count(where: { octets.matches($0, "chunked") }) <= 1
        else {
            throw Refusal(.badRequest, "Transfer-Encoding is malformed (RFC 9112 §6.1).")
        }
        throw Refusal(.notImplemented, "The only transfer coding that is understood is chunked (RFC 9112 §6.1).")
    }

    /// The elements of a comma-separated list, without the blanks around them (RFC 9110 §5.6.1).
    private static func elements(_ octets: [UInt8], _ value: Range<Int>) -> [Range<Int>] {
        octets[value].split(separator: Octet.comma, omittingEmptySubsequences: false).map { element in
            let start = element.firstIndex { !Octet.isBlank($0) } ?? element.endIndex
            let end = element.lastIndex { !Octet.isBlank($0) }.map { $0 + 1 } ?? start
            return start..<end
        }
    }
}
