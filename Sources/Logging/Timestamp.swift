/// Writes moments in UTC (RFC 3339 §5.6).
package enum Timestamp {
    /// A calendar moment, UTC.
    package struct Civil: Sendable, Equatable {
        package let year: Int
        /// 1 to 12.
        package let month: Int
        /// 1 to 31.
        package let day: Int
        /// 0 to 23.
        package let hour: Int
        package let minute: Int
        package let second: Int
        /// 0 is Sunday.
        package let weekday: Int
    }

    /// The calendar moment that is `seconds` after 1970-01-01T00:00:00Z, leap seconds left out.
    package static func civil(seconds: Int) -> Civil {
        let days = seconds / 86_400
        let rest = seconds % 86_400
        // Years are counted from March, so that the leap day is the last day of its year; eras are of 400 years.
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return Civil(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
            hour: rest / 3_600,
            minute: rest / 60 % 60,
            second: rest % 60,
            weekday: (days + 4) % 7
        )
    }

    /// A moment in the form `2026-11-30T06:46:56.123Z`.
    ///
    /// - Parameters:
    ///   - seconds: since 1970-01-01T00:00:00Z; not negative.
    ///   - nanoseconds: within the second.
    /// - Returns: 24 characters.
    package static func text(seconds: Int, nanoseconds: Int) -> String {
        let moment = civil(seconds: seconds)
        let date = "\(moment.year)-\(padded(moment.month, 2))-\(padded(moment.day, 2))"
        let time = "\(padded(moment.hour, 2)):\(padded(moment.minute, 2)):\(padded(moment.second, 2))"
        return "\(date)T\(time).\(padded(nanoseconds / 1_000_000, 3))Z"
    }

    /// `value` with zeros in front, at least `width` digits.
    package static func padded(_ value: Int, _ width: Int) -> String {
        let digits = "\(value)"
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
