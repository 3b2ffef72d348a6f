/// What has to hold for the parser on any octets.
enum MessageChecks {
    /// Checks that any cut of `octets` gives the same requests, and that a plain reader reads them in the same way.
    static func run(_ octets: [UInt8]) {
        let whole = ReadMessages(octets, pieces: [octets.indices])
        for pieces in Cuts.all(of: octets).dropFirst() {
            expect(ReadMessages(octets, pieces: pieces) == whole, "in the pieces \(pieces), the requests are others")
        }
        var start = 0
        for message in whole.messages {
            if let complaint = PlainReader.complaint(about: message, from: octets[start..<message.end]) {
                fatalError("octets \(start)..<\(message.end): \(complaint)")
            }
            start = message.end
        }
    }
}
