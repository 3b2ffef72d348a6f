import API
import Catalog
import Foundation
import HTTPModel
import Testing

/// `GET /v1/export` over the table in `data/`.
struct ExportTests {
    private let client: InProcessClient
    private let catalog: CatalogSnapshot
    private static let gzip = ("Accept-Encoding", "gzip")

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    private func octets(_ response: Response) throws -> [UInt8] {
        let source = try #require(response.source)
        return try #require(source.octets(in: 0..<source.count))
    }

    @Test("The export names its dataset, and holds every record and text once, in a stable order")
    func lines() throws {
        let response = client.get("/v1/export")
        #expect(response.status == .ok)
        #expect(response.headers["Content-Type"] == "application/x-ndjson")
        let text = try octets(response)
        #expect(text.last == 0x0A)
        let lines = text.split(separator: 0x0A)
        let head = try JSONSerialization.jsonObject(with: Data(lines[0])) as? [String: [String: String]]
        #expect(head?["dataset"]?["id"] == catalog.dataset.id)
        #expect(head?["dataset"]?["sha256"] == catalog.dataset.sha256)
        var ids: [String: [String]] = [:]
        for line in lines.dropFirst() {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
            let kind = try #require(object["kind"] as? String)
            let record = try #require(object["record"] as? [String: Any])
            ids[kind, default: []].append(try #require(record["id"] as? String))
        }
        #expect(ids["apis"] == catalog.apis.rows.map(\.id))
        #expect(ids["facts"] == catalog.facts.rows.map(\.id))
        for language in Language.allCases {
            #expect(ids["texts/\(language.rawValue)"] == catalog.texts[language]?.keys.sorted())
        }
        #expect(ids.count == RecordKind.allCases.count + Language.allCases.count)
        #expect(client.get("/v1/export") == response)
    }

    @Test("It comes in gzip, under a tag of its own, and is made once")
    func codings() throws {
        let plain = client.get("/v1/export")
        let packed = client.get("/v1/export", [Self.gzip])
        #expect(packed.headers["Content-Encoding"] == "gzip")
        #expect(try octets(packed).prefix(2) == [0x1F, 0x8B])
        #expect(packed.contentLength < plain.contentLength / 10)
        #expect(packed.headers["ETag"] != plain.headers["ETag"])
        for response in [plain, packed] {
            #expect(response.headers["Vary"] == "Accept-Encoding")
            #expect(response.headers["Accept-Ranges"] == "bytes")
            let loaded = try #require(catalog.loaded)
            #expect(response.headers["Last-Modified"] == HTTPDate(seconds: loaded).description)
        }
        let tag = try #require(packed.headers["ETag"])
        let unchanged = client.get("/v1/export", [Self.gzip, ("If-None-Match", tag)])
        #expect(unchanged.status == .notModified)
        #expect(unchanged.contentLength == 0)
        #expect(client.send(.head, "/v1/export") == plain)
    }

    @Test("What the digest names may be kept for good, another pin for a day, the newest for five minutes")
    func freshness() {
        let location = "/v1/export?dataset=\(catalog.dataset.exactID)"
        let immutable = client.get(location)
        #expect(immutable.headers["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(immutable.headers["ETag"] == client.get("/v1/export").headers["ETag"])
        #expect(immutable.headers["Content-Location"] == nil)
        #expect(client.get("/v1/export").headers["Content-Location"] == location)
        let pinned = client.get("/v1/export?dataset=\(catalog.dataset.id)")
        #expect(pinned.headers["Cache-Control"] == "public, max-age=86400")
        #expect(pinned.headers["Content-Location"] == location)
        #expect(pinned.headers["ETag"] == client.get("/v1/export").headers["ETag"])
        #expect(client.get("/v1/export").headers["Cache-Control"] == "public, max-age=300")
        #expect(client.get("/v1/export?dataset=1999.1.1").status == .notFound)
        #expect(client.get("/v1/export?limit=1").status == .badRequest)
        #expect(client.get("/v1/export", [("Accept", "text/html")]).status == .notAcceptable)
    }

    @Test("A part is cut out of the body in its coding", arguments: ["identity", "gzip"])
    func ranges(coding: String) throws {
        let accept = ("Accept-Encoding", coding)
        let whole = client.get("/v1/export", [accept])
        let octets = try octets(whole)
        let tag = try #require(whole.headers["ETag"])
        for (field, range) in [
            ("bytes=0-9", 0..<10), ("bytes=70000-200000", 70_000..<200_001),
            ("bytes=-7", octets.count - 7..<octets.count),
            ("bytes=\(octets.count - 1)-", octets.count - 1..<octets.count),
        ] {
            let part = client.get("/v1/export", [accept, ("Range", field), ("If-Range", tag)])
            #expect(part.status == .partialContent)
            #expect(
                part.headers["Content-Range"] == "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(octets.count)"
            )
            #expect(try self.octets(part) == Array(octets[range]))
        }
        let behind = client.get("/v1/export", [accept, ("Range", "bytes=\(octets.count)-")])
        #expect(behind.status == .rangeNotSatisfiable)
        #expect(client.get("/v1/export", [accept, ("Range", "bytes=1-"), ("If-Range", "\"x\"")]) == whole)
    }

    @Test("The first export is rendered by a worker, the next answered on the event loop")
    func place() throws {
        let fresh = InProcessClient(real: try RealTable.shared.get())
        let head = Request(.get, "/v1/export")
        guard case .offloaded = fresh.service.execution(of: head) else {
            Issue.record("an export is rendered on the event loop")
            return
        }
        _ = fresh.service.respond(to: head)
        guard case .inline = fresh.service.execution(of: head) else {
            Issue.record("an export is not kept")
            return
        }
    }

    @Test("A database that does not hold the dataset is a 503")
    func unavailable() throws {
        let response = try InProcessClient().service.respond(to: Request(.get, "/v1/export"))
        #expect(response.status == .serviceUnavailable)
        #expect(response.headers["Retry-After"] == "5")
    }
}
