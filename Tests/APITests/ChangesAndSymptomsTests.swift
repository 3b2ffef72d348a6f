import Catalog
import Foundation
import HTTPModel
import Testing

@testable import API

/// What changed when, what is behind a symptom, and who refuses an app, over the table in `data/`.
struct ChangesAndSymptomsTests {
    private let client: InProcessClient
    private let catalog: CatalogSnapshot

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    private func cells(_ query: String) throws -> [[String: Any]] {
        let response = client.get("/v1/matrix?\(query)")
        #expect(response.status == .ok, "\(response.text)")
        return try response.json["cells"] as? [[String: Any]] ?? []
    }

    private func changes(_ query: String) throws -> [[String: Any]] {
        try cells(query).flatMap { $0["changes"] as? [[String: Any]] ?? [] }
    }

    private func names(_ query: String) throws -> Set<String> {
        Set(
            try changes(query).flatMap { change in
                (change["apis"] as? [String] ?? []) + (change["keys"] as? [String] ?? [])
            }
        )
    }

    // MARK: The matrix

    @Test("iOS 14 brought everything about the accuracy of location")
    func locationOf14() throws {
        let names = try names("ios=14&area=location")
        let expected: Set = [
            "CLAccuracyAuthorization.reducedAccuracy", "CLAccuracyAuthorization.fullAccuracy",
            "CLLocationManager.accuracyAuthorization", "CLLocationManager.authorizationStatus",
            "CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)",
            "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)",
            "NSLocationDefaultAccuracyReduced", "kCLLocationAccuracyReduced",
        ]
        #expect(expected.subtracting(names) == [])
    }

    @Test(
        "What a version brought for an area is named",
        arguments: [
            ("ios=13&area=bluetooth", "NSBluetoothAlwaysUsageDescription"),
            ("ios=14&area=photos", "PHAuthorizationStatus.limited"), ("ios=14&area=photos", "PHAccessLevel"),
            ("ios=14&area=photos", "PHPhotoLibrary.presentLimitedLibraryPicker(from:)"),
            ("ios=14&area=photos", "PHPickerViewController"), ("ios=14&area=local-network", "NWPath.unsatisfiedReason"),
            ("ios=15&area=photos", "PHPhotoLibrary.presentLimitedLibraryPicker(from:completionHandler:)"),
            ("ios=15&area=location", "CLLocationButton"),
            ("ios=15&area=location", "CLLocationManager.startMonitoringLocationPushes(completion:)"),
            ("ios=15&area=nearby-interaction", "NSNearbyInteractionUsageDescription"),
            ("ios=15&area=settings", "LSApplicationQueriesSchemes"),
            ("ios=16&area=camera", "AVCaptureSession.isMultitaskingCameraAccessEnabled"),
            ("ios=16&area=settings", "UIApplication.openNotificationSettingsURLString"),
            ("ios=17&area=location", "CLMonitor"), ("ios=17&area=location", "CLBackgroundActivitySession"),
            ("ios=17&area=camera", "AVCaptureConnection.videoRotationAngle"),
            ("ios=17&area=calendar", "NSCalendarsWriteOnlyAccessUsageDescription"),
            ("ios=18&area=location", "CLServiceSession"), ("ios=18&area=contacts", "CNAuthorizationStatus.limited"),
            ("ios=18&area=settings", "UIApplication.openURL(_:)"),
            ("ios=18&area=settings", "UIApplication.openDefaultApplicationsSettingsURLString"),
            ("ios=26&area=alarms", "NSAlarmKitUsageDescription"),
        ]
    )
    func brought(_ sample: (query: String, name: String)) throws {
        #expect(try names(sample.query).contains(sample.name))
    }

    @Test(
        "A version that brought nothing for an area has no cell",
        arguments: ["ios=13&area=photos", "ios=13&area=camera", "ios=16&area=location", "ios=18&area=photos,camera"]
    )
    func nothing(query: String) throws {
        #expect(try cells(query).isEmpty)
    }

    @Test("What uploads need has a day and no version")
    func submission() throws {
        let changes = try changes("ios=14..18&area=submission")
        let dates = Set(changes.compactMap { $0["date"] as? String })
        #expect(dates.isSuperset(of: ["2024-05-01", "2024-11-12", "2025-02-12"]))
        #expect(changes.allSatisfy { $0["ios"] is NSNull && $0["change_kind"] as? String == "submission" })
    }

    @Test("The matrix covers every version from 13 to 18, and 26")
    func versions() throws {
        let versions = Set(try cells("ios=13..26").compactMap { $0["ios"] as? String })
        let expected: Set = [
            "13.0", "14.0", "14.2", "14.5", "15.0", "15.2", "15.4", "16.0", "17.0", "18.0", "18.3", "26.0",
        ]
        #expect(expected.subtracting(versions) == [])
        #expect(client.get("/v1/matrix?ios=14..20").status.code == 422)
    }

    @Test("The minimum SDK of a day is the newest one that was in force")
    func minimumSDK() throws {
        func ids(_ day: String) throws -> [String?] {
            let json = try client.get("/v1/timeline?topic=minimum-sdk&as_of=\(day)").json
            return (json["items"] as? [[String: Any]] ?? []).map { $0["id"] as? String }
        }
        #expect(try ids("2025-04-23") == ["2024-04-29-ios-17-sdk"])
        #expect(try ids("2026-11-30") == ["2026-04-28-ios-26-sdk"])
    }

    // MARK: Symptoms

    private func diagnose(_ json: String) throws -> [String: Any] {
        let response = client.post("/v1/diagnoses", json: json)
        #expect(response.status == .ok, "\(response.text)")
        return try response.json
    }

    @Test("No location alert while undecided: key missing, not in the foreground, never asked; never a rate limit")
    func noPrompt() throws {
        let json = try diagnose(
            #"{"symptom":"no_prompt","permission":"location","facts":{"status":"notDetermined"}}"#
        )
        let causes = try #require(json["causes"] as? [[String: Any]])
        #expect(causes.count == 3)
        #expect((causes[0]["rules"] as? [String])?.contains("PL-005") == true)
        #expect((causes[1]["when"] as? [String: [String]])?["app_state"] == ["background"])
        #expect((causes[2]["cause"] as? String)?.contains("never reached") == true)
        let told = causes.compactMap { $0["cause"] as? String }.joined()
        #expect(!told.localizedCaseInsensitiveContains("limit"))
        #expect((json["never"] as? [String])?.contains { $0.contains("rate limit") } == true)
    }

    @Test(
        "What people report is found, and its first cause is the right one",
        arguments: [
            (#"{"symptom":"授权后相册为空","facts":{"status":"limited"}}"#, "empty-album-after-grant", "limited"),
            (
                #"{"symptom":"status stuck notDetermined","permission":"location"}"#, "location-status-stuck",
                "purpose string"
            ),
            (
                #"{"symptom":"drift","permission":"location","facts":{"accuracy":"reduced"}}"#, "coarse-location",
                "approximate"
            ),
            (#"{"symptom":"location timeout","facts":{"accuracy":"reduced"}}"#, "no-location-fix", "filter"),
            (#"{"symptom":"相机黑屏","facts":{"status":"notDetermined"}}"#, "black-camera-preview", "undecided"),
            (
                #"{"symptom":"frozen preview","facts":{"session_thread":"main"}}"#, "frozen-camera-preview",
                "startRunning"
            ),
            (#"{"symptom":"denied without asking"}"#, "photos-denied-without-prompt", "answered"),
            (#"{"symptom":"back to notDetermined"}"#, "location-status-back-to-not-determined", "Allow Once"),
            (#"{"symptom":"settings url ios 18"}"#, "settings-link-does-nothing", "iOS 18 SDK"),
            (#"{"symptom":"RN returns unavailable"}"#, "rn-returns-unavailable", "setup_permissions"),
            (#"{"symptom":"改权限后重启"}"#, "app-ends-after-settings-change", "privacy switches"),
            (#"{"symptom":"ITMS-91053"}"#, "mail-itms-91053", "manifest"),
            (
                #"{"symptom":"camera in use","facts":{"interruption_reason":3}}"#, "camera-interrupted-other-client",
                "Another client"
            ),
            (
                #"{"symptom":"camera in use","facts":{"error_code":"-11819"}}"#, "camera-interrupted-other-client",
                "reset"
            ),
        ]
    )
    func reported(_ sample: (body: String, id: String, cause: String)) throws {
        let json = try diagnose(sample.body)
        #expect((json["symptom"] as? [String: Any])?["id"] as? String == sample.id)
        let first = (json["causes"] as? [[String: Any]])?.first
        #expect((first?["cause"] as? String)?.contains(sample.cause) == true, "\(first ?? [:])")
    }

    @Test(
        "A camera that another client took comes back by itself; after a reset of media services the session is built anew",
        arguments: [
            (#""interruption_reason":3"#, "interruptionEnded"), (#""error_code":"-11819""#, "Build the session anew"),
        ]
    )
    func interruptions(_ sample: (facts: String, fix: String)) throws {
        let json = try diagnose(#"{"symptom":"videoDeviceInUseByAnotherClient","facts":{\#(sample.facts)}}"#)
        let first = try #require((json["causes"] as? [[String: Any]])?.first)
        #expect((first["fix"] as? String)?.contains(sample.fix) == true, "\(first)")
    }

    @Test("Every phrase finds its symptom, and each cause can be reached by its own facts")
    func phrases() {
        #expect(catalog.symptoms.rows.count >= 60)
        for symptom in catalog.symptoms.rows {
            for phrase in symptom.words {
                let found = catalog.symptoms(phrase, permission: symptom.permissions.first).map(\.id)
                #expect(found.contains(symptom.id), "\(phrase)")
            }
            for cause in symptom.causes {
                let facts = cause.when.compactMapValues(\.first)
                let suspects = Diagnosis(symptom, facts: facts, ios: cause.introduced).suspects
                #expect(suspects.contains { $0.cause == cause }, "\(symptom.id) \(cause.rank)")
            }
        }
    }

    // MARK: Guidelines and the risk of a refusal

    private func risk(_ json: String) throws -> [String: Any] {
        let response = client.post("/v1/evaluations", json: json)
        #expect(response.status == .ok, "\(response.text)")
        return try #require(try response.json["risk"] as? [String: Any])
    }

    @Test("A text that names only the resource and a private settings address are for people to refuse")
    func humanRefusal() throws {
        let plist =
            #"<plist version='1.0'><dict><key>NSPhotoLibraryUsageDescription</key>"#
            + #"<string>需要访问您的照片</string></dict></plist>"#
        let risk = try risk(
            #"{"documents":[{"path":"Info.plist","text":"\#(plist)"}],"strings":["App-Prefs:root=Privacy&path=PHOTOS"]}"#
        )
        #expect(risk["level"] as? String == "high")
        #expect(risk["refusal"] as? String == "human")
        #expect(risk["guidelines"] as? [String] == ["2.5.1", "5.1.1(ii)"])
        #expect(risk["submission_mails"] as? [String] == [])
    }

    @Test("An undeclared category is refused by the upload, and the mail is named")
    func automaticRefusal() throws {
        let manifest =
            #"<plist version='1.0'><dict><key>NSPrivacyAccessedAPITypes</key><array><dict>"#
            + #"<key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryUserDefaults</string>"#
            + #"<key>NSPrivacyAccessedAPITypeReasons</key><array><string>C617.1</string></array></dict></array></dict></plist>"#
        let risk = try risk(#"{"documents":[{"path":"PrivacyInfo.xcprivacy","text":"\#(manifest)"}]}"#)
        #expect(risk["level"] as? String == "high")
        #expect(risk["refusal"] as? String == "automatic")
        #expect((risk["submission_mails"] as? [String])?.contains("ITMS-91055") == true)
    }

    @Test("Nothing wrong is no risk")
    func noRisk() throws {
        let risk = try risk(#"{"strings":["Hello"]}"#)
        #expect(risk["level"] as? String == "none")
        #expect(risk["refusal"] as? String == "none")
    }

    @Test("Each guideline says who checks it, and one that is asked for as a code is pointed to")
    func guidelines() throws {
        let permission = try client.get("/v1/guidelines/5.1.1%20(ii)").json
        #expect(permission["how_checked"] as? [String] == ["automatic", "human"])
        #expect((permission["rules"] as? [String])?.contains("PS-003") == true)
        #expect(try client.get("/v1/guidelines/2.5.4").json["how_checked"] as? [String] == ["human"])
        let response = client.get("/v1/review-codes/5.1.1(ii)")
        #expect(response.status == .notFound)
        #expect(try response.json["nearest"] as? [String] == ["5.1.1(ii)"])
        #expect((try response.json["detail"] as? String)?.contains("/v1/guidelines/5.1.1") == true)
    }

    // MARK: Entitlements and background modes

    @Test("An entitlement that does not exist is a phantom; a real one says what it needs")
    func entitlements() throws {
        let alarms = try client.get("/v1/entitlements/com.apple.developer.alarmkit").json
        #expect(alarms["status"] as? String == "phantom")
        #expect(alarms["keys"] as? [String] == ["NSAlarmKitUsageDescription"])
        let notes = try client.get("/v1/entitlements/com.apple.developer.contacts.notes").json
        #expect(notes["granted"] as? String == "on-request")
        #expect(notes["permission"] as? String == "contacts")
    }

    @Test("An invented background mode names the right one")
    func backgroundModes() throws {
        let invented = try client.get("/v1/background-modes/background-fetch").json
        #expect(invented["status"] as? String == "phantom")
        #expect(invented["replaced_by"] as? [String] == ["fetch"])
        #expect(invented["codes"] as? [String] == ["ITMS-90112"])
        #expect(try client.get("/v1/background-modes/audio").json["review_risk"] as? String == "high")
    }
}
