import Foundation
import HTTPModel
import Testing

@testable import API

/// Review codes and the duty of SDKs as of a day, over the table in `data/`.
struct DatedLookupTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private func ids(_ target: String) throws -> [String] {
        let items = try #require(try client.get(target).json["items"] as? [[String: Any]])
        return items.compactMap { $0["id"] as? String }
    }

    @Test(
        "A code is enforced from its day on, not after another took its place, and what is not known is not said",
        arguments: [
            ("ITMS-91053", "2024-04-30", false), ("ITMS-91053", "2024-05-01", true),
            ("ITMS-91056", "2024-11-11", false), ("ITMS-91056", "2024-11-12", true),
            ("ITMS-91061", "2025-02-11", false), ("ITMS-91061", "2025-02-12", true),
            ("ITMS-91107", "2024-08-31", false), ("ITMS-91107", "2024-09-10", nil),
            ("ITMS-91107", "2024-10-01", true), ("ITMS-91108", "2024-11-12", false),
            ("ITMS-90683", "2018-12-31", false), ("ITMS-90683", "2020-01-01", true),
            ("ITMS-90725", "2020-01-01", nil), ("ITMS-90725", "2026-05-01", true), ("ITMS-90078", "2026-05-01", nil),
        ] as [(String, String, Bool?)]
    )
    func enforced(_ sample: (code: String, day: String, enforced: Bool?)) throws {
        let json = try client.get("/v1/review-codes/\(sample.code)?as_of=\(sample.day)").json
        let at = try #require(json["at"] as? [String: Any])
        #expect(at["as_of"] as? String == sample.day)
        #expect(at["enforced"] as? Bool == sample.enforced)
    }

    @Test("What was announced for a code and what held on the day are told, and nothing without a day")
    func changes() throws {
        let at = try #require(try client.get("/v1/review-codes/91053?as_of=2024-04-30").json["at"] as? [String: Any])
        let changes = try #require(at["changes"] as? [[String: Any]])
        #expect(
            changes.map { $0["id"] as? String } == [
                "2024-03-13-missing-reason-mails", "2024-04-26-first-phase-narrowed",
            ]
        )
        #expect(try client.get("/v1/review-codes/91053").json["at"] == nil)
    }

    @Test("The codes of a day are those that were enforced then")
    func codes() throws {
        let before = try ids("/v1/review-codes?as_of=2024-11-11&limit=500")
        #expect(before.contains("ITMS-91053") && before.contains("ITMS-91107"))
        #expect(!before.contains("ITMS-91056") && !before.contains("ITMS-91061"))
        let after = try ids("/v1/review-codes?as_of=2025-02-12&limit=500")
        #expect(after.contains("ITMS-91056") && after.contains("ITMS-91061") && !after.contains("ITMS-91107"))
    }

    @Test("Apple’s list is a duty from 2025-02-12 on")
    func duty() throws {
        #expect(try client.get("/v1/sdks?as_of=2025-02-11").json["total"] as? Int == 0)
        #expect(try client.get("/v1/sdks?as_of=2025-02-12").json["total"] as? Int == 86)
        let before = try #require(try client.get("/v1/sdks/Kingfisher?as_of=2025-02-11").json["at"] as? [String: Any])
        #expect(before["duty_in_force"] as? Bool == false)
        #expect(before["version"] is NSNull && before["ships_manifest"] is NSNull)
        let json = try client.get("/v1/sdks/Kingfisher?version=7.9.0&as_of=2026-11-30").json
        let after = try #require(json["at"] as? [String: Any])
        #expect(after["duty_in_force"] as? Bool == true)
        #expect(after["ships_manifest"] as? Bool == true)
    }

    @Test(
        "A day that is none is a fault of the parameter",
        arguments: ["/v1/review-codes", "/v1/review-codes/ITMS-91053", "/v1/sdks", "/v1/sdks/Kingfisher"]
    )
    func noDay(target: String) throws {
        let response = client.get("\(target)?as_of=2024-02-30")
        #expect(response.status == .badRequest)
        #expect(try response.faultPlaces == ["as_of"])
    }
}
