import Foundation
import Testing

/// Names that several symbols bear, and names near to ones that do not exist, held against the table in `data/`.
@Suite("Names that hide others")
struct SameNameTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private func lookup(_ name: String) throws -> [String: Any] {
        let path = try #require(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        return try client.get("/v1/apis/\(path)").json
    }

    @Test(
        "A bare name that leads to one symbol tells the others",
        arguments: [
            ("PHPhotoLibrary.authorizationStatus", "PHPhotoLibrary.authorizationStatus()"),
            ("PHPhotoLibrary.requestAuthorization", "PHPhotoLibrary.requestAuthorization(_:)"),
            (
                "AuthorizationCenter.requestAuthorization",
                "AuthorizationCenter.requestAuthorization(completionHandler:)"
            ),
            ("GKLocalPlayer.loadFriends", "GKLocalPlayer.loadFriends(completionHandler:)"),
        ]
    )
    func others(_ sample: (name: String, other: String)) throws {
        let others = try #require(try lookup(sample.name)["same_name"] as? [String])
        #expect(others.contains(sample.other), "\(others)")
        let response = client.post("/v1/apis:resolve", json: "{\"items\":[{\"name\":\"\(sample.name)\"}]}")
        let item = try #require((try response.json["items"] as? [[String: Any]])?.first)
        #expect(item["same_name"] as? [String] == others)
    }

    @Test(
        "A full name tells no others, nor do phantoms count",
        arguments: [
            "PHPhotoLibrary.authorizationStatus()", "+[PHPhotoLibrary authorizationStatus]",
            "AVCaptureDevice.authorizationStatus", "CLLocationManager.authorizationStatus",
        ]
    )
    func alone(name: String) throws { #expect(try lookup(name)["same_name"] == nil) }

    @Test("A name that fits several alike is refused with all of them")
    func ambiguous() throws {
        let json = try lookup("requestFullAccuracyAuthorization")
        #expect(json["status"] as? Int == 404)
        let several = try lookup("requestAuthorization(completionHandler:)")
        #expect(several["status"] as? Int == 404)
        #expect(
            (several["nearest"] as? [String])?.allSatisfy { $0.hasSuffix(".requestAuthorization(completionHandler:)") }
                == true
        )
        #expect((several["detail"] as? String)?.contains("name one of them") == true, "\(several)")
    }

    @Test(
        "A slip in a name that does not exist tells that it does not, and what to use",
        arguments: [
            ("PHPhotoLibrary.isLimitd", "PHPhotoLibrary.isLimited", "PHPhotoLibrary.authorizationStatus(for:)"),
            (
                "CBManagerAuthorization.authorised", "CBManagerAuthorization.authorized",
                "CBManagerAuthorization.allowedAlways"
            ),
        ]
    )
    func phantoms(_ sample: (name: String, phantom: String, use: String)) throws {
        let json = try lookup(sample.name)
        let detail = try #require(json["detail"] as? String)
        #expect(detail.contains("\"\(sample.phantom)\" does not exist for apps: use \(sample.use)"), "\(detail)")
        #expect((json["nearest"] as? [String])?.prefix(2) == [sample.use, sample.phantom])
    }
}
