internal import HTTPModel

/// An answer kept as the octets that go over the wire, for requests whose heads are the same octet by octet.
///
/// Only the date, with what goes beside it, and the name of the request differ from one time to the next; they have fixed
/// places in front of the answer's other fields.
final class ReadyAnswer {
    /// Octets of the request, up to and with the empty line that ends it.
    let head: [UInt8]
    /// What ``head`` says; its `id` is that of the first such request.
    let request: Request
    let response: Response
    /// The answer with its body, or without it where ``body`` holds it.
    let octets: [UInt8]
    /// A body that is sent by reference; else empty.
    let body: [UInt8]
    /// Where the `Date` line stands in ``octets``.
    let datePlace: Range<Int>
    /// Where the value of `X-Request-Id` stands in ``octets``.
    let idPlace: Range<Int>

    /// - Parameters:
    ///   - octets: the request as it was read; it has no body.
    ///   - head: what they say. Its id is one that this server made.
    ///   - response: the answer.
    ///   - date: a `Date` field line with its CR LF.
    init(octets: [UInt8], head: RequestHead, response: Response, date: [UInt8]) {
        var buffer = OutputBuffer()
        buffer.append(response, to: head, date: date)
        self.octets = buffer.withRanges { Array($0[0]) }
        body = buffer.count > self.octets.count ? response.body : []
        let dateStart = (self.octets.firstIndex(of: Octet.lineFeed) ?? 0) + 1
        datePlace = dateStart..<(dateStart + date.count)
        let idStart = datePlace.upperBound + "X-Request-Id: ".utf8.count
        idPlace = idStart..<(idStart + head.request.id.utf8.count)
        self.head = octets
        request = head.request
        self.response = response
    }

    /// Octets of the whole answer, as it was given first.
    var count: Int { octets.count + body.count }
}
