internal import HTTPModel

extension RequestParser {
    /// Octets of memory that the request under way takes, all but a few hundred.
    var heldOctets: Int {
        content.count + section.capacity + head.request.body.count + head.request.headers.lines.count
    }

    /// Gives the memory of a message back that will not be read to its end.
    mutating func abandon() {
        keepMethod(behind: [UInt8]().span, 0)
        state = .refused
        section = []
        content = []
    }
}
