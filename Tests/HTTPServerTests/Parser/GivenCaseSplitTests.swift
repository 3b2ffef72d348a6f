import HTTPServer
import TestSupport
import Testing

/// Any split of the same octets gives the same requests and answers, for what every given case sends.
@Suite struct GivenCaseSplitTests {
    /// Lengths of pieces: every one for a short input, a few for a long one.
    private static func lengths(upTo count: Int) -> [Int] {
        count <= 512 ? Array(1..<count) : [1, 2, 3, 7, 64, 511, 1_024, 1_460, 4_096].filter { $0 < count }
    }

    @Test("The cases are there")
    func cases() { #expect(GivenCase.all.count > 290) }

    /// The cases of a group whose input can be cut, and is not so long that cutting it takes long.
    private static func cases(of group: String) -> [GivenCase] {
        GivenCase.all.filter { $0.group == group && (2...70_000).contains($0.octets.count) }
    }

    @Test("Pieces of any one length give the same requests", arguments: GivenCase.groups)
    func pieces(of group: String) {
        for given in Self.cases(of: group) {
            let whole = Transcript.lines(of: given.octets)
            for length in Self.lengths(upTo: given.octets.count) {
                let cuts = Array(stride(from: length, to: given.octets.count, by: length))
                #expect(Transcript.lines(of: given.octets, cuts: cuts) == whole, "\(given.id) in pieces of \(length)")
            }
        }
    }

    @Test("Pieces of random lengths give the same answers", arguments: GivenCase.groups)
    func answers(to group: String) {
        for given in Self.cases(of: group)
        where !String(decoding: given.octets, as: UTF8.self).lowercased().contains("expect:") {
            let whole = Self.answers(to: given.octets, cuts: [])
            var generator = SeededGenerator(seed: UInt64(given.octets.count))
            for round in 0..<8 {
                let cuts = (0...round).map { _ in Int.random(in: 1..<given.octets.count, using: &generator) }.sorted()
                #expect(Self.answers(to: given.octets, cuts: cuts) == whole, "\(given.id) cut at \(cuts)")
            }
        }
    }

    /// Everything that a client gets which sends `octets`, cut before each of `cuts`, and then closes its side.
    private static func answers(to octets: [UInt8], cuts: [Int]) -> String {
        let drive = Drive()
        var output = ""
        func settle() {
            repeat {
                output += drive.flush()
                if drive.isOffloaded { drive.completeOffloaded() }
            } while drive.isOffloaded || drive.waiting > 0
        }
        var start = 0
        for end in cuts + [octets.count] {
            drive.receive(Array(octets[start..<end]))
            start = end
            settle()
        }
        drive.endInput()
        settle()
        return output
    }
}
