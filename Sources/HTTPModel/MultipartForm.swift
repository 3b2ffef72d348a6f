/// Reads a whole `multipart/form-data` body (RFC 7578, RFC 2046 §5.1).
package enum MultipartForm {
    /// One part: a form field, or a file where it has a file name.
    package struct Part: Sendable, Equatable {
        package let name: String
        package let filename: String?
        package let contentType: MediaType?
        package let body: ArraySlice<UInt8>
    }

    /// How much of a form is read.
    package struct Limits: Sendable {
        package var parts = 1_000
        /// Of one part's fields, in octets.
        package var header = 8_192

        package init() {}
    }

    /// The parts of `body`, in order.
    ///
    /// - Parameters:
    ///   - body: The complete request body.
    ///   - boundary: The parameter of that name of the request's media type.
    ///   - limits: Beyond them the body is refused.
    /// - Returns: Every part; none for a form without fields.
    /// - Throws: ``MultipartFault`` at the first thing wrong.
    package static func parts(
        of body: [UInt8],
        boundary: String,
        limits: Limits = Limits()
    ) throws(MultipartFault) -> [Part] {
        guard (1...70).contains(boundary.utf8.count) else { throw .badBoundary }
        let dashBoundary = Array("--\(boundary)".utf8)
        var parts: [Part] = []
        guard var opening = delimiter(dashBoundary, in: body, from: 0, isFirst: true) else { throw .noBoundary }
        while true {
            guard let start = endOfDelimiterLine(after: opening.upperBound, in: body) else {
                if isClosing(at: opening.upperBound, in: body) { return parts }
                throw .malformedBoundaryLine(offset: opening.lowerBound)
            }
            guard parts.count < limits.parts else { throw .tooManyParts(limit: limits.parts) }
            // The delimiter of a part without a body may begin with the CRLF that ends its fields.
            guard let next = delimiter(dashBoundary, in: body, from: max(start - 2, 0), isFirst: false) else {
                throw .unterminated
            }
            parts.append(try part(body[start..<max(start, next.lowerBound)], number: parts.count + 1, limits: limits))
            opening = next
        }
    }

    /// The next delimiter at or behind `start`, its leading CRLF included.
    private static func delimiter(
        _ dashBoundary: [UInt8],
        in body: [UInt8],
        from start: Int,
        isFirst: Bool
    ) -> Range<Int>? {
        if isFirst, body.starts(with: dashBoundary) { return 0..<dashBoundary.count }
        let length = dashBoundary.count + 2
        var index = start
        while index <= body.count - length {
            if body[index] == 0x0D, body[index + 1] == 0x0A, body[index + 2] == 0x2D,
                body[(index + 2)..<(index + length)].elementsEqual(dashBoundary),
                endsDelimiter(at: index + length, in: body)
            {
                return index..<(index + length)
            }
            index += 1
        }
        return nil
    }

    /// Whether a boundary may end at `index`: behind it stand `--`, white space or CRLF, not more of a longer name.
    private static func endsDelimiter(at index: Int, in body: [UInt8]) -> Bool {
        isClosing(at: index, in: body) || endOfDelimiterLine(after: index, in: body) != nil
    }

    private static func isClosing(at index: Int, in body: [UInt8]) -> Bool {
        index + 1 < body.count && body[index] == 0x2D && body[index + 1] == 0x2D
    }

    /// Where the part begins: behind transport padding and CRLF.
    private static func endOfDelimiterLine(after index: Int, in body: [UInt8]) -> Int? {
        var index = index
        while index < body.count, body[index] == 0x20 || body[index] == 0x09 { index += 1 }
        guard index + 1 < body.count, body[index] == 0x0D, body[index + 1] == 0x0A else { return nil }
        return index + 2
    }

    private static func part(
        _ bytes: ArraySlice<UInt8>,
        number: Int,
        limits: Limits
    ) throws(MultipartFault) -> Part {
        var headers = Headers()
        var start = bytes.startIndex
        // Without a blank line the part has fields only (RFC 2046 §5.1.1, body-part).
        while start < bytes.endIndex {
            guard let end = bytes[start...].prefix(limits.header + 2).firstRange(of: [0x0D, 0x0A]),
                end.upperBound - bytes.startIndex <= limits.header
            else { throw .malformedHeader(part: number) }
            let line = bytes[start..<end.lowerBound]
            start = end.upperBound
            if line.isEmpty { break }
            guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
                line[..<colon].allSatisfy(FieldScanner.isTokenOctet),
                let value = String(validating: line[(colon + 1)...], as: UTF8.self)
            else { throw .malformedHeader(part: number) }
            headers.append(String(decoding: line[..<colon], as: UTF8.self), value)
        }
        guard let disposition = headers["Content-Disposition"].flatMap({ ContentDisposition($0) }),
            disposition.type == "form-data", let name = disposition.name
        else { throw .noName(part: number) }
        if let encoding = headers["Content-Transfer-Encoding"]?.trimmedOfWhitespace.lowercased(),
            !["7bit", "8bit", "binary"].contains(encoding)
        {
            throw .transferEncoding(encoding, part: number)
        }
        let contentType = headers["Content-Type"].flatMap { MediaType($0) }
        return Part(name: name, filename: disposition.filename, contentType: contentType, body: bytes[start...])
    }
}

extension String {
    /// The text without spaces and tabs at its ends.
    fileprivate var trimmedOfWhitespace: String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
