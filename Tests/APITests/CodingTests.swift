import API
import Foundation
import HTTPModel
import Testing

/// Content codings of answers (RFC 9110 §8.4, §12.5.3).
struct CodingTests {
    private let client: InProcessClient
    private static let path = "/v1/apis/CLLocationManager.authorizationStatus()"
    private static let gzip = ("Accept-Encoding", "gzip, br")

    init() throws { client = try InProcessClient() }

    @Test("A lookup comes in gzip where that is taken, in the same octets each time, with a tag of its own")
    func lookup() throws {
        for _ in 1...2 {
            let plain = client.get(Self.path)
            let packed = client.get(Self.path, [Self.gzip])
            #expect(plain.headers["Content-Encoding"] == nil)
            #expect(packed.headers["Content-Encoding"] == "gzip")
            #expect(packed.body.prefix(3) == [0x1F, 0x8B, 0x08])
            #expect(packed.body.count < plain.body.count)
            #expect(packed.headers["Content-Type"] == "application/json")
            let tags = try [plain, packed].map { try #require($0.headers["ETag"]) }
            #expect(tags[0] != tags[1] && tags.allSatisfy { $0.hasPrefix("\"") })
            #expect(packed == client.get(Self.path, [Self.gzip]))
            #expect(packed == client.send(.head, Self.path, [Self.gzip]))
            for response in [plain, packed] {
                #expect(response.headers.values("Vary") == ["Accept-Encoding, Accept-Language"])
            }
        }
    }

    @Test("A client that takes both codings is told 304 for the tag of either, under that tag")
    func eitherTag() throws {
        let plain = try #require(client.get(Self.path).headers["ETag"])
        let packed = try #require(client.get(Self.path, [Self.gzip]).headers["ETag"])
        for tag in [plain, packed] {
            let response = client.get(Self.path, [Self.gzip, ("If-None-Match", "\"x\", \(tag)")])
            #expect(response.status == .notModified)
            #expect(response.headers.values("ETag") == [tag])
            #expect(response.headers["Vary"] == "Accept-Encoding, Accept-Language")
            #expect(response.headers["Cache-Control"] == "public, max-age=300")
            for name in ["Content-Type", "Content-Encoding", "Content-Language", "Last-Modified"] {
                #expect(response.headers[name] == nil)
            }
        }
        // The packed one would be of no use to a client that cannot unpack it.
        #expect(client.get(Self.path, [("If-None-Match", packed)]).status == .ok)
        #expect(client.get(Self.path, [("If-None-Match", plain)]).status == .notModified)
        let onlyGzip = [("Accept-Encoding", "gzip, identity;q=0"), ("If-None-Match", plain)]
        #expect(client.get(Self.path, onlyGzip).status == .ok)
    }

    @Test("What is small, or would not get smaller, is sent as it is; a client that takes nothing else gets gzip")
    func small() {
        let response = client.get("/healthz", [Self.gzip])
        #expect(response.headers["Content-Encoding"] == nil)
        #expect(response.headers["Vary"] == "Accept-Encoding")
        let forced = client.get("/healthz", [("Accept-Encoding", "gzip, *;q=0")])
        #expect(forced.headers["Content-Encoding"] == "gzip")
    }

    @Test("A client that takes neither gzip nor the body as it is gets 406", arguments: [path, "/healthz", "/v1/keys"])
    func notAcceptable(target: String) {
        for _ in 1...2 {
            #expect(client.get(target, [("Accept-Encoding", "br, *;q=0")]).status == .notAcceptable)
            #expect(client.get(target).status == .ok)
        }
    }

    @Test("An evaluation is compressed when it is large, and not kept")
    func evaluation() throws {
        let names = (1...40).map { "{\"name\":\"NoSuchAPI.number\($0)\"}" }.joined(separator: ",")
        let body = Array("{\"target\":{\"min_ios\":\"14.0\"},\"apis\":[\(names)]}".utf8)
        let type = ("Content-Type", "application/json")
        let plain = client.send(.post, "/v1/evaluations", [type], body: body)
        let packed = client.send(.post, "/v1/evaluations", [type, Self.gzip], body: body)
        #expect(plain.status == .ok && packed.status == .ok)
        #expect(packed.headers["Content-Encoding"] == "gzip")
        #expect(packed.body.count < plain.body.count / 4)
        for response in [plain, packed] {
            #expect(response.headers["Vary"] == "Accept-Encoding")
            #expect(response.headers["Cache-Control"] == "no-store")
            #expect(response.headers["ETag"] == nil)
        }
    }

    @Test("Problems come as they are")
    func problems() {
        let response = client.get("/v1/apis/no-such-name", [Self.gzip])
        #expect(response.status == .notFound)
        #expect(response.headers["Content-Encoding"] == nil)
    }

    @Test("A compressed body of a request is refused, and told what is read")
    func requestBody() {
        let fields = [("Content-Type", "application/json"), ("Content-Encoding", "gzip")]
        let response = client.send(.post, "/v1/evaluations", fields, body: [0x1F, 0x8B])
        #expect(response.status == .unsupportedMediaType)
        #expect(response.headers["Accept-Encoding"] == "identity")
    }
}
