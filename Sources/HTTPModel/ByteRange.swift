/// The part of a representation that a request asks for (RFC 9110 §14).
package enum ByteRange: Equatable, Sendable {
    /// All of it: there is no `Range`, or one that is passed over.
    case whole
    /// 206
    case part(Range<Int>)
    /// 416
    case unsatisfiable

    /// Reads `Range` and `If-Range` of a GET request whose other conditions hold.
    ///
    /// Another unit than bytes, text that is no range, and several ranges give the whole, as §14.2 allows: an answer in
    /// parts costs more than it saves here.
    ///
    /// - Parameters:
    ///   - headers: The request's fields.
    ///   - count: Octets of the representation.
    ///   - tag: The strong tag of the representation.
    ///   - lastModified: When it last changed, if that tells two states apart; `nil` fails every date.
    package init(_ headers: Headers, count: Int, tag: EntityTag, lastModified: HTTPDate?) {
        let lines = headers.values("Range")
        guard lines.count == 1, let line = lines.first,
            Self.isCurrent(headers.values("If-Range"), tag, lastModified),
            let range = Self.read(line, count: count)
        else {
            self = .whole
            return
        }
        self = range.isEmpty ? .unsatisfiable : .part(range)
    }

    /// Whether `If-Range` names the present state (§13.1.5), or there is none.
    private static func isCurrent(_ lines: [String], _ tag: EntityTag, _ lastModified: HTTPDate?) -> Bool {
        guard let line = lines.first else { return true }
        guard lines.count == 1 else { return false }
        if let date = HTTPDate(line) { return date == lastModified }
        guard case .tags(let tags) = EntityTag.Condition(lines) else { return false }
        return tags.count == 1 && tags[0].matchesStrongly(tag)
    }

    /// The octets that `bytes=0-99`, `bytes=100-` or `bytes=-100` stands for; empty where there are none of them.
    private static func read(_ line: String, count: Int) -> Range<Int>? {
        var scanner = FieldScanner(line)
        scanner.skipWhitespace()
        guard scanner.token()?.lowercased() == "bytes", scanner.take(0x3D) else { return nil }
        scanner.skipWhitespace()
        let first = scanner.number()
        guard scanner.take(0x2D) else { return nil }
        let last = scanner.number()
        scanner.skipWhitespace()
        guard scanner.next == nil else { return nil }
        switch (first, last) {
        case (nil, nil): return nil
        case (nil, let suffix?): return max(0, count - suffix)..<count
        case (let first?, nil): return min(first, count)..<count
        case (let first?, let last?):
            guard first <= last else { return nil }
            return min(first, count)..<min(last, count - 1) + 1
        }
    }
}

extension FieldScanner {
    /// Decimal digits; a number that is too large for `Int` is as good as the largest.
    fileprivate mutating func number() -> Int? {
        var value: Int?
        while let byte = next, (0x30...0x39).contains(byte), take(byte) {
            let (tens, isTooLarge) = (value ?? 0).multipliedReportingOverflow(by: 10)
            let (sum, overflows) = tens.addingReportingOverflow(Int(byte - 0x30))
            value = isTooLarge || overflows ? .max : sum
        }
        return value
    }
}
