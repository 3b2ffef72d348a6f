import Foundation
import HTTPModel
import Testing

@testable import API

/// `POST /v1/permissions/{id}:resolve` over the table in `data/`.
struct PermissionResolutionTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    private func resolve(_ permission: String, _ json: String) throws -> [String: Any] {
        let response = client.post("/v1/permissions/\(permission):resolve", json: json)
        #expect(response.status == .ok, "\(response.text)")
        return try response.json
    }

    @Test("Turn-by-turn directions with approximate location need full accuracy for a while")
    func reducedAccuracy() throws {
        let json = try resolve(
            "location",
            #"{"ios":"17.0","authorization":"authorizedWhenInUse","granularity":"reduced","feature":"turn_by_turn"}"#
        )
        #expect(json["capability"] as? String == "coarse")
        #expect(json["next_action"] as? String == "request_temporary_full_accuracy")
        #expect(json["needs_key"] as? String == "NSLocationTemporaryUsageDescriptionDictionary")
        let fallback = try #require(json["fallback"] as? [[String: Any]])
        #expect(fallback.map { $0["id"] as? String } == ["location/reducedAccuracy/turn-by-turn"])
        let never = try #require(json["never"] as? [String])
        #expect(never.contains("region_monitoring") && never.contains("horizontal_accuracy_filter"))
        #expect((json["why"] as? String)?.isEmpty == false)
    }

    @Test(
        "A shop finder takes what the accuracy gives: a street with full accuracy, an area of the last minutes without",
        arguments: [
            (#""granularity":"full","feature":"store_locator""#, 100, 60),
            (#""granularity":"reduced","feature":"store_locator""#, 5_000, 1_200),
            (#""granularity":"full","feature":"turn_by_turn""#, nil, nil), (#""feature":"store_locator""#, nil, nil),
        ] as [(String, Int?, Int?)]
    )
    func limits(_ sample: (members: String, accuracy: Int?, age: Int?)) throws {
        let json = try resolve("location", #"{"ios":"17.0","authorization":"authorizedWhenInUse",\#(sample.members)}"#)
        let limits = json["limits"] as? [String: Any]
        #expect(limits?["horizontal_accuracy_m"] as? Int == sample.accuracy)
        #expect(limits?["age_s"] as? Int == sample.age)
        #expect(json["limits"] != nil)
    }

    @Test("A grant that the old photo call reports may be a limited one")
    func legacyPhotos() throws {
        let json = try resolve(
            "photo-library",
            #"{"ios":"17.0","authorization":"authorized","read_by":"PHPhotoLibrary.authorizationStatus()"}"#
        )
        #expect(json["capability"] as? String == "unknown")
        #expect(json["next_action"] as? String == "reread_with_access_level")
        #expect(json["rules"] as? [String] == ["PH-001"])
        let current = try resolve(
            "photos",
            #"{"ios":"17.0","authorization":"authorized","read_by":"PHPhotoLibrary.authorizationStatus(for:)"}"#
        )
        #expect(current["capability"] as? String == "full")
        #expect(current["permission"] as? String == "photo-library")
    }

    @Test(
        "What to do next follows from the state and the moment",
        arguments: [
            ("camera", #"{"authorization":"notDetermined","user_initiated":true}"#, "request", true),
            ("camera", #"{"authorization":"not_determined","user_initiated":false}"#, "wait", false),
            (
                "location", #"{"authorization":"notDetermined","user_initiated":true,"in_foreground":false}"#, "wait",
                false
            ),
            (
                "camera", #"{"authorization":"denied","user_initiated":false,"seconds_since_denial":1}"#, "nothing",
                false
            ),
            ("camera", #"{"authorization":"denied","user_initiated":true,"seconds_since_denial":1}"#, "degrade", false),
            (
                "camera", #"{"authorization":"denied","user_initiated":true,"seconds_since_denial":86400}"#,
                "explain_then_settings", false
            ),
            ("camera", #"{"authorization":"restricted","user_initiated":true}"#, "degrade", false),
            ("camera", #"{"authorization":"authorized"}"#, "use", false),
            ("camera", #"{"hardware":false}"#, "degrade", false),
            (
                "location", #"{"authorization":"denied","services_enabled":false,"user_initiated":true}"#,
                "explain_system_switch", false
            ),
            ("location", #"{"authorization":"authorizedWhenInUse","access":"always"}"#, "request_more", true),
            (
                "location", #"{"authorization":"authorizedWhenInUse","access":"always","asked_before":true}"#,
                "explain_then_settings", false
            ),
            ("location", #"{"authorization":"authorizedWhenInUse","granularity":"reduced"}"#, "use", false),
            ("photo-library", #"{"authorization":"limited","feature":"batch_upload"}"#, "use", false),
        ]
    )
    func nextAction(_ sample: (permission: String, body: String, action: String, mayAsk: Bool)) throws {
        let json = try resolve(sample.permission, sample.body)
        #expect(json["next_action"] as? String == sample.action)
        #expect((json["request"] as? [String: Any])?["allowed"] as? Bool == sample.mayAsk)
    }

    @Test("What is not said of the moment is not held against a request, and is said to be missing")
    func unknownMoment() throws {
        let json = try resolve("camera", #"{"ios":"17.0","authorization":"notDetermined"}"#)
        #expect(json["next_action"] as? String == "request")
        let request = try #require(json["request"] as? [String: Any])
        #expect(request["allowed"] is NSNull)
        #expect(request["reason"] as? String == "user-initiated-unknown")
        #expect(request["call"] as? String == "AVCaptureDevice.requestAccess(for:completionHandler:)")
        #expect(
            try resolve("camera", #"{"authorization":"denied"}"#)["next_action"] as? String == "explain_then_settings"
        )
        let fresh = try resolve("camera", #"{"authorization":"denied","seconds_since_denial":1}"#)
        #expect(fresh["next_action"] as? String == "nothing")
    }

    @Test(
        "A state that the version does not have is refused, and those that it has are named",
        arguments: [
            ("photo-library", #"{"ios":"13.0","authorization":"limited"}"#, "/authorization", "notDetermined"),
            ("calendar", #"{"ios":"16.0","authorization":"writeOnly"}"#, "/authorization", "authorized"),
            ("contacts", #"{"ios":"17.0","authorization":"limited"}"#, "/authorization", "denied"),
            ("notifications", #"{"ios":"11.0","authorization":"provisional"}"#, "/authorization", "authorized"),
            (
                "location", #"{"ios":"13.0","authorization":"authorizedAlways","granularity":"reduced"}"#,
                "/granularity",
                "none of this kind"
            ),
        ]
    )
    func stateOfLaterVersion(_ sample: (permission: String, body: String, place: String, named: String)) throws {
        let response = client.post("/v1/permissions/\(sample.permission):resolve", json: sample.body)
        #expect(response.status == .unprocessableContent)
        #expect(try response.faultPlaces == [sample.place])
        #expect(response.text.contains(sample.named), "\(response.text)")
    }

    @Test("A request comes with its call and key for the version")
    func requests() throws {
        let json = try resolve("calendar", #"{"ios":"17.0","authorization":"writeOnly","access":"full"}"#)
        #expect(json["next_action"] as? String == "request_more")
        #expect(json["capability"] as? String == "write_only")
        #expect(json["needs_key"] as? String == "NSCalendarsFullAccessUsageDescription")
        let request = try #require(json["request"] as? [String: Any])
        #expect(request["call"] as? String == "EKEventStore.requestFullAccessToEvents(completion:)")
    }

    @Test("Nobody is ever sent to Settings for a restriction, or without being asked")
    func settings() throws {
        #expect(try resolve("camera", #"{"authorization":"restricted"}"#)["never"] as? [String] == ["settings_link"])
        let denied = try resolve("camera", #"{"authorization":"denied"}"#)
        #expect(denied["never"] as? [String] == ["automatic_settings_jump"])
    }

    @Test(
        "What cannot be resolved is refused with its place",
        arguments: [
            ("{}", ""), (#"{"authorization":"asleep"}"#, "/authorization"),
            (#"{"authorization":"denied","access":"always"}"#, "/access"),
            (#"{"autorization":"denied"}"#, "/autorization"),
        ]
    )
    func refused(_ sample: (body: String, place: String)) throws {
        let response = client.post("/v1/permissions/camera:resolve", json: sample.body)
        #expect(response.status == .unprocessableContent)
        #expect(try response.faultPlaces.first == sample.place)
    }

    @Test("The action is no part of a permission's name, and takes POST only")
    func routing() throws {
        #expect(client.post("/v1/permissions/camra:resolve", json: "{}").status == .notFound)
        let get = client.get("/v1/permissions/camera:resolve")
        #expect(get.status == .methodNotAllowed)
        #expect(get.headers["Allow"] == "POST, OPTIONS")
    }
}
