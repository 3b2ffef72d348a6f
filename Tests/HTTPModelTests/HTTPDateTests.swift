import Foundation
import HTTPModel
import Testing

struct HTTPDateTests {
    @Test(
        "The three forms name the same moment",
        arguments: [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        ]
    )
    func forms(text: String) {
        #expect(HTTPDate(text)?.seconds == 784_111_777)
        #expect(HTTPDate(seconds: 784_111_777).description == "Sun, 06 Nov 1994 08:49:37 GMT")
    }

    @Test("Every day from 1960 to 2110 agrees with Foundation's calendar")
    func days() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        for day in stride(from: -3650, to: 51_200, by: 1) {
            let date = HTTPDate(seconds: day * 86_400 + 3661)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday],
                from: Date(timeIntervalSince1970: Double(date.seconds))
            )
            let (year, month, number) = try (
                #require(parts.year), #require(parts.month), #require(parts.day)
            )
            let padded = (month < 10 ? "0" : "") + "\(month)-" + (number < 10 ? "0" : "") + "\(number)"
            #expect(date.day == "\(year)-\(padded)")
            #expect(date.description.hasPrefix(weekdays[try #require(parts.weekday) - 1]))
            #expect(HTTPDate(date.description) == date)
            #expect(HTTPDate(day: date.day)?.seconds == day * 86_400)
        }
    }

    @Test(
        "What is no date is not read",
        arguments: [
            "", "now", "Sun, 06 Nov 1994 08:49:37", "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
            "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 06 Nov 99999 08:49:37 GMT",
            "06 Nov 1994 08:49:37 GMT", "Sun, -6 Nov 1994 08:49:37 GMT",
        ]
    )
    func refuses(text: String) {
        #expect(HTTPDate(text) == nil)
    }

    @Test("A day is read in one form only", arguments: ["2026-2-01", "2026-02-29", "20260201", "2026-13-01", ""])
    func refusesDay(text: String) {
        #expect(HTTPDate(day: text) == nil)
    }

    @Test(
        "The first and the last years are written with four digits",
        arguments: ["0001-01-01", "0226-10-30", "9999-12-31"]
    )
    func fourDigits(text: String) throws {
        let date = try #require(HTTPDate(day: text))
        #expect(date.day == text)
        #expect(HTTPDate(date.description) == date)
        #expect(date.description.contains(" \(text.prefix(4)) "))
    }

    @Test("A leap second at the end of all years stays among them")
    func lastLeapSecond() {
        #expect(HTTPDate("Fri, 31 Dec 9999 23:59:60 GMT")?.description == "Fri, 31 Dec 9999 23:59:59 GMT")
        #expect(HTTPDate("Sat, 31 Dec 2016 23:59:60 GMT")?.description == "Sun, 01 Jan 2017 00:00:00 GMT")
    }
}
