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
}
