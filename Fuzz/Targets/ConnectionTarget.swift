import HTTPServer

/// All octets of a connection: the parser's reading of them, then what the connection machine answers.
enum ConnectionTarget {
    static func run(_ octets: [UInt8]) {
        MessageChecks.run(octets)
        let cuts = Cuts.all(of: octets)
        let whole = DrivenConnection(octets, pieces: cuts[0], knowsMore: true)
        whole.check()
        for pieces in cuts.dropFirst() {
            // Whether more octets have come decides about 100 Continue: they have, whatever the cut.
            let other = DrivenConnection(octets, pieces: pieces, knowsMore: true)
            expect(other.sent == whole.sent, "in the pieces \(pieces), the answers are others")
        }
        if let pieces = cuts.last { DrivenConnection(octets, pieces: pieces, knowsMore: false).check() }
    }
}
