import Catalog
import Foundation
import HTTPModel
import Testing

@testable import API

/// The service over the table in `data/`.
struct RealTableTests {
    private let client: InProcessClient
    private let catalog: CatalogSnapshot

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    @Test("The class method for the location authorization is deprecated at iOS 16, for the property")
    func authorizationStatus() throws {
        let json = try client.get("/v1/apis/CLLocationManager.authorizationStatus()?ios=16.0").json
        #expect(json["introduced"] as? String == "4.2")
        #expect(json["deprecated"] as? String == "14.0")
        let at = try #require(json["at"] as? [String: Any])
        #expect(at["verdict"] as? String == "deprecated")
        #expect(at["use"] as? String == "CLLocationManager.authorizationStatus")
    }

    @Test("The old web view is public, deprecated, and a high risk, and what uploads may not contain is said")
    func webView() throws {
        let json = try client.get("/v1/apis/UIWebView?ios=13.0").json
        #expect(json["status"] as? String == "known")
        #expect(json["introduced"] as? String == "2.0")
        #expect(json["deprecated"] as? String == "12.0")
        #expect(json["replacements"] as? [String] == ["WKWebView"])
        #expect(json["review_risk"] as? String == "high")
        #expect((json["at"] as? [String: Any])?["use"] as? String == "WKWebView")
        #expect((json["notes"] as? [String])?.first?.contains("ITMS-90809") == true)
    }

    @Test("A name in circulation is a phantom, a private class private, and an unknown name unknown")
    func statuses() throws {
        let phantom = try client.get("/v1/apis/PHPhotoLibrary.isLimited").json
        #expect(phantom["status"] as? String == "phantom")
        #expect((phantom["replacements"] as? [String])?.isEmpty == false)
        let hidden = try client.get("/v1/apis/LSApplicationWorkspace").json
        #expect(hidden["status"] as? String == "private")
        #expect(hidden["review_risk"] as? String == "high")
        let unknown = client.get("/v1/apis/PHPhotoLibrary.authorisationStatus(for:)")
        #expect(unknown.status == .notFound)
        let nearest = try #require(try unknown.json["nearest"] as? [String])
        #expect((1...5).contains(nearest.count))
        #expect(nearest.contains("PHPhotoLibrary.authorizationStatus(for:)"))
    }

    @Test(
        "A member is found under each class that inherits it, in either language",
        arguments: [
            ("CBCentralManager.authorization", "CBManager.authorization"),
            ("+[CBPeripheralManager%20authorization]", "CBManager.authorization"),
            ("EKEvent.rollback()", "EKObject.rollback()"),
            ("EKReminder.addAlarm(_:)", "EKCalendarItem.addAlarm(_:)"),
        ]
    )
    func inherited(_ name: String, _ id: String) throws {
        #expect(try client.get("/v1/apis/\(name)").json["id"] as? String == id)
        let list = "{\"apis\":[\"\(name.replacing("%20", with: " "))\"]}"
        let findings = try client.post("/v1/evaluations", json: list).json["findings"] as? [[String: Any]] ?? []
        #expect(findings.allSatisfy { $0["rule"] as? String != "API-006" })
    }

    @Test("What a class does not inherit is not found under its name")
    func notInherited() throws {
        #expect(client.get("/v1/apis/CBPeripheral.authorization").status == .notFound)
        #expect(client.get("/v1/apis/CBManager.scanForPeripherals(withServices:options:)").status == .notFound)
        let record = try client.get("/v1/apis/EKEvent").json
        #expect(record["superclass"] as? String == "EKCalendarItem")
    }

    @Test(
        "The first hit for a name or a word is what was meant",
        arguments: [
            ("q=NSCameraUsageDescription", "NSCameraUsageDescription"), ("q=ITMS-91053", "ITMS-91053"),
            ("q=C617.1", "C617.1"), ("q=camera&kind=permissions", "camera"), ("q=相机&kind=permissions", "camera"),
        ]
    )
    func search(_ sample: (query: String, id: String)) throws {
        let query = sample.query.replacing("相机", with: "%E7%9B%B8%E6%9C%BA")
        let response = client.get("/v1/search?\(query)")
        let items = try #require(try response.json["items"] as? [[String: Any]], "\(response.text)")
        let first = try #require(items.first)
        #expect(first["id"] as? String == sample.id)
        let href = try #require(first["href"] as? String)
        #expect(try client.get(href).json["id"] as? String == sample.id)
    }

    @Test("A search is paged without a repeat, and its parameters are checked")
    func searchPages() throws {
        let all = try #require(try client.get("/v1/search?q=photo&limit=500").json["items"] as? [[String: Any]])
        var collected: [String] = []
        var next: String? = "/v1/search?q=photo&limit=40"
        while let target = next {
            let json = try client.get(target).json
            collected += (json["items"] as? [[String: Any]] ?? []).compactMap { $0["href"] as? String }
            next = json["next"] as? String
        }
        #expect(Array(collected.prefix(all.count)) == all.compactMap { $0["href"] as? String })
        #expect(Set(collected).count == collected.count)
        #expect(try client.get("/v1/search").faultPlaces == ["q"])
        #expect(try client.get("/v1/search?q=x&kind=nothing&page_token=-1").faultPlaces == ["kind", "page_token"])
    }

    @Test(
        "Whatever is searched for, there is an answer",
        arguments: ["%22", "*", "a%22%20OR%20%22b", "%2B%5B", "NEAR(a%20b)", "%00", "x%3A", "-", "%F0%9F%93%B7", "()"]
    )
    func oddSearches(query: String) {
        #expect(client.get("/v1/search?q=\(query)").status == .ok)
    }

    @Test("Each row of each small kind is found by its path, in both languages", arguments: RecordKind.allCases)
    func rows(kind: RecordKind) throws {
        guard kind != .api else { return }
        // The matrix comes whole, in cells.
        var path: String? = kind == .matrixChange ? kind.path : "\(kind.path)?limit=500"
        while let target = path {
            let json = try client.get(target).json
            let cells = json["cells"] as? [[String: Any]]
            let changes = cells?.flatMap { $0["changes"] as? [[String: Any]] ?? [] }
            for item in try #require(changes ?? json["items"] as? [[String: Any]]) {
                let id = try #require(item["id"] as? String)
                for language in Language.allCases {
                    let target = "\(kind.path)/\(PercentEncoding.encode(id))?lang=\(language.rawValue)"
                    let record = try client.get(target).json
                    #expect(record["id"] as? String == id)
                    #expect((record["sources"] as? [String])?.isEmpty == false)
                }
            }
            path = json["next"] as? String
        }
    }

    @Test("Symbols of every framework are found by their path")
    func symbols() throws {
        for (index, row) in catalog.apis.rows.enumerated() where index % 61 == 0 {
            let json = try client.get("/v1/apis/\(PercentEncoding.encode(row.id))?ios=17.0&sdk=26.0").json
            #expect(json["id"] as? String == row.id)
        }
    }

    @Test("The sum of the pages is the whole API map")
    func apiPages() throws {
        var ids: [String] = []
        var next: String? = "/v1/apis?limit=500"
        while let target = next {
            let json = try client.get(target).json
            ids += (json["items"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
            next = json["next"] as? String
        }
        #expect(ids == catalog.apis.rows.map(\.id))
    }
}
