import Foundation
import HTTPModel
import Testing

@testable import API

@Suite("Questions over versions")
struct VersionQuestionTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private func ids(_ json: [String: Any]) -> [String] {
        (json["items"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    }

    @Test("A symbol's verdicts over a range come part by part")
    func course() throws {
        let json = try client.get("/v1/apis/CLLocationManager.authorizationStatus()?ios=13..18").json
        let over = try #require(json["over"] as? [String: Any])
        #expect(over["ios"] as? String == "13.0..18.0" && json["at"] == nil)
        #expect(
            over["verdicts"] as? NSArray == [
                ["from": "13.0", "before": "14.0", "verdict": "available", "use": NSNull()] as [String: Any],
                [
                    "from": "14.0", "before": NSNull(), "verdict": "deprecated",
                    "use": "CLLocationManager.authorizationStatus",
                ],
            ] as NSArray
        )
        let one = try client.get("/v1/apis/CLLocationManager.authorizationStatus()?ios=16").json
        #expect((one["at"] as? [String: Any])?["verdict"] as? String == "deprecated" && one["over"] == nil)
    }

    @Test("A list takes a verdict that is met at some version of the range")
    func verdicts() throws {
        let filters = "permission=location&framework=CoreLocation&verdict=deprecated&limit=500"
        let name = "CLLocationManager.authorizationStatus()"
        #expect(ids(try client.get("/v1/apis?ios=12..13&\(filters)").json).contains(name) == false)
        #expect(ids(try client.get("/v1/apis?ios=12..14&\(filters)").json).contains(name))
        #expect(ids(try client.get("/v1/apis?ios=26&\(filters)").json).contains(name))
    }

    @Test("What changes between min_ios and sdk is listed and counted by permission and framework")
    func changes() throws {
        let json = try client.get("/v1/apis?min_ios=13.0&sdk=14.0&permission=location&limit=500").json
        #expect(ids(json).contains("CLLocationManager.authorizationStatus()"))
        #expect(ids(json).contains("CLLocationManager.requestLocation()") == false)
        let groups = try #require(json["groups"] as? [[String: Any]])
        let core = try #require(
            groups.first { $0["permission"] as? String == "location" && $0["framework"] as? String == "CoreLocation" }
        )
        #expect((core["total"] as? Int ?? 0) > 1 && (core["total"] as? Int ?? 0) <= (json["total"] as? Int ?? 0))
        let same = try client.get("/v1/apis?min_ios=14.0&sdk=14.0").json
        #expect(same["total"] as? Int == 0)
        let sdk = try client.get("/v1/apis?min_ios=14.0&sdk=18.0&framework=UIKit&verdict=ineffective").json
        #expect(ids(sdk).contains("UIApplication.openURL(_:)"))
    }

    @Test(
        "Versions that make no question are told",
        arguments: [
            ("ios=14..20", 422), ("min_ios=14", 400), ("min_ios=18&sdk=14", 400), ("min_ios=14&sdk=18&ios=16", 400),
            ("min_ios=20&sdk=26", 422), ("ios=18..14", 400),
        ]
    )
    func faults(query: String, status: Int) {
        #expect(client.get("/v1/apis?\(query)").status.code == status)
    }
}
