/// The body of a chunked request, and whatever stands behind it.
enum ChunkedTarget {
    private static let head = Array("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)

    static func run(_ octets: [UInt8]) { MessageChecks.run(head + octets) }
}
