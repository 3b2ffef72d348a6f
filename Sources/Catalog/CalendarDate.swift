/// Days written as in `2026-11-30`; two of them compare as texts do.
package enum CalendarDate {
    /// Whether `text` is a day of the Gregorian calendar.
    package static func isDate(_ text: String) -> Bool {
        let octets = Array(text.utf8)
        guard octets.count == 10, octets[4] == 0x2D, octets[7] == 0x2D, let year = number(octets[0..<4]),
            let month = number(octets[5..<7]), let day = number(octets[8..<10]), (1...12).contains(month)
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...lengths[month - 1]).contains(day)
    }

    /// The value of at most four decimal digits.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
