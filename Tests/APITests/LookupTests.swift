import API
import Catalog
import Foundation
import HTTPModel
import Testing

struct LookupTests {
    private let client: InProcessClient

    init() throws { client = try InProcessClient() }

    @Test("A symbol tells its versions, and what it is worth at one of them")
    func symbol() throws {
        let response = client.get("/v1/apis/CLLocationManager.authorizationStatus()?ios=16.0")
        #expect(response.status == .ok)
        #expect(
            response.text == """
                {"dataset":"2026.11.1","id":"CLLocationManager.authorizationStatus()","kind":"method",\
                "framework":"CoreLocation","names":{"swift":"CLLocationManager.authorizationStatus()",\
                "objc":"+[CLLocationManager authorizationStatus]"},"aliases":[],"permissions":["location"],\
                "role":"reports","status":"known","introduced":"4.2","deprecated":"14.0",\
                "deprecation_announced":false,"obsoleted":null,"ineffective_from_sdk":null,\
                "replacements":["CLLocationManager.authorizationStatus"],"required_keys":[],\
                "required_reason_category":null,"review_risk":"none","notes":[],"fact":null,\
                "at":{"ios":"16.0","sdk":null,"verdict":"deprecated","use":"CLLocationManager.authorizationStatus"},\
                "sources":["a source"],"confidence":"documented","verified":"2026-11-30"}
                """
        )
    }

    @Test(
        "A symbol is found by every name, however it is escaped",
        arguments: [
            "/v1/apis/CLLocationManager.authorizationStatus()",
            "/v1/apis/CLLocationManager.authorizationStatus%28%29",
            "/v1/%61pis/%43LLocationManager.authorizationStatus()",
            "/v1/apis/+%5BCLLocationManager%20authorizationStatus%5D",
            "/v1/apis/+[CLLocationManager%20authorizationStatus]",
            "/v1/apis/CLLocationManager.authorizationStatus()?",
        ]
    )
    func names(target: String) throws {
        let response = client.get(target)
        #expect(response.status == .ok)
        #expect(try response.json["id"] as? String == "CLLocationManager.authorizationStatus()")
    }

    @Test("An Info.plist key asked for as a symbol is told its path")
    func keyAsSymbol() throws {
        let response = client.get("/v1/apis/NSCameraUsageDescription")
        #expect(response.status == .notFound)
        #expect(try (response.json["detail"] as? String)?.contains("/v1/keys/NSCameraUsageDescription") == true)
    }

    @Test("An escaped slash stays inside the name")
    func slash() throws {
        #expect(try client.get("/v1/apis/some%2Fodd%20name+%3A%5Bx%5D").json["id"] as? String == "some/odd name+:[x]")
        #expect(client.get("/v1/apis/some/odd%20name+%3A%5Bx%5D").status == .notFound)
    }

    @Test("A phantom answers, and leads to what is right")
    func phantom() throws {
        let json = try client.get("/v1/apis/PHPhotoLibrary.isLimited").json
        #expect(json["status"] as? String == "phantom")
        #expect(json["verdict"] as? String == "nonexistent")
        #expect(json["fact"] as? String == "MYTH-005")
        #expect(json["replacements"] as? [String] == ["PHPhotoLibrary.requestAuthorization(for:handler:)"])
        let at = try client.get("/v1/apis/PHPhotoLibrary.isLimited?ios=16.0").json["at"] as? [String: Any]
        #expect(at?["verdict"] as? String == "nonexistent")
        #expect(at?["use"] as? String == "PHPhotoLibrary.requestAuthorization(for:handler:)")
    }

    @Test("An unknown name is a 404 with near names, off the event loop")
    func unknown() throws {
        let response = client.get("/v1/apis/CLLocationManager.authorisationStatus()")
        #expect(response.status == .notFound)
        #expect(response.headers["Content-Type"] == "application/problem+json")
        let json = try response.json
        #expect(json["type"] as? String == "/problems/unknown-name")
        #expect(json["instance"] as? String == "r1")
        #expect((json["nearest"] as? [String])?.contains("CLLocationManager.authorizationStatus()") == true)
        guard case .offloaded = client.service.execution(of: Request(.get, "/v1/apis/nobody")) else {
            Issue.record("near names are looked for on the event loop")
            return
        }
    }

    @Test(
        "Versions that cannot be are refused, those of the gap as such",
        arguments: [
            ("ios=19", 422, "never-released-version"), ("ios=25.1", 422, "never-released-version"),
            ("sdk=22.0", 422, "never-released-version"), ("ios=abc", 400, "bad-parameter"),
            ("ios=1.2.3.4", 400, "bad-parameter"), ("ios=20&sdk=x", 400, "bad-parameter"),
        ]
    )
    func versions(_ sample: (query: String, status: Int, slug: String)) throws {
        let response = client.get("/v1/apis/LSApplicationWorkspace?\(sample.query)")
        #expect(response.status.code == sample.status)
        #expect(try response.json["type"] as? String == "/problems/\(sample.slug)")
    }

    @Test(
        "Each record is found by its id",
        arguments: [
            ("/v1/permissions/location", "location"),
            ("/v1/keys/NSCameraUsageDescription", "NSCameraUsageDescription"),
            ("/v1/keys/Privacy%20-%20Camera%20Usage%20Description", "NSCameraUsageDescription"),
            ("/v1/keys/NSPhotoUsageDescription", "NSPhotoUsageDescription"),
            ("/v1/privacy/categories/file-timestamp", "NSPrivacyAccessedAPICategoryFileTimestamp"),
            (
                "/v1/privacy/categories/NSPrivacyAccessedAPICategoryFileTimestamp",
                "NSPrivacyAccessedAPICategoryFileTimestamp"
            ),
            ("/v1/privacy/reasons/C617.1", "C617.1"),
            ("/v1/privacy/required-reason-apis/stat", "stat"),
            ("/v1/privacy/data-types/NSPrivacyCollectedDataTypeName", "NSPrivacyCollectedDataTypeName"),
            (
                "/v1/privacy/purposes/NSPrivacyCollectedDataTypePurposeAnalytics",
                "NSPrivacyCollectedDataTypePurposeAnalytics"
            ),
            ("/v1/privacy/manifest-keys/NSPrivacyTracking", "NSPrivacyTracking"),
            ("/v1/review-codes/itms-90683", "ITMS-90683"),
            ("/v1/guidelines/5.1.1(ii)", "5.1.1(ii)"),
            ("/v1/background-modes/location", "location"),
            ("/v1/entitlements/healthkit", "com.apple.developer.healthkit"),
            ("/v1/matrix/14.0%2Flocation%2Faccuracy", "14.0/location/accuracy"),
            ("/v1/timeline/2024-05-01-reasons", "2024-05-01-reasons"),
            ("/v1/symptoms/no-photo-prompt", "no-photo-prompt"),
            ("/v1/facts/MYTH-005", "MYTH-005"),
            ("/v1/rules/PL-001", "PL-001"),
        ]
    )
    func records(_ sample: (target: String, id: String)) throws {
        let response = client.get(sample.target)
        #expect(response.status == .ok)
        let json = try response.json
        #expect(json["id"] as? String == sample.id)
        for member in ["kind", "sources", "confidence", "verified"] { #expect(json[member] != nil) }
        #expect(response.text.hasPrefix(#"{"dataset":"2026.11.1","id":"#))
    }

    @Test("A category tells its reasons in full, and a permission its symbols")
    func related() throws {
        let category = try client.get("/v1/privacy/categories/file-timestamp").json
        #expect(category["reasons"] as? [String] == ["C617.1"])
        #expect(
            (category["reason_details"] as? [[String: Any]])?.first?["meaning"] as? String == "Inside the container."
        )
        let permission = try client.get("/v1/permissions/photo-library").json
        let apis = try #require(permission["apis"] as? [String: Any])
        #expect(apis["asks"] as? [String] == ["PHPhotoLibrary.requestAuthorization(for:handler:)"])
        #expect(permission["facts"] as? [String] == ["MYTH-005"])
    }

    @Test("A rule is told with its texts in the language asked for")
    func rule() throws {
        let json = try client.get("/v1/rules/PL-001?lang=zh-Hans").json
        #expect(json["title"] as? String == "缺少键")
        #expect((json["examples"] as? [String: String])?["bad"] == "<dict/>")
        #expect((json["phrases"] as? [String: Any])?["default"] != nil)
    }

    @Test("Platforms stand in a fixed order")
    func platforms() {
        let text = client.get("/v1/keys/NSPhotoLibraryUsageDescription").text
        #expect(text.contains(#""platforms":{"ios":"6.0","macos":"10.14"}"#))
    }

    @Test(
        "The language comes from lang, else from Accept-Language, else it is English",
        arguments: [
            ("", [], "en"), ("?lang=zh-Hans", [], "zh-Hans"), ("?lang=en", [("Accept-Language", "zh-CN")], "en"),
            ("", [("Accept-Language", "zh-CN,zh;q=0.9,en;q=0.8")], "zh-Hans"),
            ("", [("Accept-Language", "fr")], "en"),
        ] as [(String, [(String, String)], String)]
    )
    func language(_ sample: (query: String, fields: [(String, String)], language: String)) throws {
        // Twice: the second answer comes from the cache.
        for _ in 1...2 {
            let response = client.get("/v1/facts/MYTH-005" + sample.query, sample.fields)
            #expect(response.headers["Content-Language"] == sample.language)
            #expect(try response.json["truth"] as? String == (sample.language == "en" ? "There is not." : "不存在。"))
        }
    }

    @Test("A dataset that is loaded can be pinned, another is a 404 that lists the loaded ones")
    func pinned() throws {
        #expect(client.get("/v1/facts/MYTH-005?dataset=2026.11.1").status == .ok)
        let response = client.get("/v1/facts/MYTH-005?dataset=2020.1.1")
        #expect(response.status == .notFound)
        #expect(try response.json["type"] as? String == "/problems/unknown-dataset")
        #expect(try response.json["nearest"] as? [String] == ["2026.11.1"])
        #expect(try response.faultPlaces == ["dataset"])
    }

    @Test("The loaded datasets are listed")
    func datasets() throws {
        let items = try client.get("/v1/datasets").json["items"] as? [[String: Any]]
        #expect(items?.first?["id"] as? String == "2026.11.1")
    }
}
