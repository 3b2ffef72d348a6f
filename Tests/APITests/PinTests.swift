import Catalog
import Foundation
import HTTPModel
import Logging
import Store
import Testing

@testable import API

@Suite("Pinned datasets and their history")
struct PinTests {
    private let client: InProcessClient
    private let store: CatalogStore
    private static let key = "/v1/keys/NSCameraUsageDescription"

    /// Four datasets: in the second the key is deprecated, and one fact gives way to another; the rest change the key.
    init() throws {
        store = CatalogStore(try SampleDatabase.open())
        let folder = FileManager.default.temporaryDirectory.appending(path: "atlas-pins-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (number, (deprecated, fact)) in [("null", "F-1"), ("26.0", "F-2"), ("26.1", "F-2"), ("26.2", "F-2")]
            .enumerated()
        {
            let id = number == 0 ? "2026.11.1" : "2026.12.\(number)"
            let common = #""aliases":[],"confidence":"documented""#
            let files = [
                "dataset.json": #"{"id":"\#(id)","published":"2026-11-\#(10 + number)"}"#,
                "keys/all.json": """
                [{\(common.replacing("\"confidence\"", with: "\"codes\":[],\"companions\":[],\"confidence\"")),\
                "deprecated":\(deprecated == "null" ? deprecated : "\"\(deprecated)\""),\
                "id":"NSCameraUsageDescription","if_missing":"crash","introduced":"7.0","needed_by":[],"notes":[],\
                "platforms":{"ios":"7.0"},"replaced_by":[],"sources":["An SDK header"],"status":"known",\
                "type":"string","verified":"2026-11-01"}]
                """,
                "facts/all.json": """
                [{"about":[],\(common),"id":"\(fact)","sources":["An article"],\
                "statement":{"en":"Zebra \(fact).","zh-Hans":"斑马。"},"truth":{"en":"No.","zh-Hans":"不。"},\
                "verdict":"false","verified":"2026-11-01"}]
                """,
            ]
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            _ = try store.load(directory: folder.path(), rules: nil, today: "2026-11-30", reload: .refuse)
        }
        client = try InProcessClient(store: store)
    }

    private func deprecated(_ query: String) throws -> String? {
        try client.get(Self.key + query).json["deprecated"] as? String
    }

    @Test("A lookup is answered from the dataset that it pins, by either of its names")
    func lookups() throws {
        #expect(try deprecated("") == "26.2")
        let exact = try #require(try store.datasets().last?.exactID)
        for name in ["2026.11.1", exact] {
            let response = client.get("\(Self.key)?dataset=\(name)")
            #expect(response.headers["Dataset-Version"] == "2026.11.1")
            #expect(response.headers["Cache-Control"] == "public, max-age=86400")
            let json = try response.json
            #expect(json["dataset"] as? String == "2026.11.1" && json["deprecated"] is NSNull)
        }
        #expect(try deprecated("?dataset=2026.12.1") == "26.0")
        #expect(try deprecated("?dataset=2026.12.2") == "26.1")
        #expect(try deprecated("?dataset=2026.12.3") == "26.2")
        #expect(try deprecated("?dataset=2026.11.1") == nil)
        #expect(client.get(Self.key).headers["Cache-Control"] == "public, max-age=300")
        let tags = ["", "?dataset=2026.11.1"].map { client.get(Self.key + $0).headers["ETag"] }
        #expect(tags[0] != tags[1])
    }

    @Test("Lists, searches and computations read the pinned dataset, and later pages keep the pin")
    func others() throws {
        let pin = "dataset=2026.11.1"
        func ids(_ target: String) throws -> [String] {
            (try client.get(target).json["items"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        }
        #expect(try ids("/v1/facts") == ["F-2"] && ids("/v1/facts?\(pin)") == ["F-1"])
        #expect(try ids("/v1/search?q=zebra") == ["F-2"] && ids("/v1/search?q=zebra&\(pin)") == ["F-1"])
        #expect(client.get("/v1/facts/F-1").status == .notFound)
        #expect(client.get("/v1/facts/F-1?\(pin)").status == .ok)
        let missing = client.get("/v1/facts/F-2?\(pin)")
        #expect(missing.status == .notFound && missing.headers["Dataset-Version"] == "2026.11.1")
        #expect(try missing.json["dataset"] as? String == "2026.11.1")
        let resolved = client.post("/v1/apis:resolve?\(pin)", json: #"{"items":[{"name":"x"}]}"#)
        #expect(try resolved.json["dataset"] as? String == "2026.11.1")
        #expect(resolved.headers["Cache-Control"] == "no-store")
    }

    @Test("A dataset that is not in memory is read by a worker, the next request finds it there")
    func places() {
        let head = Request(.get, "/v1/keys/NSCameraUsageDescription?dataset=2026.12.1&lang=en")
        let other = Request(.get, "/v1/keys/NSCameraUsageDescription?dataset=2026.12.1&lang=zh-Hans")
        guard case .offloaded = client.service.execution(of: head) else {
            Issue.record("the event loop reads a dataset")
            return
        }
        _ = client.service.respond(to: head)
        guard case .inline = client.service.execution(of: other) else {
            Issue.record("the dataset was not kept")
            return
        }
    }

    @Test("No more than two pinned snapshots are kept, those asked for last")
    func bound() throws {
        let pinned = PinnedCatalogs(store, log: MemorySink())
        let newest = client.holder.current
        for name in ["2026.11.1", "2026.12.1", "2026.11.1", "2026.12.2"] {
            #expect(try pinned.snapshot(name, newest: newest).dataset.id == name)
        }
        #expect(pinned.present("2026.11.1", newest: newest) != nil)
        #expect(pinned.present("2026.12.1", newest: newest) == nil)
        #expect(pinned.present("2026.12.2", newest: newest) != nil)
        #expect(pinned.present("2026.12.3", newest: newest) === newest)
    }

    @Test(
        "An unknown dataset is a 404 that names the loaded ones",
        arguments: ["2026.13.1", "2026.11.1-00000000", "x y"]
    )
    func unknown(name: String) throws {
        let escaped = PercentEncoding.encode(name)
        for target in [
            "\(Self.key)?dataset=\(escaped)", "/v1/datasets/\(escaped)", "/v1/datasets/2026.11.1/diff/\(escaped)",
            "/v1/changes?since=\(escaped)", "/v1/export?dataset=\(escaped)",
        ] {
            let response = client.get(target)
            #expect(response.status == .notFound, "\(target)")
            let json = try response.json
            #expect(json["type"] as? String == "/problems/unknown-dataset")
            #expect(json["nearest"] as? [String] == ["2026.12.3", "2026.12.2", "2026.12.1", "2026.11.1"])
        }
    }

    @Test("The datasets are listed, the newest first, on pages")
    func list() throws {
        let json = try client.get("/v1/datasets?limit=3").json
        let items = try #require(json["items"] as? [[String: Any]])
        #expect(items.map { $0["id"] as? String } == ["2026.12.3", "2026.12.2", "2026.12.1"])
        #expect(items.map { $0["newest"] as? Bool } == [true, false, false])
        let next = try #require(json["next"] as? String)
        let rest = try client.get(next).json
        #expect((rest["items"] as? [[String: Any]])?.map { $0["id"] as? String } == ["2026.11.1"])
        #expect(rest["next"] is NSNull && rest["total"] as? Int == 4)
    }

    @Test("A dataset tells its counts and where its octets stay")
    func one() throws {
        let json = try client.get("/v1/datasets/2026.11.1").json
        #expect(
            json["counts"] as? [String: Int]
                == Dictionary(
                    uniqueKeysWithValues: StoredKind.all.map {
                        ($0, ["keys", "facts"].contains($0) ? 1 : 0)
                    }
                )
        )
        #expect(json["newest"] as? Bool == false && json["published"] as? String == "2026-11-10")
        let export = try #require(json["export"] as? String)
        let response = client.get(export)
        #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(response.headers["Dataset-Version"] == "2026.11.1")
    }

    @Test("A difference has what is added, changed by member, and removed")
    func difference() throws {
        let json = try client.get("/v1/datasets/2026.11.1/diff/2026.12.1").json
        #expect(json["total"] as? Int == 3)
        #expect(json["totals"] as? [String: Int] == ["added": 1, "changed": 1, "removed": 1])
        let changed = try #require(json["changed"] as? [[String: Any]])
        #expect(
            changed as NSArray == [
                [
                    "kind": "keys", "id": "NSCameraUsageDescription", "field": "deprecated", "old": NSNull(),
                    "new": "26.0", "sources": ["An SDK header"],
                ] as [String: Any]
            ] as NSArray
        )
        let added = try #require(json["added"] as? [[String: Any]])
        #expect(added.first?["id"] as? String == "F-2")
        #expect((added.first?["record"] as? [String: Any])?["id"] as? String == "F-2")
        #expect((json["removed"] as? [[String: Any]])?.first?["id"] as? String == "F-1")
        #expect((json["from"] as? [String: Any])?["id"] as? String == "2026.11.1")
        let back = try client.get("/v1/datasets/2026.12.1/diff/2026.11.1?kind=keys").json
        #expect((back["changed"] as? [[String: Any]])?.first?["old"] as? String == "26.0")
        #expect(back["total"] as? Int == 1)
    }

    @Test("The feed tells with which dataset each change came, and a page leads to the next")
    func feed() throws {
        var target: String? = "/v1/changes?limit=2"
        var seen: [String] = []
        while let next = target {
            let json = try client.get(next).json
            #expect(json["total"] as? Int == 5)
            for item in json["items"] as? [[String: Any]] ?? [] {
                seen.append("\(item["came_with"] ?? "") \(item["change"] ?? "") \(item["id"] ?? "")")
            }
            target = json["next"] as? String
        }
        #expect(
            seen == [
                "2026.12.1 removed F-1", "2026.12.1 added F-2", "2026.12.1 changed NSCameraUsageDescription",
                "2026.12.2 changed NSCameraUsageDescription", "2026.12.3 changed NSCameraUsageDescription",
            ]
        )
        #expect(try client.get("/v1/changes?since=2026.12.2").json["total"] as? Int == 1)
        #expect(try client.get("/v1/changes?since=2026-11-12").json["total"] as? Int == 2)
        #expect(client.get("/v1/changes?kind=nobody").status == .badRequest)
        #expect(client.get("/v1/changes?page_token=1").status == .badRequest)
    }
}
