import Catalog
import Foundation
import HTTPModel
import Testing

@testable import API

/// What the table answers about versions, names in circulation, keys, the privacy vocabulary and statements.
@Suite("Answers of the table in data/")
struct KnowledgeTests {
    private let client: InProcessClient
    private let catalog: CatalogSnapshot

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    private static func encoded(_ text: String) throws -> String {
        try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    }

    // MARK: The version map

    @Test("The version map tells risk, keys, replacement and verdict together")
    func versionMap() throws {
        let json = try client.get("/v1/apis/CLLocationManager.authorizationStatus()?ios=16.0").json
        #expect(json["introduced"] as? String == "4.2")
        #expect(json["deprecated"] as? String == "14.0")
        #expect(json["replacements"] as? [String] == ["CLLocationManager.authorizationStatus"])
        #expect((json["required_keys"] as? [Any])?.isEmpty == true)
        #expect(json["review_risk"] as? String == "none")
        #expect(json["role"] as? String == "reports")
        #expect((json["at"] as? [String: Any])?["verdict"] as? String == "deprecated")
    }

    @Test(
        "Versions that circulate wrongly are right here",
        arguments: [
            ("CLLocationManager.accuracyAuthorization", "14.0", nil), ("CLAccuracyAuthorization", "14.0", nil),
            ("PHPhotoLibrary.presentLimitedLibraryPicker(from:)", "14.0", nil),
            ("PHPhotoLibrary.presentLimitedLibraryPicker(from:completionHandler:)", "15.0", nil),
            ("CTCellularData", "9.0", nil), ("AVCaptureDevice.isSubjectAreaChangeMonitoringEnabled", "5.0", nil),
            ("PHAuthorizationStatus.limited", "14.0", nil), ("CNAuthorizationStatus.limited", "18.0", nil),
            ("CLAuthorizationStatus.authorizedAlways", "8.0", nil), ("UIApplication.openURL(_:)", "2.0", "10.0"),
            ("AVCaptureConnection.videoOrientation", "4.0", "17.0"), ("NWPath.unsatisfiedReason", "14.2", nil),
            ("CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)", "14.0", nil),
        ] as [(String, String, String?)]
    )
    func versions(_ sample: (name: String, introduced: String, deprecated: String?)) throws {
        let json = try client.get("/v1/apis/\(try Self.encoded(sample.name))").json
        #expect(json["introduced"] as? String == sample.introduced)
        #expect(json["deprecated"] as? String == sample.deprecated)
        #expect(json["deprecation_announced"] as? Bool == false)
    }

    @Test(
        "A symbol’s review risk is judged, and never without a word where it is high",
        arguments: [
            ("CLLocationManager.requestAlwaysAuthorization()", "medium"),
            ("ASIdentifierManager.advertisingIdentifier", "medium"), ("LSApplicationWorkspace", "high"),
            ("UIPasteboard.string", "low"), ("CLLocationManager.requestWhenInUseAuthorization()", "low"),
            ("CLLocationManager.authorizationStatus", "none"), ("PHPickerViewController", "none"),
            ("HKHealthStore.requestAuthorization(toShare:read:completion:)", "medium"), ("NEHotspotHelper", "high"),
        ]
    )
    func risk(_ sample: (name: String, risk: String)) throws {
        let json = try client.get("/v1/apis/\(try Self.encoded(sample.name))").json
        #expect(json["review_risk"] as? String == sample.risk)
        if sample.risk == "high" { #expect((json["notes"] as? [Any])?.isEmpty == false) }
    }

    @Test("At least 400 symbols that ask, report or are gated have a role and a risk")
    func coverage() {
        let judged = catalog.apis.rows.filter { $0.status == .known && $0.role != nil && $0.reviewRisk != nil }
        #expect(judged.count >= 700)
        let silent = catalog.apis.rows.filter { api in
            api.status == .known && api.notes.isEmpty && (api.reviewRisk == .medium || api.reviewRisk == .high)
        }
        #expect(silent.map(\.id) == [])
    }

    // MARK: Names in circulation

    @Test("A resolved name is known, an alias, a phantom with its fact, private, or unknown with near names")
    func resolve() throws {
        let names = [
            "PHPhotoLibrary.isLimited", "LSApplicationWorkspace", "CLLocationManager.requestAccuracyAuthorization(_:)",
            "PHPhotoLibrary.authorizationStatus(for:)", "Frobnicator.frobnicate()",
        ]
        let items = names.map { "{\"name\":\"\($0)\"}" }.joined(separator: ",")
        let json = try client.post("/v1/apis:resolve", json: "{\"min_ios\":\"13.0\",\"items\":[\(items)]}").json
        let answers = try #require(json["items"] as? [[String: Any]])
        #expect(answers.map { $0["status"] as? String } == ["phantom", "private", "phantom", "known", "unknown"])
        #expect(answers[0]["fact"] as? String == "MYTH-010")
        #expect((answers[0]["use"] as? [String])?.first == "PHPhotoLibrary.authorizationStatus(for:)")
        #expect(answers[1]["review_risk"] as? String == "high")
        #expect(answers[2]["fact"] as? String == "MYTH-020")
        #expect(answers[3]["needs_guard_from"] as? String == "14.0")
    }

    @Test("Every phantom leads to what is right or says why nothing is, and none has a version or is named elsewhere")
    func phantoms() {
        let phantoms = catalog.apis.rows.filter { $0.status == .phantom }
        #expect(phantoms.count >= 100)
        #expect(phantoms.filter { $0.replacements.isEmpty && $0.notes.isEmpty }.map(\.id) == [])
        let names = Set(phantoms.map(\.id))
        #expect(catalog.apis.rows.filter { $0.replacements.contains(where: names.contains) }.map(\.id) == [])
    }

    // MARK: Keys

    @Test(
        "A key tells since when, and what its absence does",
        arguments: [
            // Apple's page prints 11.0; the header of iOS 8 asks for the key already.
            ("NSLocationWhenInUseUsageDescription", "8.0", "silent"), ("NSCameraUsageDescription", "7.0", "crash"),
            ("NSPhotoLibraryUsageDescription", "6.0", "crash"), ("NSMicrophoneUsageDescription", "7.0", "crash"),
            ("NSLocalNetworkUsageDescription", "14.0", "denied"),
            ("Privacy - Camera Usage Description", "7.0", "crash"),
        ]
    )
    func keys(_ sample: (name: String, introduced: String, effect: String)) throws {
        let json = try client.get("/v1/keys/\(try Self.encoded(sample.name))").json
        #expect(json["introduced"] as? String == sample.introduced)
        #expect(json["if_missing"] as? String == sample.effect)
        // The upload check looks for code that uses a protected class, which the local network has none of.
        let codes = try #require(json["codes"] as? [String])
        #expect(codes.contains("ITMS-90683") == (sample.effect != "denied"))
    }

    @Test("The location key names both requests that need it")
    func neededBy() throws {
        let json = try client.get("/v1/keys/NSLocationWhenInUseUsageDescription").json
        let symbols = try #require(json["needed_by"] as? [String])
        #expect(symbols.contains("CLLocationManager.requestWhenInUseAuthorization()"))
        #expect(symbols.contains("CLLocationManager.requestAlwaysAuthorization()"))
    }

    @Test(
        "A wrong key leads to the right one",
        arguments: [
            ("NSPhotoLibraryAddOnlyUsageDescription", "NSPhotoLibraryAddUsageDescription"),
            ("NSCalendarUsageDescription", "NSCalendarsUsageDescription"),
        ]
    )
    func wrongKeys(_ sample: (wrong: String, right: String)) throws {
        let response = client.get("/v1/keys/\(sample.wrong)")
        let json = try response.json
        let right = json["replaced_by"] as? [String] ?? json["nearest"] as? [String] ?? []
        #expect(right.first == sample.right)
        if response.status == .ok { #expect(json["status"] as? String == "phantom") }
    }

    // MARK: The privacy vocabulary

    @Test(
        "Each category of required-reason APIs has its reasons, and those for SDKs only",
        arguments: [
            ("FileTimestamp", ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"], ["0A2A.1"]),
            ("SystemBootTime", ["35F9.1", "8FFB.1", "3D61.1"], []),
            ("DiskSpace", ["85F4.1", "E174.1", "7D9E.1", "B728.1"], []),
            ("ActiveKeyboards", ["3EC4.1", "54BD.1"], []),
            ("UserDefaults", ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"], ["C56D.1"]),
        ]
    )
    func categories(_ sample: (name: String, reasons: [String], sdkOnly: [String])) throws {
        let json = try client.get("/v1/privacy/categories/NSPrivacyAccessedAPICategory\(sample.name)").json
        let reasons = try #require(json["reasons"] as? [Any])
        let codes = reasons.compactMap { $0 as? String ?? ($0 as? [String: Any])?["id"] as? String }
        #expect(Set(codes) == Set(sample.reasons))
        #expect(codes.count == sample.reasons.count)
        #expect(json["sdk_only"] as? [String] == sample.sdkOnly)
    }

    @Test("There are 5 categories, 17 reasons and 6 purposes")
    func vocabulary() throws {
        for (path, count) in [("categories", 5), ("reasons", 17), ("purposes", 6)] {
            #expect(try client.get("/v1/privacy/\(path)").json["total"] as? Int == count)
        }
    }

    // MARK: Statements

    @Test(
        "A statement in circulation is found by its words, with its verdict",
        arguments: [
            ("limited default iOS 15", "MYTH-013", "false"), ("isLimited tells", "MYTH-010", "false"),
            ("PrivacyManifest.plist", "MYTH-002", "false"), ("three seconds", "MYTH-021", "false"),
            ("iOS 19", "F001", "false"), ("openURL(_:) always returns false", "C267", "true"),
        ]
    )
    func statements(_ sample: (query: String, id: String, verdict: String)) throws {
        let json = try client.get("/v1/facts?q=\(try Self.encoded(sample.query))").json
        let items = try #require(json["items"] as? [[String: Any]])
        let item = try #require(items.first { $0["id"] as? String == sample.id }, "\(items.map { $0["id"] })")
        #expect(item["verdict"] as? String == sample.verdict)
        #expect((item["truth"] as? String)?.isEmpty == false)
        #expect((item["sources"] as? [String])?.isEmpty == false)
    }

    @Test("The question about the default of iOS 15 has one answer, by search as well")
    func limitedDefault() throws {
        let query = try Self.encoded("limited default iOS 15")
        #expect(try client.get("/v1/facts?q=\(query)").json["total"] as? Int == 1)
        let hits = try client.get("/v1/search?q=\(query)&kind=facts").json["items"] as? [[String: Any]]
        #expect(hits?.first?["id"] as? String == "MYTH-013")
        let chinese = try client.get("/v1/facts/MYTH-013?lang=zh-Hans").json
        #expect((chinese["statement"] as? String)?.contains("iOS 15") == true)
        #expect((chinese["statement"] as? String)?.contains("受限") == true)
    }

    @Test("All 315 statements of copied articles are answered, each under its number")
    func numbered() throws {
        var verdicts: [String: Int] = [:]
        for number in 1...315 {
            let text = String(number)
            let id = "C" + String(repeating: "0", count: 3 - text.count) + text
            let json = try client.get("/v1/facts/\(id)").json
            verdicts[json["verdict"] as? String ?? "none", default: 0] += 1
        }
        #expect(Set(verdicts.keys) == ["true", "partly", "false", "unverifiable"])
        #expect(catalog.facts.rows.count >= 260)
    }
}
