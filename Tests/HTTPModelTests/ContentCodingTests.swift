import HTTPModel
import Testing

struct ContentCodingTests {
    @Test(
        "Accept-Encoding is read by RFC 9110 section 12.5.3",
        arguments: [
            ([], .identity),
            ([""], .identity),
            (["gzip"], .gzipOrIdentity),
            (["GZIP"], .gzipOrIdentity),
            (["x-gzip"], .gzipOrIdentity),
            (["gzip, deflate, br"], .gzipOrIdentity),
            (["br, gzip;q=0.5"], .gzipOrIdentity),
            (["br", "gzip"], .gzipOrIdentity),
            (["gzip ; q=0.001"], .gzipOrIdentity),
            (["*"], .gzipOrIdentity),
            (["*;q=0.5"], .gzipOrIdentity),
            (["gzip;q=0.5, identity;q=0.5"], .gzipOrIdentity),
            (["gzip;q=0.5, identity"], .identity),
            (["gzip;q=0.5, *"], .identity),
            (["identity"], .identity),
            (["br"], .identity),
            (["x-foo"], .identity),
            (["gzip;q=0"], .identity),
            (["gzip;q=0.000, x-gzip"], .identity),
            (["gzip;q=0, *"], .identity),
            (["identity, *;q=0"], .identity),
            (["identity;q=0.1, gzip;q=0"], .identity),
            (["gzip, identity;q=0"], .gzip),
            (["gzip, *;q=0"], .gzip),
            (["*, identity;q=0"], .gzip),
            (["identity;q=0"], nil),
            (["*;q=0"], nil),
            (["gzip;q=0, *;q=0"], nil),
            (["br, *;q=0"], nil),
            (["gzip;q=2"], .identity),
            (["gzip;level=9"], .identity),
            (["gzip gzip"], .identity),
            ([";;q=1,,=,gzip"], .gzipOrIdentity),
            (["\"gzip\""], .identity),
        ] as [([String], ContentCoding?)]
    )
    func choice(_ sample: (lines: [String], coding: ContentCoding?)) {
        #expect(ContentCoding(acceptedBy: Headers(sample.lines.map { ("Accept-Encoding", $0) })) == sample.coding)
    }
}
