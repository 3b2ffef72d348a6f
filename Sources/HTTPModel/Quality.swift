/// A weight of content negotiation (RFC 9110 §12.4.2), in thousandths: 0 means not acceptable.
struct Quality: Comparable, Sendable {
    let thousandths: Int

    static let full = Quality(thousandths: 1000)
    static let none = Quality(thousandths: 0)

    init(thousandths: Int) { self.thousandths = thousandths }

    /// Reads `0`, `0.25`, `1.000`; `nil` for other text.
    init?(_ text: String) {
        let digits = Array(text.utf8)
        guard let first = digits.first, first == 0x30 || first == 0x31, digits.count <= 5 else { return nil }
        guard digits.count == 1 || digits[1] == 0x2E else { return nil }
        var value = first == 0x31 ? 1000 : 0
        var weight = 100
        for digit in digits.dropFirst(2) {
            guard (0x30...0x39).contains(digit) else { return nil }
            value += Int(digit - 0x30) * weight
            weight /= 10
        }
        guard value <= 1000 else { return nil }
        self.init(thousandths: value)
    }

    static func < (left: Quality, right: Quality) -> Bool { left.thousandths < right.thousandths }
}
