import HTTPModel
import HTTPServer

/// All octets of a connection: the parser's reading of them, then what the connection machine answers.
enum ConnectionTarget {
    static func run(_ octets: [UInt8]) {
        MessageChecks.run(octets)
        let whole = DrivenConnection(octets, cuts: [], knowsMore: true)
        for cuts in Cuts.all(of: octets).dropFirst() {
            // Whether more octets have come decides about 100 Continue: they have, whatever the cut.
            let other = DrivenConnection(octets, cuts: cuts, knowsMore: true)
            expect(other.sent == whole.sent, "cut at \(cuts), the answers are others")
            DrivenConnection(octets, cuts: cuts, knowsMore: false).check()
        }
        whole.check()
    }
}
