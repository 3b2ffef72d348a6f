import Catalog
import Foundation
import HTTPModel
import Testing

@testable import API

/// The examples in the rows of rules, judged as submissions.
struct RuleExampleTests {
    private let client: InProcessClient
    private let catalog: CatalogSnapshot

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    /// The ids and severities that an evaluation finds.
    private func findings(_ json: String) throws -> [(rule: String, severity: String, facts: [String])] {
        let response = client.post("/v1/evaluations", json: json)
        #expect(response.status == .ok, "\(json) \(response.text)")
        return (try response.json["findings"] as? [[String: Any]] ?? []).map {
            ($0["rule"] as? String ?? "", $0["severity"] as? String ?? "", $0["facts"] as? [String] ?? [])
        }
    }

    @Test("A rule reports its bad example, tells it in whole sentences, and leaves its good one alone")
    func examples() throws {
        for rule in catalog.rules.rows {
            let bad = try findings(rule.examples.bad)
            #expect(bad.contains { $0.rule == rule.id }, "\(rule.id): \(bad)")
            let good = try findings(rule.examples.good)
            #expect(!good.contains { $0.rule == rule.id }, "\(rule.id): \(good)")
            for language in Language.allCases {
                let told = client.post("/v1/evaluations?lang=\(language.rawValue)", json: rule.examples.bad)
                for finding in try told.json["findings"] as? [[String: Any]] ?? [] {
                    let fix = (finding["fix"] as? [String: Any])?["text"]
                    let sentences = [finding["message"], finding["why"], fix].compactMap { $0 as? String }
                    #expect(sentences.count == 3, "\(finding)")
                    #expect(sentences.allSatisfy { !$0.contains("{") }, "\(sentences)")
                }
            }
        }
    }

    @Test(
        "What capabilities name is found",
        arguments: [
            (
                #"{"target":{"min_ios":"13.0","sdk":"18.0"},"apis":[{"name":"PHPhotoLibrary.authorizationStatus(for:)","guarded_from":null},"UIApplication.openURL(_:)"]}"#,
                ["API-001", "SET-005"]
            ),
            (#"{"strings":["App-Prefs:root=Privacy&path=PHOTOS"]}"#, ["SET-002"]),
            (#"{"policies":{"authorization_ttl_h":24}}"#, ["CACHE-001"]),
            (#"{"apis":["AVCaptureDeviceInput.init","AVCaptureDevice.requestAccess"]}"#, ["CAM-008"]),
            (
                #"{"apis":["PHPhotoLibrary.requestAuthorization(_:)","PHPhotoLibrary.isLimited"]}"#,
                ["PH-001", "API-003"]
            ),
            (
                #"{"features":["store_locator"],"policies":{"max_horizontal_accuracy":50,"max_location_age_s":30}}"#,
                ["LOC-005", "LOC-006"]
            ),
            (
                #"{"target":{"kind":"sdk"},"features":["report_data"],"documents":[{"path":"Info.plist","text":"<plist version='1.0'><dict><key>NSCameraUsageDescription</key><string>Scans the codes on your parcels.</string></dict></plist>"}],"apis":["UIApplication.open(_:options:completionHandler:)",{"name":"NWPathMonitor","origin":"sdk"}]}"#,
                ["PL-023"]
            ),
            (
                #"{"features":["geofence while the app is closed"],"apis":["CLLocationManager.requestWhenInUseAuthorization()"]}"#,
                ["LOC-009"]
            ),
        ]
    )
    func named(_ sample: (json: String, rules: [String])) throws {
        let found = try findings(sample.json)
        for rule in sample.rules { #expect(found.contains { $0.rule == rule }, "\(rule): \(found)") }
    }

    @Test("The order of inputs and outputs is free, and a phantom is told with its myth")
    func free() throws {
        #expect(try findings(#"{"apis":["AVCaptureSession.addInput(_:)","AVCaptureSession.addOutput(_:)"]}"#).isEmpty)
        let phantom = try findings(#"{"apis":["PHPhotoLibrary.isLimited"]}"#).first { $0.rule == "API-003" }
        #expect(phantom?.facts.contains("MYTH-010") == true)
    }

    @Test("Significant changes in the foreground need When In Use from iOS 13 on, and Always before")
    func significantChanges() throws {
        let apis =
            #""apis":["CLLocationManager.requestWhenInUseAuthorization()","CLLocationManager.startMonitoringSignificantLocationChanges()"]"#
        let now = try findings(#"{"target":{"min_ios":"13.0"},\#(apis)}"#)
        #expect(!now.contains { $0.severity == "error" || $0.rule == "LOC-010" }, "\(now)")
        #expect(try findings(#"{"target":{"min_ios":"12.0"},\#(apis)}"#).contains { $0.rule == "LOC-010" })
    }

    @Test("An ordinary list of camera, photo and location calls gets notes at most")
    func ordinary() throws {
        let found = try findings(
            """
            {"target":{"min_ios":"15.0"},"features":["camera_capture","navigation","photo_gallery"],"apis":[
            "AVCaptureSession.startRunning()","AVCaptureSession.addInput(_:)","AVCaptureDevice.default(for: .video)",
            "AVCaptureDevice.requestAccess(for: .video)","AVCaptureDeviceInput.init(device:)",
            "PHPhotoLibrary.requestAuthorization(for: .readWrite)","PHPhotoLibrary.performChanges(_:completionHandler:)",
            "PHAsset.fetchAssets(with:options:)","PHPickerViewController","UIApplication.openSettingsURLString",
            "CLLocationManager.requestWhenInUseAuthorization()","CLLocationManager.startUpdatingLocation()",
            "CLLocationManager.accuracyAuthorization","CLLocationManager.locationServicesEnabled()"]}
            """
        )
        #expect(found.filter { $0.severity != "note" }.isEmpty, "\(found)")
    }

    @Test(
        "A practice that cannot be read is refused with its place",
        arguments: [
            (#"{"requests":[{"permission":"camra"}]}"#, "/requests/0/permission"),
            (#"{"requests":[{"permission":"camera","trigger":"sometimes"}]}"#, "/requests/0/trigger"),
            (#"{"requests":[{"permission":"camera","status":"asleep"}]}"#, "/requests/0/status"),
            (#"{"observed":{"location":{"accuracy":"rough"}}}"#, "/observed/location/accuracy"),
            (#"{"policies":{"authorization_ttl_h":-1}}"#, "/policies/authorization_ttl_h"),
            (#"{"policies":{"rereads_on_activation":"yes"}}"#, "/policies/rereads_on_activation"),
            (#"{"policies":{"ttl":1}}"#, "/policies/ttl"),
        ]
    )
    func refused(_ sample: (json: String, place: String)) throws {
        let response = client.post("/v1/evaluations", json: sample.json)
        #expect(response.status == .unprocessableContent)
        #expect(try response.faultPlaces == [sample.place])
    }
}
