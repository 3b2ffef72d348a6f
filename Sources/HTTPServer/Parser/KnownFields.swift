internal import HTTPModel

/// The fields of a head that the server itself has to understand.
struct KnownFields {
    private(set) var host: ArraySlice<UInt8>?
    private(set) var hostCount = 0
    /// `Int.max` for a number that does not fit.
    private(set) var contentLength: Int?
    private(set) var isChunked = false
    private(set) var closes = false
    private(set) var keepsAlive = false
    private(set) var expectsContinue = false
    /// The client's name for the request, empty unless it is 1 to 64 token characters.
    private(set) var requestID = ""

    /// - Throws: 400, 417 or 501 for a field whose meaning decides about framing and is not clear.
    init(_ lines: [UInt8], _ places: [Headers.Place], minorVersion: Int) throws(Refusal) {
        for place in places {
            let name = place.nameStart..<place.nameEnd
            let value = place.valueStart..<place.valueEnd
            switch name.count {
            case 4 where Self.equal(lines[name], "host"):
                hostCount += 1
                host = lines[value]
            case 6 where minorVersion == 1 && Self.equal(lines[name], "expect"):
                // RFC 9110 §10.1.1: an HTTP/1.0 client cannot wait for an interim response.
                guard Self.equal(lines[value], "100-continue") else {
                    throw Refusal(.expectationFailed, "The only expectation that can be met is 100-continue.")
                }
                expectsContinue = true
            case 10 where Self.equal(lines[name], "connection"):
                readConnection(lines[value])
            case 12 where Self.equal(lines[name], "x-request-id"):
                let id = lines[value]
                if (1...64).contains(id.count), id.allSatisfy(Octet.isToken) {
                    requestID = String(decoding: id, as: UTF8.self)
                }
            case 14 where Self.equal(lines[name], "content-length"):
                try readContentLength(lines[value])
            case 17 where Self.equal(lines[name], "transfer-encoding"):
                try readTransferEncoding(lines[value])
            default:
                break
            }
        }
    }

    /// Reads connection options (RFC 9110 §7.6.1).
    private mutating func readConnection(_ value: ArraySlice<UInt8>) {
        for element in value.split(separator: Octet.comma) {
            let option = Self.trimmed(element)
            if Self.equal(option, "close") {
                closes = true
            } else if Self.equal(option, "keep-alive") {
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
    private mutating func readTransferEncoding(_ value: ArraySlice<UInt8>) throws(Refusal) {
        guard !isChunked else {
            throw Refusal(.badRequest, "There is more than one transfer coding (RFC 9112 §6.1).")
        }
        if Self.equal(value, "chunked") {
            isChunked = true
            return
        }
        let codings = value.split(separator: Octet.comma, omittingEmptySubsequences: false).map(Self.trimmed)
        guard codings.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Octet.isToken) }),
            codings.count(where: { Self.equal($0, "chunked") }) <= 1
        else {
            throw Refusal(.badRequest, "Transfer-Encoding is malformed (RFC 9112 §6.1).")
        }
        throw Refusal(.notImplemented, "The only transfer coding that is understood is chunked (RFC 9112 §6.1).")
    }

    private static func trimmed(_ slice: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var slice = slice
        while let first = slice.first, Octet.isBlank(first) { slice.removeFirst() }
        while let last = slice.last, Octet.isBlank(last) { slice.removeLast() }
        return slice
    }

    /// Whether `slice` is `name`, in any ASCII case; `name` is in lower case.
    private static func equal(_ slice: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
        guard slice.count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { letters in
            zip(slice, letters).allSatisfy { octet, letter in
                octet == letter || (octet | 0x20 == letter && (0x61...0x7A).contains(letter))
            }
        }
    }
}
