import HTTPModel
import Testing

struct ResponseTests {
    /// The numbers from 0 on.
    private final class Numbers: BodySource {
        let count = 100
        func octets(in range: Range<Int>) -> [UInt8]? { range.map { UInt8($0) } }
    }

    @Test("A part of a body has its length and its octets, in memory or not")
    func narrows() throws {
        var held = Response(.ok, body: (0..<100).map { UInt8($0) })
        held.narrow(to: 10..<20)
        #expect(held.body == Array(10..<20))
        #expect(held.contentLength == 10)
        var streamed = Response(.ok, source: Numbers())
        #expect(streamed.contentLength == 100)
        streamed.narrow(to: 10..<20)
        #expect(streamed.contentLength == 10)
        #expect(try #require(streamed.source).octets(in: 3..<5) == [13, 14])
    }

    @Test(
        "A part has the octets of its range; a large one of shared octets is read while it is sent",
        arguments: [true, false]
    )
    func narrowed(isShared: Bool) throws {
        let body = (0..<50_000).map { UInt8(truncatingIfNeeded: $0) }
        for range in [0..<0, 5..<9, 100..<40_000, 0..<50_000] {
            var response = Response(.partialContent, body: body)
            response.sharesBody = isShared
            response.narrow(to: range)
            #expect(response.contentLength == range.count && !response.sharesBody)
            #expect((response.source == nil) == (!isShared || range.count < 20_000))
            let octets = response.source.map { $0.octets(in: 0..<$0.count) } ?? response.body
            #expect(octets == Array(body[range]))
        }
    }
}
