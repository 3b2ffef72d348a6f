import Catalog
import Evaluation
import Foundation
import HTTPModel
import Testing

@testable import API

/// `POST /v1/plans:requests` and `POST /v1/plans:tests` over the table in `data/`.
struct PlanTests {
    private let client: InProcessClient
    private let catalog: CatalogSnapshot

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    private func items(_ path: String, _ json: String) throws -> [[String: Any]] {
        let response = client.post(path, json: json)
        #expect(response.status == .ok, "\(response.text)")
        return try #require(try response.json["items"] as? [[String: Any]])
    }

    @Test(
        "Browsing asks nothing, shops nearby take the rough place, publishing takes the picker, a stream both devices"
    )
    func requests() throws {
        let items = try items(
            "/v1/plans:requests",
            #"{"min_ios":"15.0","features":["browse","nearby_stores","publish_photos",{"feature":"live_stream","trigger":"start"}]}"#
        )
        let permissions = items.map { item in
            (item["requests"] as? [[String: Any]] ?? []).map {
                "\($0["permission"] ?? "")/\($0["access"] as? String ?? "")"
            }
        }
        #expect(permissions == [[], ["location/when-in-use"], [], ["camera/", "microphone/"]])
        let lighter = items.map { ($0["lighter"] as? [[String: Any]] ?? []).compactMap { $0["api"] as? String } }
        #expect(lighter == [[], ["kCLLocationAccuracyReduced"], ["PHPickerViewController", "PhotosPicker"], []])
        #expect(items[3]["trigger"] as? String == "start")
        let request = try #require((items[1]["requests"] as? [[String: Any]])?.first)
        #expect(request["keys"] as? [String] == ["NSLocationWhenInUseUsageDescription"])
        #expect(items.allSatisfy { $0["known"] as? Bool == true })
    }

    @Test("Words that say nothing are told apart from features that ask nothing")
    func unknown() throws {
        let item = try #require(try items("/v1/plans:requests", #"{"features":["frobnicate"]}"#).first)
        #expect(item["known"] as? Bool == false)
        #expect(client.post("/v1/plans:requests", json: "{}").status == .unprocessableContent)
    }

    @Test("Each feature that is malformed is named, all at once", arguments: ["requests", "tests"])
    func malformed(_ plan: String) throws {
        let response = client.post(
            "/v1/plans:\(plan)",
            json: #"{"features":["camera",3,{"featur":"scan"},{"feature":[]},"photos",null]}"#
        )
        #expect(response.status == .unprocessableContent)
        let places = Set(try response.faultPlaces.map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
        #expect(places == ["features/1", "features/2", "features/3", "features/5"])
    }

    @Test("Photos and camera from iOS 14 on: every state, limited twice, the versions that changed, a device")
    func tests() throws {
        let items = try items("/v1/plans:tests", #"{"min_ios":"14.0","features":["photos","camera"]}"#)
        #expect(items.map { $0["permission"] as? String } == ["camera", "photo-library"])
        #expect(items.map { $0["needs_device"] as? Bool } == [true, false])
        let photos = try #require(items.last)
        let cases = (photos["cases"] as? [[String: Any]] ?? []).map {
            "\($0["state"] ?? "")\($0["items"] as? Int ?? -1)"
        }
        for expected in ["limited1", "limited0", "authorized-1", "denied-1", "restricted-1", "notDetermined-1"] {
            #expect(cases.contains(expected), "\(cases)")
        }
        #expect(photos["ios"] as? [String] == ["14.0", "17.0", "26.0"])
        #expect(photos["scenarios"] as? [String] == ["killed-by-settings"])
        let camera = (items.first?["cases"] as? [[String: Any]] ?? []).compactMap { $0["state"] as? String }
        #expect(camera.contains("no-device") && camera.contains("interrupted"))
    }

    @Test("Every plan names permissions, levels and symbols of the table")
    func names() {
        for plan in FeaturePlan.all {
            for need in plan.needs {
                let permission = catalog.permissions[id: need.permission]
                #expect(permission != nil, "\(need)")
                #expect(need.access.map { permission?.accessLevels.contains($0) == true } ?? true, "\(need)")
            }
            for api in plan.lighter { #expect(catalog.apis[id: api]?.status == .known, "\(api)") }
            for level in plan.avoid {
                let parts = level.split(separator: "/").map(String.init)
                #expect(catalog.permissions[id: parts[0]] != nil, "\(level)")
            }
        }
    }
}
