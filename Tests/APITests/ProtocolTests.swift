import API
import Catalog
import Digest
import Foundation
import HTTPModel
import Logging
import Store
import Testing

struct ProtocolTests {
    private let client: InProcessClient
    private static let target = "/v1/apis/CLLocationManager.authorizationStatus()"

    init() throws { client = try InProcessClient() }

    @Test("A lookup has validators and may be kept for five minutes")
    func validators() throws {
        let response = client.get(Self.target)
        let tag = try #require(response.headers["ETag"])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count == 34)
        #expect(response.headers["Last-Modified"] == "Mon, 30 Nov 2026 00:00:00 GMT")
        #expect(response.headers["Cache-Control"] == "public, max-age=300")
        #expect(response.headers["Vary"] == "Accept-Encoding, Accept-Language")
        #expect(response.headers["Content-Type"] == "application/json")
    }

    @Test("A matching tag or date gets 304 without a body, fresh or from the cache", arguments: 1...2)
    func notModified(times: Int) throws {
        let tag = try #require(client.get(Self.target).headers["ETag"])
        for _ in 1...times {
            for field in [("If-None-Match", tag), ("If-Modified-Since", "Mon, 30 Nov 2026 00:00:00 GMT")] {
                let response = client.get(Self.target, [field])
                #expect(response.status == .notModified)
                #expect(response.body.isEmpty)
                #expect(response.headers["ETag"] == tag)
                #expect(response.headers["Vary"] != nil)
                #expect(response.headers["Cache-Control"] != nil)
                #expect(response.headers["Content-Type"] == nil)
                #expect(response.headers["Content-Language"] == nil)
            }
        }
        let other = try #require(client.get(Self.target + "?ios=16.0").headers["ETag"])
        #expect(other != tag)
        #expect(client.get(Self.target, [("If-None-Match", other)]).status == .ok)
    }

    @Test("If-Match with another tag is 412; a missing record stays 404 under any condition")
    func preconditions() {
        #expect(client.get(Self.target, [("If-Match", "\"x\"")]).status == .preconditionFailed)
        #expect(client.get(Self.target, [("If-Match", "*")]).status == .ok)
        #expect(client.get("/v1/apis/no-such-name", [("If-None-Match", "*")]).status == .notFound)
    }

    @Test("HEAD is answered as GET", arguments: ["/v1/apis", target, "/healthz", "/problems/unknown-name"])
    func head(target: String) {
        #expect(client.send(.head, target) == client.send(.get, target))
    }

    @Test("An answer is kept whole, and a newer snapshot clears what was kept")
    func cache() throws {
        let first = client.get(Self.target)
        #expect(client.get(Self.target) == first)
        client.holder.publish(try SampleCatalog.snapshot("2026.12.1"))
        let second = client.get(Self.target)
        #expect(try second.json["dataset"] as? String == "2026.12.1")
        #expect(second.headers["Dataset-Version"] == "2026.12.1")
        #expect(second.headers["ETag"] != first.headers["ETag"])
    }

    @Test("Last-Modified is the moment of loading, so that edited content under the same id is sent again")
    func reloaded() throws {
        client.holder.publish(try SampleCatalog.snapshot(loaded: 1_796_040_000))
        let date = try #require(client.get(Self.target).headers["Last-Modified"])
        #expect(date == HTTPDate(seconds: 1_796_040_000).description)
        #expect(client.get(Self.target, [("If-Modified-Since", date)]).status == .notModified)
        client.holder.publish(try SampleCatalog.snapshot(loaded: 1_796_040_001))
        #expect(client.get(Self.target, [("If-Modified-Since", date)]).status == .ok)
    }

    @Test("A list that is kept is answered on the event loop, one that is not is offloaded")
    func places() {
        let head = Request(.get, "/v1/apis?limit=2")
        guard case .offloaded = client.service.execution(of: head) else {
            Issue.record("a list is made on the event loop")
            return
        }
        _ = client.service.respond(to: head)
        guard case .inline = client.service.execution(of: head) else {
            Issue.record("a list is not kept")
            return
        }
    }

    @Test(
        "A wrong method is 405 with the right ones",
        arguments: [
            (HTTPModel.Method.post, "/v1/apis/x", "GET, HEAD, OPTIONS"), (.put, "/v1/apis", "GET, HEAD, OPTIONS"),
            (.delete, "/healthz", "GET, HEAD, OPTIONS"), (.get, "/v1/evaluations", "POST, OPTIONS"),
            (.head, "/v1/evaluations:batch", "POST, OPTIONS"), (.get, "/v1/apis:resolve", "POST, OPTIONS"),
            (HTTPModel.Method(rawValue: "TRACE"), "/v1/apis/x", "GET, HEAD, OPTIONS"),
            (HTTPModel.Method(rawValue: "get"), "/v1/apis/x", "GET, HEAD, OPTIONS"),
        ]
    )
    func methods(_ sample: (method: HTTPModel.Method, target: String, allow: String)) {
        let response = client.send(sample.method, sample.target)
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers["Allow"] == sample.allow)
    }

    @Test(
        "Paths that lead nowhere are 404, whatever they try",
        arguments: [
            "/nothing", "//v1/apis", "/v1/apis/", "/v1/apis/x/", "/v1%2Fapis", "/v1/./apis", "/v1/apis/../keys",
            "/%252e%252e/%252e%252e/etc/passwd", "/..%5c..%5cetc/passwd", "/....//etc/passwd",
            "/v1/apis/..;/..;/etc/passwd", "/v1/apis/%2e%2e%2fetc%2fpasswd", "/v1/apis/+",
            "/" + String(repeating: "a/", count: 2000),
        ]
    )
    func nowhere(target: String) throws {
        let response = client.get(target)
        #expect(response.status == .notFound)
        #expect(!response.text.contains("root:"))
    }

    @Test(
        "A target that is not well-formed is 400",
        arguments: ["*", "v1/apis", "/v1/apis/%", "/v1/apis/%ff%fe", "/%c0%ae"]
    )
    func malformed(target: String) {
        #expect(client.get(target).status == .badRequest)
    }

    @Test(
        "Accept is heeded, from the cache too",
        arguments: [
            ("*/*", 200), ("application/*", 200), ("application/json", 200), ("text/html, */*;q=0.1", 200),
            (";;;/,,q=x", 200), ("image/png", 406), ("application/json;q=0", 406), ("text/html", 406),
        ]
    )
    func negotiation(_ sample: (accept: String, status: Int)) {
        for _ in 1...2 {
            #expect(client.get(Self.target, [("Accept", sample.accept)]).status.code == sample.status)
            _ = client.get(Self.target)
        }
    }

    @Test(
        "OPTIONS tells the methods and opens the path to pages of other origins",
        arguments: [
            ("/v1/apis/x", "GET, HEAD, OPTIONS"), ("/v1/evaluations", "POST, OPTIONS"),
            ("*", "GET, HEAD, POST, DELETE, OPTIONS"),
        ]
    )
    func options(_ sample: (target: String, allow: String)) {
        let response = client.send(.options, sample.target, [("Origin", "https://a.example")])
        #expect(response.status == .noContent)
        #expect(response.headers["Allow"] == sample.allow)
        #expect(response.headers["Access-Control-Allow-Methods"] == sample.allow)
        #expect(response.headers["Access-Control-Allow-Headers"]?.contains("Content-Type") == true)
        #expect(response.body.isEmpty)
    }

    @Test("OPTIONS that no page sent speaks of methods only")
    func optionsWithoutOrigin() {
        let response = client.send(.options, "/v1/evaluations")
        #expect(response.headers["Allow"] == "POST, OPTIONS")
        #expect(response.headers["Access-Control-Allow-Methods"] == nil)
        #expect(response.headers["Access-Control-Max-Age"] == nil)
    }

    @Test(
        "Pages of other origins may read the answers as configured",
        arguments: [
            ("*", "*"), ("none", nil), ("https://a.example", "https://a.example"),
            ("http://localhost:3000", "http://localhost:3000"),
        ]
    )
    func crossOrigin(_ sample: (option: String, allowed: String?)) throws {
        let client = try InProcessClient(crossOrigin: #require(CrossOrigin(sample.option)))
        let answers = [
            client.get(Self.target), client.get("/nothing"),
            client.send(.options, Self.target, [("Origin", "https://b.example")]),
        ]
        for response in answers {
            #expect(response.headers["Access-Control-Allow-Origin"] == sample.allowed)
            #expect((response.headers["Access-Control-Expose-Headers"] != nil) == (sample.allowed != nil))
            #expect(response.headers.values("X-Content-Type-Options") == ["nosniff"])
        }
        #expect((answers[2].headers["Access-Control-Allow-Methods"] != nil) == (sample.allowed != nil))
    }

    @Test(
        "What is no origin is refused",
        arguments: [
            "", "a.example", "https://", "https://a.example/", "https://a.example/x", "ftp://a.example",
            "https://*.example", "https://a.example, https://b.example", "https://u@a.example",
        ]
    )
    func noOrigin(_ text: String) { #expect(CrossOrigin(text) == nil) }

    @Test("A page about a problem has the one style sheet that its policy names, and no script")
    func problemPagePolicy() throws {
        let response = client.get("/problems/too-many-requests", [("Accept", "text/html")])
        let text = response.text
        let start = try #require(text.firstRange(of: "<style>")).upperBound
        let end = try #require(text.firstRange(of: "</style>")).lowerBound
        let digest = Data(SHA256.digest(Array(text[start..<end].utf8))).base64EncodedString()
        #expect(response.headers["Content-Security-Policy"]?.contains("style-src 'sha256-\(digest)';") == true)
        #expect(!text.contains("<script"))
    }

    @Test("OPTIONS of a path that leads nowhere is 404")
    func optionsNowhere() {
        #expect(client.send(.options, "/nothing").status == .notFound)
    }

    @Test("Health is not to be kept")
    func health() throws {
        let client = InProcessClient(real: try RealTable.shared.get())
        for (target, status) in [("/healthz", "alive"), ("/readyz", "ready")] {
            let response = client.get(target)
            #expect(try response.json["status"] as? String == status)
            #expect(response.headers["Cache-Control"] == "no-store")
        }
    }

    @Test("A service whose database holds nothing, or cannot be read any more, is alive and not ready")
    func notReady() throws {
        let damaged = try SampleDatabase.open()
        for file in [damaged.path, damaged.path + "-wal"] {
            let handle = try FileHandle(forWritingTo: URL(filePath: file))
            let size = try handle.seekToEnd()
            try handle.seek(toOffset: 0)
            try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(size)))
            try handle.close()
        }
        for database in [try SampleDatabase.empty.get(), damaged] {
            let service = AtlasService(
                catalog: client.holder,
                store: CatalogStore(database),
                evaluations: SampleDatabase.evaluations(in: database),
                files: StaticFiles(),
                log: MemorySink()
            ) { "2026-11-30" }
            let response = service.respond(to: Request(.get, "/readyz", id: "r"))
            #expect(response.status == .serviceUnavailable)
            #expect(response.headers["Retry-After"] == "5")
            #expect(response.headers["Content-Type"] == "application/problem+json")
            #expect(service.respond(to: Request(.get, "/healthz", id: "r")).status == .ok)
        }
    }

    @Test("Every kind of problem has a readable page in both languages", arguments: ProblemKind.allCases)
    func pages(kind: ProblemKind) {
        for (language, title) in [("en", kind.title.english), ("zh-Hans", kind.title.simplifiedChinese)] {
            let response = client.get("/problems/\(kind.rawValue)?lang=\(language)")
            #expect(response.status == .ok)
            #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
            #expect(response.text.contains("<title>\(title)</title>"))
            #expect(response.headers["Content-Language"] == language)
            #expect(response.headers["Vary"] == "Accept-Encoding, Accept-Language")
            #expect(response.headers["Cache-Control"] == "no-cache")
            let byField = client.get("/problems/\(kind.rawValue)", [("Accept-Language", language)])
            #expect(byField == response)
            let fields = [("Accept-Language", language), ("If-None-Match", response.headers["ETag"] ?? "")]
            #expect(client.get("/problems/\(kind.rawValue)", fields).status == .notModified)
        }
    }

    @Test(
        "A refusal of the server keeps its status and is a problem like any other",
        arguments: [400, 404, 408, 411, 413, 414, 417, 421, 429, 431, 500, 501, 503, 505]
    )
    func refusals(code: Int) throws {
        let response = client.service.refusal(Status(code), detail: "Too slow.", id: "r2")
        #expect(response.status.code == code)
        let json = try response.json
        #expect(json["status"] as? Int == code)
        #expect(json["detail"] as? String == "Too slow.")
        #expect(json["instance"] as? String == "r2")
        let type = try #require(json["type"] as? String)
        #expect(client.get(type).status == .ok)
    }
}
