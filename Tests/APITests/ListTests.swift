import API
import Foundation
import HTTPModel
import Testing

struct ListTests {
    private let client: InProcessClient

    init() throws { client = try InProcessClient() }

    private func ids(_ target: String) throws -> [String] {
        let response = client.get(target)
        #expect(response.status == .ok, "\(response.text)")
        return (try response.json["items"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }

    @Test(
        "Every kind is listed in the same shape",
        arguments: [
            "/v1/apis", "/v1/permissions", "/v1/keys", "/v1/privacy/categories", "/v1/privacy/reasons",
            "/v1/privacy/required-reason-apis", "/v1/privacy/data-types", "/v1/privacy/purposes",
            "/v1/privacy/manifest-keys", "/v1/review-codes", "/v1/guidelines", "/v1/background-modes",
            "/v1/entitlements",
            "/v1/timeline", "/v1/symptoms", "/v1/facts", "/v1/rules", "/v1/datasets",
        ]
    )
    func shape(target: String) throws {
        let json = try client.get(target).json
        #expect(json["dataset"] as? String == "2026.11.1")
        let items = try #require(json["items"] as? [[String: Any]])
        #expect(json["total"] as? Int == items.count)
        #expect(!items.isEmpty)
        #expect(json["next"] is NSNull)
    }

    @Test(
        "Filters narrow a list",
        arguments: [
            ("/v1/apis?permission=photo-library&status=known", ["PHPhotoLibrary.requestAuthorization(for:handler:)"]),
            ("/v1/apis?framework=corelocation&kind=property", ["CLLocationManager.authorizationStatus"]),
            ("/v1/apis?risk=high", ["LSApplicationWorkspace"]),
            ("/v1/apis?status=private", ["LSApplicationWorkspace"]),
            ("/v1/apis?role=asks", ["PHPhotoLibrary.requestAuthorization(for:handler:)"]),
            ("/v1/apis?ios=16.0&verdict=deprecated", ["CLLocationManager.authorizationStatus()"]),
            (
                "/v1/apis?ios=13.0&verdict=unavailable&framework=Photos",
                ["PHPhotoLibrary.requestAuthorization(for:handler:)"]
            ),
            ("/v1/apis?verdict=nonexistent", ["PHPhotoLibrary.isLimited"]),
            ("/v1/apis?q=LIMITED%20photo", ["PHPhotoLibrary.isLimited"]),
            ("/v1/apis?q=nothing", []),
            ("/v1/apis?q=", nil),
            ("/v1/keys?permission=photo-library", ["NSPhotoLibraryUsageDescription"]),
            ("/v1/keys?status=phantom", ["NSPhotoUsageDescription"]),
            ("/v1/privacy/reasons?category=file-timestamp&for=sdk", ["C617.1"]),
            ("/v1/facts?verdict=true", []),
            ("/v1/facts?about=photo-library&q=islimited", ["MYTH-005"]),
            ("/v1/rules?severity=error&effect=crash&code=ITMS-90683", ["PL-001"]),
            ("/v1/rules?code=5.1.1(ii)", ["PL-001"]),
            ("/v1/guidelines?how_checked=automatic&code=90683&rule=PL-001", ["5.1.1(ii)"]),
            ("/v1/background-modes?status=phantom", ["background-location"]),
            ("/v1/background-modes?risk=high&platform=iOS", ["location"]),
            ("/v1/entitlements?granted=on-request", []),
            ("/v1/timeline?from=2024-05-01&to=2026-12-31", ["2024-05-01-reasons"]),
            ("/v1/timeline?from=2027-04-15", ["2027-04-sdk"]),
            ("/v1/timeline?as_of=2024-04-30", ["2024-03-13-mails"]),
            ("/v1/timeline?as_of=2024-05-01&topic=required-reasons", ["2024-05-01-reasons"]),
            ("/v1/symptoms?permission=photos", ["no-photo-prompt"]),
            ("/v1/symptoms?code=5.1.1(ii)", ["no-location-prompt"]),
        ] as [(String, [String]?)]
    )
    func filters(_ sample: (target: String, ids: [String]?)) throws {
        let ids = try ids(sample.target)
        if let expected = sample.ids { #expect(ids == expected) } else { #expect(ids.count > 1) }
    }

    @Test("A list at a version tells what each symbol is worth there")
    func versioned() throws {
        let items = try client.get("/v1/apis?ios=16.0&kind=method").json["items"] as? [[String: Any]] ?? []
        #expect(items.allSatisfy { ($0["at"] as? [String: Any])?["ios"] as? String == "16.0" })
    }

    @Test("Pages follow one another by next, without a gap or a repeat", arguments: 1...7)
    func pages(limit: Int) throws {
        let all = try ids("/v1/apis")
        var collected: [String] = []
        var next: String? = "/v1/apis?framework=&limit=\(limit)"
        while let target = next {
            let json = try client.get(target).json
            #expect(json["total"] as? Int == all.count)
            let items = try #require(json["items"] as? [[String: Any]])
            #expect(items.count <= limit)
            collected += items.compactMap { $0["id"] as? String }
            next = json["next"] as? String
        }
        #expect(collected == all)
        #expect(all == all.sorted())
    }

    @Test("The next page keeps the filters")
    func nextKeepsFilters() throws {
        let next = try client.get("/v1/keys?limit=1&q=photo").json["next"] as? String
        #expect(next == "/v1/keys?limit=1&q=photo&page_token=NSPhotoLibraryUsageDescription")
    }

    @Test(
        "Parameters that cannot be used are named, all of them",
        arguments: [
            ("/v1/apis?limit=0", ["limit"]), ("/v1/apis?limit=501", ["limit"]), ("/v1/apis?limit=ten", ["limit"]),
            ("/v1/apis?permission=fotos&risk=huge&status=odd", ["permission", "status", "risk"]),
            ("/v1/apis?verdict=deprecated", ["verdict"]),
            ("/v1/apis?premission=location&ios=14.0", ["premission"]),
            ("/v1/apis?ios=14.0&ios=15.0", ["ios"]),
            ("/v1/apis?a=b&c", ["a", "c"]),
            ("/v1/apis?lang=fr", ["lang"]), ("/v1/keys?ios=14.0", ["ios"]),
            ("/v1/apis?q=%zz", ["q"]), ("/v1/apis?framework=Fotos&kind=metod", ["framework", "kind"]),
            ("/v1/timeline?from=2026-01-01&to=2025-12-31", ["to"]), ("/v1/timeline?topic=weather", ["topic"]),
            ("/v1/facts?about=weather", ["about"]),
            ("/v1/degradations?state=asleep&feature=flying", ["state", "feature"]),
            ("/v1/background-modes?platform=toaster", ["platform"]),
            ("/v1/datasets?limit=0", ["limit"]), ("/v1/datasets?limit=x&page_token=a&q=a", ["q"]),
        ]
    )
    func faults(_ sample: (target: String, places: [String])) throws {
        let response = client.get(sample.target)
        #expect(response.status == .badRequest)
        #expect(try response.faultPlaces == sample.places)
    }

    @Test("The datasets have pages like any list")
    func datasets() throws {
        #expect(try ids("/v1/datasets?limit=1&page_token=") == ["2026.11.1"])
        #expect(try ids("/v1/datasets?page_token=2026.11.1") == [])
    }

    @Test("An unknown parameter is told with the nearest known one")
    func nearestParameter() throws {
        #expect(try client.get("/v1/apis?premission=location").faultDetails.contains("did you mean permission?"))
    }
}
