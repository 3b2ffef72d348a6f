/// A moment in the form of HTTP fields (RFC 9110 §5.6.7): whole seconds, always GMT.
package struct HTTPDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Since 1970-01-01T00:00:00Z, in seconds.
    package let seconds: Int

    package init(seconds: Int) { self.seconds = seconds }

    /// The first second of a day of the Gregorian calendar; `nil` where there is no such day.
    package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        // A leap second is the first of the next minute, but for the last one that four digits of a year can name.
        seconds = min(((Self.dayNumber(year, month, day) * 24 + hour) * 60 + minute) * 60 + second, Self.lastSecond)
    }

    /// Reads `2026-11-30`; `nil` for other text.
    package init?(day text: String) {
        let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { Self.number(Substring($0)) }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// Reads the three forms of RFC 9110 §5.6.7; `nil` for other text.
    package init?(_ text: String) {
        let words = text.split(separator: " ")
        switch words.count {
        case 6 where words[5] == "GMT" && words[0].hasSuffix(","):  // Sun, 06 Nov 1994 08:49:37 GMT
            self.init(day: words[1], month: words[2], year: words[3], time: words[4])
        case 4 where words[3] == "GMT" && words[0].hasSuffix(","):  // Sunday, 06-Nov-94 08:49:37 GMT
            let date = words[1].split(separator: "-")
            guard date.count == 3, date[2].utf8.count == 2, let short = Self.number(date[2]) else { return nil }
            // No HTTP date is older than 1970, so the two digits name one year only.
            self.init(day: date[0], month: date[1], year: "\(short < 70 ? 2000 + short : 1900 + short)", time: words[2])
        case 5:  // Sun Nov  6 08:49:37 1994
            self.init(day: words[2], month: words[1], year: words[4], time: words[3])
        default: return nil
        }
    }

    private init?(day: Substring, month: Substring, year: Substring, time: Substring) {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).compactMap(Self.number)
        guard let day = Self.number(day), let month = Self.months.firstIndex(of: String(month)),
            let year = Self.number(year), clock.count == 3
        else { return nil }
        self.init(year: year, month: month + 1, day: day, hour: clock[0], minute: clock[1], second: clock[2])
    }

    /// The preferred form: `Sun, 06 Nov 1994 08:49:37 GMT`.
    package var description: String {
        let (day, second) = seconds.quotientAndFloorRemainder(by: 86_400)
        let (year, month, dayOfMonth) = Self.date(ofDay: day)
        let weekday = Self.weekdays[(day + 4).quotientAndFloorRemainder(by: 7).remainder]
        let time = [second / 3600, second / 60 % 60, second % 60].map(Self.twoDigits).joined(separator: ":")
        return
            "\(weekday), \(Self.twoDigits(dayOfMonth)) \(Self.months[month - 1]) \(Self.fourDigits(year)) \(time) GMT"
    }

    /// The day in UTC: `2026-11-30`.
    package var day: String {
        let (year, month, day) = Self.date(ofDay: seconds.quotientAndFloorRemainder(by: 86_400).quotient)
        return "\(Self.fourDigits(year))-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
    }

    package static func < (left: HTTPDate, right: HTTPDate) -> Bool { left.seconds < right.seconds }

    /// 9999-12-31T23:59:59Z.
    private static let lastSecond = 253_402_300_799
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func number(_ digits: Substring) -> Int? {
        (1...4).contains(digits.utf8.count) && digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func fourDigits(_ number: Int) -> String { twoDigits(number / 100) + twoDigits(number % 100) }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970-01-01; a year is counted from March, so that the leap day comes last.
    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let monthsSinceMarch = (month + 9) % 12
        let days = marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400
        return days + (monthsSinceMarch * 153 + 2) / 5 + day - 1 - 719_468
    }

    /// The inverse of ``dayNumber(_:_:_:)``, by 400-year cycles of 146,097 days.
    private static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
        let (cycle, day) = (number + 719_468).quotientAndFloorRemainder(by: 146_097)
        let yearOfCycle = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthsSinceMarch = (5 * dayOfYear + 2) / 153
        let month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9
        let year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthsSinceMarch + 2) / 5 + 1)
    }
}

extension Int {
    /// Division that rounds towards negative infinity, so that moments before 1970 fall on the right day.
    fileprivate func quotientAndFloorRemainder(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
