import API
import Foundation
import HTTPModel
import Testing

struct ResolveTests {
    private let client: InProcessClient

    init() throws { client = try InProcessClient() }

    private func resolve(_ json: String) -> Response { client.post("/v1/apis:resolve", json: json) }

    @Test("Items are answered in order, each by itself")
    func order() throws {
        let response = resolve(
            """
            {"min_ios":"13.0","sdk":"18.0","items":[
              {"id":"a","name":"PHPhotoLibrary.requestAuthorization(for:handler:)"},
              {"name":"+[CLLocationManager authorizationStatus]"},{"id":"b","name":"PHPhotoLibrary.isLimitde"},
              "PHPhotoLibrary.isLimited",{"id":null,"name":"LSApplicationWorkspace"}]}
            """
        )
        #expect(response.status == .ok, "\(response.text)")
        let items = try #require(try response.json["items"] as? [[String: Any]])
        #expect(items.map { $0["id"] as? String } == ["a", nil, "b", nil, nil])
        #expect(items.map { $0["status"] as? String } == ["known", "known", "unknown", "phantom", "private"])
        #expect(items.map { $0["verdict"] as? String } == ["unavailable", "available", nil, "nonexistent", nil])
        #expect(items[0]["needs_guard_from"] as? String == "14.0")
        #expect(items[1]["canonical"] as? String == "CLLocationManager.authorizationStatus()")
        #expect(items[1]["deprecated"] as? String == "14.0")
        #expect((items[2]["nearest"] as? [String])?.isEmpty == false)
        #expect(
            items[3]["use"] as? [String] == ["PHPhotoLibrary.requestAuthorization(for:handler:)"]
                || items[3]["use"] != nil
        )
        #expect(items[4]["review_risk"] as? String == "high")
    }

    @Test(
        "Faults are listed with their places",
        arguments: [
            ("{}", [""]), ("[]", [""]), (#"{"items":"x"}"#, ["/items"]),
            (#"{"items":[1],"min_ios":"x"}"#, ["/min_ios"]),
            (#"{"items":[],"ios":"14.0"}"#, ["/ios"]),
        ]
    )
    func faults(_ sample: (json: String, places: [String])) throws {
        let response = resolve(sample.json)
        #expect(response.status == .unprocessableContent)
        #expect(try response.faultPlaces == sample.places)
    }

    @Test("An item that is none is answered by its faults, and the others are answered")
    func invalid() throws {
        let response = resolve(
            #"""
            {"items":[{"id":"a","nam":"x"},{"id":"b","name":""},1,{"id":7,"name":"LSApplicationWorkspace"},"",
              {"id":"c","name":"LSApplicationWorkspace"}]}
            """#
        )
        #expect(response.status == .ok, "\(response.text)")
        let items = try #require(try response.json["items"] as? [[String: Any]])
        #expect(items.map { $0["id"] as? String } == ["a", "b", nil, nil, nil, "c"])
        #expect(items.map { $0["status"] as? String } == Array(repeating: "invalid", count: 5) + ["private"])
        let places = items.map { item in
            (item["errors"] as? [[String: Any]] ?? []).compactMap { $0["pointer"] as? String }
        }
        #expect(
            places == [
                ["/items/0/nam", "/items/0"], ["/items/1/name"], ["/items/2"], ["/items/3/id"], ["/items/4"], [],
            ]
        )
        #expect(items.allSatisfy { $0["nearest"] == nil })
    }

    @Test("At most 5,000 items fit", arguments: [(5_000, 200), (5_001, 422)])
    func limit(_ sample: (count: Int, status: Int)) throws {
        let items = Array(repeating: #""LSApplicationWorkspace""#, count: sample.count).joined(separator: ",")
        let response = resolve("{\"items\":[\(items)]}")
        #expect(response.status.code == sample.status)
        if sample.status == 200 { #expect((try response.json["items"] as? [Any])?.count == sample.count) }
    }

    @Test("Near names are looked for a hundred times, no more")
    func nearest() throws {
        let items = Array(repeating: #""PHPhotoLibrary.isLimitde""#, count: 150).joined(separator: ",")
        let answers = try #require(try resolve("{\"items\":[\(items)]}").json["items"] as? [[String: Any]])
        #expect(answers.count { $0["nearest"] != nil } == 100)
        #expect(answers.allSatisfy { $0["status"] as? String == "unknown" })
    }

    @Test("No items are no fault")
    func none() throws {
        #expect((try resolve(#"{"items":[]}"#).json["items"] as? [Any])?.isEmpty == true)
    }

    @Test("Another media type is a 415")
    func mediaType() {
        let response = client.send(.post, "/v1/apis:resolve", body: Array("{}".utf8))
        #expect(response.status == .unsupportedMediaType)
        #expect(response.headers["Accept"] == "application/json")
    }
}
