import HTTPServer

/// The header of the PROXY protocol, and the octets behind it.
enum ProxyTarget {
    private struct Reading: Equatable {
        var event = ProxyHeaderParser.Event.needsMore
        /// Octets that were read.
        var end = 0

        init(_ octets: [UInt8], pieces: [Range<Int>]) {
            var parser = ProxyHeaderParser()
            for piece in pieces {
                var offset = 0
                event = parser.parse(octets.span.extracting(piece), at: &offset)
                expect((0...piece.count).contains(offset), "the parser went to \(offset)")
                end = piece.lowerBound + offset
                guard event == .needsMore else { return }
                expect(offset == piece.count, "the parser wants more than it has read")
            }
        }
    }

    static func run(_ octets: [UInt8]) {
        let cuts = Cuts.all(of: octets)
        let whole = Reading(octets, pieces: cuts[0])
        for pieces in cuts.dropFirst() {
            expect(Reading(octets, pieces: pieces) == whole, "in the pieces \(pieces), the header is another")
        }
        guard case .client(let client) = whole.event else { return }
        let header = octets[..<whole.end]
        if header.first == 0x50 {
            expect(header.count <= 107 && header.suffix(2).elementsEqual([0x0D, 0x0A]), "a line has another end")
        } else {
            expect(header.count == 16 + Int(header[14]) << 8 + Int(header[15]), "a header has another length")
        }
        if let client, client.family != .unix {
            expect(ClientAddress(client.description) == client, "\(client) does not read as itself")
        }
    }
}
