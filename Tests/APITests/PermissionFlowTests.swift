import Catalog
import Foundation
import HTTPModel
import Testing

@testable import API

/// States, playbooks, degradations and ways to open Settings, over the table in `data/`.
struct PermissionFlowTests {
    private let client: InProcessClient
    private let catalog: CatalogSnapshot

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    private func items(_ target: String) throws -> [[String: Any]] {
        let response = client.get(target)
        return try #require(try response.json["items"] as? [[String: Any]], "\(target): \(response.text)")
    }

    private func steps(_ target: String) throws -> [[String: Any]] {
        let response = client.get(target)
        return try #require(try response.json["steps"] as? [[String: Any]], "\(target): \(response.text)")
    }

    // MARK: States

    @Test("Location has five states of authorization by raw value, and an axis of accuracy since iOS 14")
    func locationStates() throws {
        let all = try items("/v1/permissions/location/states")
        let status = all.filter { $0["type"] as? String == "CLAuthorizationStatus" }
        #expect(
            status.map { $0["case"] as? String } == [
                "notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse",
            ]
        )
        #expect(status.map { $0["raw_value"] as? Int } == [0, 1, 2, 3, 4])
        #expect(status.allSatisfy { $0["axis"] as? String == "authorization" })
        let accuracy = all.filter { $0["axis"] as? String == "accuracy" }
        #expect(accuracy.map { $0["case"] as? String } == ["fullAccuracy", "reducedAccuracy"])
        #expect(accuracy.map { $0["raw_value"] as? Int } == [0, 1])
        #expect(accuracy.allSatisfy { $0["introduced"] as? String == "14.0" })
        let before = try items("/v1/permissions/location/states?ios=13.0")
        #expect(!before.contains { $0["axis"] as? String == "accuracy" })
    }

    @Test(
        "Raw values are those of the SDK, also where a framework counts in its own way",
        arguments: [
            ("photo-library/limited", 4, "14.0"), ("contacts/limited", 4, "18.0"), ("calendar/fullAccess", 3, "17.0"),
            ("calendar/writeOnly", 4, "17.0"), ("reminders/authorized", 3, "6.0"), ("camera/authorized", 3, "7.0"),
            ("notifications/denied", 1, "10.0"), ("notifications/authorized", 2, "10.0"),
            ("notifications/provisional", 3, "12.0"), ("notifications/ephemeral", 4, "14.0"),
            ("media-library/denied", 1, "9.3"), ("media-library/restricted", 2, "9.3"),
            ("speech-recognition/denied", 1, "10.0"), ("speech-recognition/restricted", 2, "10.0"),
            ("background-refresh/restricted", 0, "7.0"), ("background-refresh/available", 2, "7.0"),
            ("sensorkit/authorized", 1, "14.0"), ("health/sharingAuthorized", 2, "8.0"),
            ("health/unnecessary", 2, "12.0"), ("homekit/authorized", 4, "13.0"), ("tracking/authorized", 3, "14.0"),
            ("microphone/undetermined", 1_970_168_948, "17.0"), ("microphone/granted", 1_735_552_628, "17.0"),
            ("bluetooth/allowedAlways", 3, "13.0"), ("accessory-setup/authorized", 20, "18.0"),
            ("face-id/lockout", -8, "11.0"), ("siri/authorized", 3, "10.0"), ("focus-status/authorized", 3, "15.0"),
        ]
    )
    func rawValues(_ sample: (id: String, rawValue: Int, introduced: String)) throws {
        let json = try client.get("/v1/permission-states/\(PercentEncoding.encode(sample.id))").json
        #expect(json["raw_value"] as? Int == sample.rawValue)
        #expect(json["introduced"] as? String == sample.introduced)
    }

    @Test("The old name of full access to calendars is deprecated where the new one is")
    func deprecatedState() throws {
        let states = try items("/v1/permissions/calendar/states?ios=17.0")
        let verdicts = states.map { ($0["name"] as? String ?? "", $0["verdict"] as? String) }
        #expect(verdicts.contains { $0 == ("authorized", "deprecated") })
        #expect(verdicts.contains { $0 == ("writeOnly", "available") })
        let before = try items("/v1/permissions/calendar/states?ios=16.0").compactMap { $0["name"] as? String }
        #expect(before == ["notDetermined", "restricted", "denied", "authorized"])
    }

    @Test("Every permission has states, and what cannot be read says so by having no type")
    func everyPermission() throws {
        for permission in catalog.permissions.rows {
            let states = try items("/v1/permissions/\(permission.id)/states")
            #expect(!states.isEmpty, "\(permission.id)")
            let named = try #require(try client.get("/v1/permissions/\(permission.id)").json["states"] as? [String])
            #expect(named == states.compactMap { $0["name"] as? String })
        }
        let unknown = try #require(catalog.permissionStates[id: "local-network/unknown"])
        #expect(unknown.type == nil && unknown.rawValue == nil)
    }

    // MARK: Playbooks

    @Test("For iOS 14 photos are asked for by level, limited is a branch, and its selection can be changed")
    func photosAtFourteen() throws {
        for target in [
            "/v1/permissions/photo-library/playbook?ios=14&access=read-write",
            "/v1/permissions/photos/playbook?ios=14&access=readWrite",
        ] {
            let steps = try steps(target)
            let calls = steps.compactMap { $0["call"] as? String }
            let inOrder = [
                "PHPhotoLibrary.authorizationStatus(for:)", "PHPhotoLibrary.requestAuthorization(for:handler:)",
                "PHPhotoLibrary.register(_:)", "PHPhotoLibrary.presentLimitedLibraryPicker(from:)",
            ]
            #expect(calls.filter(inOrder.contains) == inOrder)
            let states = steps.filter { $0["action"] as? String == "branch" }.compactMap { $0["state"] as? String }
            #expect(Set(states) == ["limited", "authorized", "denied", "restricted"])
            let request = try #require(steps.first { $0["action"] as? String == "request" })
            #expect(request["keys"] as? [String] == ["NSPhotoLibraryUsageDescription"])
        }
    }

    @Test("For iOS 13 photos are asked for without a level, and nothing is limited")
    func photosAtThirteen() throws {
        let steps = try steps("/v1/permissions/photo-library/playbook?ios=13&access=read-write")
        let calls = steps.compactMap { $0["call"] as? String }
        #expect(calls.contains("PHPhotoLibrary.authorizationStatus()"))
        #expect(calls.contains("PHPhotoLibrary.requestAuthorization(_:)"))
        #expect(!steps.contains { $0["state"] as? String == "limited" })
    }

    @Test("Always is asked for once, after When In Use, with both keys, and may be provisional")
    func always() throws {
        for ios in ["13.0", "14.0", "17.4", "26.0"] {
            let steps = try steps("/v1/permissions/location/playbook?access=always&ios=\(ios)")
            let requests = steps.filter { $0["action"] as? String == "request" }
            #expect(
                requests.compactMap { $0["call"] as? String } == [
                    "CLLocationManager.requestWhenInUseAuthorization()",
                    "CLLocationManager.requestAlwaysAuthorization()",
                ]
            )
            #expect(
                requests.allSatisfy { request in
                    request["keys"] as? [String] == [
                        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
                    ]
                }
            )
            #expect(requests.contains { ($0["text"] as? String)?.contains("provisional") == true })
        }
    }

    @Test(
        "The playbook is that of the version, the newest one without a version",
        arguments: [
            ("photo-library/playbook", "photo-library/read-write/17.0"),
            ("photo-library/playbook?ios=15.2", "photo-library/read-write/15.0"),
            ("photo-library/playbook?ios=14&access=addOnly", "photo-library/add-only/14.0"),
            ("calendar/playbook?ios=16.7", "calendar/full/13.0"),
            ("calendar/playbook?ios=17&access=writeOnly", "calendar/write-only/17.0"),
            ("calendar/playbook?ios=17&access=fullAccess", "calendar/full/17.0"),
            ("contacts/playbook?ios=18", "contacts/18.0"), ("tracking/playbook?ios=14.4", "tracking/14.0"),
            ("tracking/playbook?ios=14.5", "tracking/14.5"), ("microphone/playbook?ios=16.7", "microphone/13.0"),
            ("location/playbook?ios=17", "location/when-in-use/14.0"),
            ("location/playbook?access=temporary_full_accuracy", "location/temporary-full-accuracy/18.0"),
            ("bluetooth/playbook?ios=13.0", "bluetooth/13.0"), ("bluetooth/playbook?ios=13.1", "bluetooth/13.1"),
        ]
    )
    func intervals(_ sample: (target: String, id: String)) throws {
        #expect(try client.get("/v1/permissions/\(sample.target)").json["id"] as? String == sample.id)
    }

    @Test("An unknown level is a fault that names the known ones, and so is a version before the first playbook")
    func faults() throws {
        let level = client.get("/v1/permissions/photo-library/playbook?access=everything")
        #expect(level.status == .badRequest)
        #expect(try level.faultPlaces == ["access"])
        #expect(try level.faultDetails.contains("read-write, add-only"))
        #expect(try client.get("/v1/permissions/camera/playbook?access=full").faultPlaces == ["access"])
        let early = client.get("/v1/permissions/alarms/playbook?ios=18.0")
        #expect(early.status == .badRequest)
        #expect(try early.faultDetails.contains("26.0"))
        #expect(client.get("/v1/permissions/camera/playbook?ios=19").status.code == 422)
        #expect(client.get("/v1/permissions/cameraa/playbook").status == .notFound)
        #expect(client.get("/v1/permissions/camera/states?access=full").status == .badRequest)
    }

    @Test("Every level of every permission has a playbook")
    func everyLevel() {
        for permission in catalog.permissions.rows {
            #expect(catalog.accessLevels(withPlaybooksOf: permission) == permission.accessLevels)
            #expect(client.get("/v1/permissions/\(permission.id)/playbook").status == .ok, "\(permission.id)")
        }
    }

    // MARK: Degradations

    @Test(
        "A feature has its ways on in the state that is asked about, however state and feature are spelled",
        arguments: [
            ("photos", "limited", "batch_upload", "PHPhotoLibrary.presentLimitedLibraryPicker(from:)"),
            ("photo-library", "limited", "batch-upload", "PHPickerConfiguration.selectionLimit"),
            ("camera", "no_device", "live", "PHPickerViewController"),
        ]
    )
    func degradations(_ sample: (permission: String, state: String, feature: String, api: String)) throws {
        let query = "state=\(sample.state)&feature=\(sample.feature)"
        for target in [
            "/v1/permissions/\(sample.permission)/degradations?\(query)",
            "/v1/degradations?permission=\(sample.permission)&\(query)",
        ] {
            let found = try items(target)
            #expect(found.count == 1)
            let fallbacks = try #require(found.first?["fallbacks"] as? [[String: Any]])
            #expect(fallbacks.contains { ($0["apis"] as? [String])?.contains(sample.api) == true })
        }
    }

    @Test("Shared photos come first, an address stands in for a location, an existing video for a camera")
    func firstWays() throws {
        func first(_ target: String) throws -> String {
            let fallbacks = try items(target).first?["fallbacks"] as? [[String: Any]]
            return try #require(fallbacks?.first?["text"] as? String)
        }
        let limited = "/v1/permissions/photo-library/degradations?state=limited&feature=batch-upload"
        #expect(try first(limited).contains("photos that are shared"))
        #expect(try first("/v1/permissions/location/degradations?state=denied&feature=nearby").contains("address"))
        let live = "/v1/permissions/camera/degradations?state=no-device&feature=live"
        #expect(try first(live).contains("existing video"))
    }

    @Test("Every permission has a degradation, and an unknown state or feature is a fault that names the known ones")
    func degradationsOfAll() throws {
        #expect(catalog.degradations.rows.count >= 60)
        for permission in catalog.permissions.rows {
            #expect(try !items("/v1/permissions/\(permission.id)/degradations").isEmpty, "\(permission.id)")
        }
        let response = client.get("/v1/permissions/camera/degradations?state=limited&feature=flying")
        #expect(response.status == .badRequest)
        #expect(try response.faultPlaces == ["state", "feature"])
        #expect(try response.faultDetails.contains("no-device"))
        #expect(try response.faultDetails.contains("live"))
    }

    // MARK: Ways to open Settings

    @Test(
        "A way to open Settings has its versions, its risk and what it is worth at a version",
        arguments: [
            ("UIApplication.openSettingsURLString", "17.0", "none", "available"),
            ("openSettingsURLString", "7.0", "none", "unavailable"),
            ("UIApplication.openNotificationSettingsURLString", "15.4", "none", "unavailable"),
            ("UIApplication.openNotificationSettingsURLString", "16.0", "none", "available"),
            ("UIApplicationOpenNotificationSettingsURLString", "15.4", "none", "available"),
            ("UIApplicationOpenNotificationSettingsURLString", "16.0", "none", "deprecated"),
            ("UIApplication.openDefaultApplicationsSettingsURLString", "18.3", "none", "available"),
            ("UIApplication.openURL(_:)", "17.0", "medium", "deprecated"), ("prefs:root=", "9.0", "high", nil),
            ("prefs:root=", "18.0", "high", "ineffective"), ("App-Prefs:root=", "18.0", "high", "ineffective"),
        ]
    )
    func settingsURLs(_ sample: (id: String, ios: String, risk: String, verdict: String?)) throws {
        let target = "/v1/settings-urls/\(PercentEncoding.encode(sample.id))?ios=\(sample.ios)"
        let json = try client.get(target).json
        #expect(json["review_risk"] as? String == sample.risk)
        #expect((json["at"] as? [String: Any])?["verdict"] as? String == sample.verdict)
    }

    @Test(
        "What is private is never available, has a public replacement where there is one, and its list can be narrowed"
    )
    func privateWays() throws {
        let high = try items("/v1/settings-urls?risk=high&ios=26.0&limit=500")
        let ids = high.compactMap { $0["id"] as? String }
        for id in ["prefs:root=", "App-Prefs:root=", "App-Prefs:", "LSApplicationWorkspace"] {
            #expect(ids.contains(id))
        }
        for item in high {
            #expect(item["public"] as? Bool == false)
            #expect((item["at"] as? [String: Any])?["verdict"] as? String != "available")
        }
        let call = try client.get("/v1/settings-urls/UIApplication.openURL(_:)").json
        #expect(call["deprecated"] as? String == "10.0")
        #expect(call["ineffective_from_sdk"] as? String == "18.0")
        #expect(call["replacement"] as? String == "UIApplication.open(_:options:completionHandler:)")
        #expect(call["at"] == nil)
    }
}
