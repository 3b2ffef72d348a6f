/// Dates of property lists: `2026-11-30T12:00:00Z`, in the Gregorian calendar, UTC.
enum PropertyListDate {
    /// Whether `text` has that form.
    static func isWellFormed(_ text: [UInt8]) -> Bool {
        let pattern = Array("0000-00-00T00:00:00Z".utf8)
        return text.count == pattern.count
            && zip(text, pattern).allSatisfy { byte, expected in
                expected == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == expected
            }
    }

    /// Whether the well-formed `text` names a time of the calendar.
    static func isPossible(_ text: [UInt8]) -> Bool {
        func number(_ range: Range<Int>) -> Int { text[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
        return (1...12).contains(month) && (1...days(in: month, of: year)).contains(day) && number(11..<13) < 24
            && number(14..<16) < 60 && number(17..<19) < 60
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The date that lies `seconds` after 2001-01-01T00:00:00Z, in whole seconds; `nil` outside the years 1 to 9999.
    static func string(secondsSince2001 seconds: Double) -> String? {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
        let total = Int(seconds.rounded(.down))
        let day = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
        let second = total - day * 86_400
        // Days since 0000-03-01, so that leap days end a year; 730,791 of them precede 2001-01-01.
        let shifted = day + 730_791
        let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        guard (1...9_999).contains(year) else { return nil }
        func padded(_ number: Int, to width: Int = 2) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month))-\(padded(dayOfMonth))T"
            + "\(padded(second / 3_600)):\(padded(second / 60 % 60)):\(padded(second % 60))Z"
    }
}
