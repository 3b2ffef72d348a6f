internal import Logging

/// The `Date` field line, written anew once a second (RFC 9110 §6.6.1, form of §5.6.7).
struct DateLine {
    private(set) var octets: [UInt8] = []
    /// The line as answers over TLS have it: with `Strict-Transport-Security` behind it where that is sent.
    private(set) var secureOctets: [UInt8] = []
    /// What that field says (RFC 6797 §6.1.1), in seconds; `nil` where it is not sent.
    var strictTransport: Int? { didSet { join() } }
    private var second = -1

    /// Brings the line up to date.
    mutating func refresh(second: Int) {
        guard second != self.second else { return }
        self.second = second
        octets = Array("Date: \(Self.text(second: second))\r\n".utf8)
        join()
    }

    private mutating func join() {
        secureOctets = octets
        guard let strictTransport else { return }
        secureOctets += Array("Strict-Transport-Security: max-age=\(strictTransport)\r\n".utf8)
    }

    /// A moment in the form `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func text(second: Int) -> String {
        let moment = Timestamp.civil(seconds: second)
        let day = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][moment.weekday]
        let month = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ][moment.month - 1]
        let time = [moment.hour, moment.minute, moment.second].map { Timestamp.padded($0, 2) }.joined(separator: ":")
        return "\(day), \(Timestamp.padded(moment.day, 2)) \(month) \(moment.year) \(time) GMT"
    }
}
