import Catalog
import Documents
import Evaluation
import Testing

@Suite("Keys that a submission needs")
struct RequiredKeysTests {
    private func keys(_ submission: Submission) throws -> [String] {
        try submission.evaluated().requiredKeys.map(\.key)
    }

    @Test(
        "Each name, however it is written, needs its permission's key",
        arguments: [
            ("PHPhotoLibrary.requestAuthorization", "NSPhotoLibraryUsageDescription"),
            ("+[PHPhotoLibrary requestAuthorization:]", "NSPhotoLibraryUsageDescription"),
            ("PHPhotoLibrary.shared().performChanges { }", "NSPhotoLibraryUsageDescription"),
            ("PHPhotoLibrary.requestAuthorization(for: .addOnly)", "NSPhotoLibraryAddUsageDescription"),
            ("PHAsset.fetchAssets(with:options:)", "NSPhotoLibraryUsageDescription"),
            ("UISaveVideoAtPathToSavedPhotosAlbum", "NSPhotoLibraryAddUsageDescription"),
            ("AVCaptureDevice.requestAccess(for:.video)", "NSCameraUsageDescription"),
            ("AVCaptureDevice.requestAccess(for: AVMediaType.audio)", "NSMicrophoneUsageDescription"),
            ("AVAudioSession.requestRecordPermission", "NSMicrophoneUsageDescription"),
            ("AVAudioSession.sharedInstance().requestRecordPermission", "NSMicrophoneUsageDescription"),
            ("AVAudioRecorder", "NSMicrophoneUsageDescription"),
            ("AVAudioApplication.requestRecordPermission", "NSMicrophoneUsageDescription"),
            ("DataScannerViewController", "NSCameraUsageDescription"),
            ("VNDocumentCameraViewController", "NSCameraUsageDescription"),
            ("ARSession", "NSCameraUsageDescription"),
            ("CLLocationManager.requestWhenInUseAuthorization", "NSLocationWhenInUseUsageDescription"),
            ("CLLocationManager().requestAlwaysAuthorization()", "NSLocationAlwaysAndWhenInUseUsageDescription"),
            ("CLLocationManager.startUpdatingLocation", "NSLocationWhenInUseUsageDescription"),
            ("CNContactStore.requestAccess", "NSContactsUsageDescription"),
            ("CNContactStore().requestAccess(for: .contacts)", "NSContactsUsageDescription"),
            ("EKEventStore.requestFullAccessToEvents", "NSCalendarsFullAccessUsageDescription"),
            ("EKEventStore.requestWriteOnlyAccessToEvents", "NSCalendarsWriteOnlyAccessUsageDescription"),
            ("EKEventStore.requestFullAccessToReminders", "NSRemindersFullAccessUsageDescription"),
            ("EKEventStore.requestAccess(to: .reminder)", "NSRemindersUsageDescription"),
            ("CBCentralManager(delegate: self, queue: nil)", "NSBluetoothAlwaysUsageDescription"),
            ("CBPeripheralManager", "NSBluetoothAlwaysUsageDescription"),
            ("NWBrowser", "NSBonjourServices"), ("MCNearbyServiceBrowser", "NSLocalNetworkUsageDescription"),
            ("CMPedometer", "NSMotionUsageDescription"), ("CMPedometer.startUpdates", "NSMotionUsageDescription"),
            ("CMMotionActivityManager", "NSMotionUsageDescription"),
            ("HKHealthStore.requestAuthorization", "NSHealthUpdateUsageDescription"),
            ("HMHomeManager", "NSHomeKitUsageDescription"),
            ("MPMediaLibrary.requestAuthorization", "NSAppleMusicUsageDescription"),
            ("MusicAuthorization.request", "NSAppleMusicUsageDescription"),
            ("SFSpeechRecognizer.requestAuthorization", "NSSpeechRecognitionUsageDescription"),
            ("INPreferences.requestSiriAuthorization", "NSSiriUsageDescription"),
            ("ATTrackingManager.requestTrackingAuthorization", "NSUserTrackingUsageDescription"),
            ("LAContext.evaluatePolicy", "NSFaceIDUsageDescription"),
            ("NFCNDEFReaderSession", "NFCReaderUsageDescription"),
            ("NFCTagReaderSession", "NFCReaderUsageDescription"),
            ("NISession", "NSNearbyInteractionUsageDescription"),
            ("GKLocalPlayer.loadFriends", "NSGKFriendListUsageDescription"),
            ("AlarmManager.requestAuthorization", "NSAlarmKitUsageDescription"),
            ("INFocusStatusCenter.requestAuthorization", "NSFocusStatusUsageDescription"),
            ("SRSensorReader.requestAuthorization", "NSSensorKitUsageDescription"),
        ]
    )
    func areFound(_ name: String, _ key: String) throws {
        #expect(try keys(Submission(apis: [name])).contains(key))
    }

    @Test(
        "Symbols that work without the permission need no key",
        arguments: [
            "PHPickerViewController", "CNContactPickerViewController", "CMMotionManager", "UNUserNotificationCenter",
            "PHPhotoLibrary.authorizationStatus(for:)", "CLLocationManager.authorizationStatus",
            "AVCaptureDevice.authorizationStatus(for:)", "HKHealthStore.isHealthDataAvailable()",
            "CMPedometer.isStepCountingAvailable()", "UIImagePickerController", "PHPhotoLibrary.isLimited",
        ]
    )
    func areNotInvented(_ name: String) throws {
        #expect(try keys(Submission(apis: [name])) == [])
    }

    @Test("Keys of old systems are needed by apps that run on them")
    func followTheOldestVersion() throws {
        let old = "NSBluetoothPeripheralUsageDescription"
        #expect(try keys(Submission(apis: ["CBCentralManager"], minIOS: OSVersion(12, 4))).contains(old))
        #expect(try !keys(Submission(apis: ["CBCentralManager"], minIOS: OSVersion(13))).contains(old))
        #expect(try !keys(Submission(apis: ["CBCentralManager"], minIOS: nil)).contains(old))
        let guarded = Submission(minIOS: OSVersion(12)).with {
            $0.apis = [APIUse(name: "CBCentralManager", guardedFrom: .from(OSVersion(13)))]
        }
        #expect(try !keys(guarded).contains(old))
    }

    @Test("Where nobody tells the oldest version, an old key is no more than a note beside a newer one")
    func withoutOldestVersion() throws {
        func severity(_ plist: String) throws -> Severity? {
            try Submission(plist, apis: ["EKEventStore.events(matching:)"], minIOS: nil).findings(of: "PL-021")
                .first { $0.location.pointer == Pointer.root.appending("NSCalendarsUsageDescription") }?.severity
        }
        #expect(try severity(text("NSCalendarsFullAccessUsageDescription")) == .note)
        #expect(try severity("") == .warning)
    }

    @Test("Keys of new systems are not needed by apps built with an older SDK")
    func followTheSDK() throws {
        let api = "EKEventStore.events(matching:)"
        #expect(try keys(Submission(apis: [api], sdk: OSVersion(16))) == ["NSCalendarsUsageDescription"])
        #expect(
            try keys(Submission(apis: [api], sdk: OSVersion(17)))
                == ["NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"]
        )
    }

    @Test(
        "Entitlements bring keys with them",
        arguments: [
            (
                flag("com.apple.developer.healthkit"),
                ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]
            ),
            (
                list("com.apple.developer.healthkit.access", ["health-records"]),
                ["NSHealthClinicalHealthRecordsShareUsageDescription"]
            ),
            (list("com.apple.developer.healthkit.access", []), []),
            (flag("com.apple.developer.siri"), ["NSSiriUsageDescription"]),
            ("<key>com.apple.developer.siri</key>\n<false/>", []),
            (list("com.apple.developer.nfc.readersession.formats", ["TAG"]), ["NFCReaderUsageDescription"]),
        ]
    )
    func comeFromEntitlements(_ entitlements: String, _ expected: [String]) throws {
        #expect(try keys(Submission("", entitlements: entitlements)) == expected)
    }

    @Test("A key is present, absent, or nobody knows")
    func presence() throws {
        func present(_ plist: String?) throws -> Bool?? {
            try Submission(plist, apis: ["CBCentralManager"]).evaluated().requiredKeys.first.map(\.present)
        }
        #expect(try present(text("NSBluetoothAlwaysUsageDescription")) == true)
        #expect(try present(text("NSBluetoothAlwaysUsageDescription", "  ")) == false)
        #expect(try present("") == false)
        #expect(try present(nil) == .some(nil))
        #expect(try Submission(apis: ["CBCentralManager"]).findings(of: "PL-014") == [])
    }

    @Test("A missing key points to where it should be, and names the use")
    func place() throws {
        let submission = Submission("").with {
            $0.apis = [APIUse(name: "CBCentralManager", file: "Scanner.swift", line: 12)]
        }
        let finding = try #require(try submission.findings(of: "PL-014").first)
        #expect(finding.location.path == "Info.plist")
        #expect(finding.location.pointer == Pointer.root.appending("NSBluetoothAlwaysUsageDescription"))
        #expect(finding.location.position?.line == 3)
        #expect(finding.because == [.api(name: "CBCentralManager", file: "Scanner.swift", line: 12)])
        #expect(finding.codes == ["ITMS-90683"])
        #expect(finding.severity == .error)
        #expect(finding.patch == [])
    }

    @Test("A text of the app's own is taken over from a key that the missing one replaces")
    func patch() throws {
        let submission = Submission(
            text("NSCalendarsUsageDescription", "Shows your meetings beside the timetable."),
            apis: ["EKEventStore.requestFullAccessToEvents"]
        )
        let finding = try #require(try submission.findings(of: "PL-021").first)
        #expect(
            finding.patch == [
                .add(
                    Pointer.root.appending("NSCalendarsFullAccessUsageDescription"),
                    .string("Shows your meetings beside the timetable.")
                )
            ]
        )
    }

    @Test("Code of an SDK counts for the upload check; code of the app's own type does not count")
    func origin() throws {
        let ofSDK = Submission("").with { $0.apis = [APIUse(name: "CNContactStore.requestAccess", origin: .sdk)] }
        let finding = try #require(try ofSDK.findings(of: "PL-027").first)
        #expect(finding.phrase == "missing-upload")
        #expect(finding.effect == .uploadRejected)
        let own = Submission("").with { $0.apis = [APIUse(name: "CNContactStore.requestAccess", origin: .ownType)] }
        #expect(try own.evaluated().requiredKeys == [])
    }

    @Test("An extension's code needs the key in the extension's Info.plist, a framework's in the app's")
    func bundles() throws {
        var submission = Submission()
        submission.documents = [
            .propertyList("", path: "Sample.app/Info.plist"),
            .propertyList("", path: "Sample.app/PlugIns/Net.appex/Info.plist"),
        ]
        submission.apis = [APIUse(name: "CBCentralManager", bundle: "Sample.app/PlugIns/Net.appex")]
        #expect(
            try submission.findings(of: "PL-014").map(\.location.path) == ["Sample.app/PlugIns/Net.appex/Info.plist"]
        )
        submission.apis = [
            APIUse(name: "CBCentralManager", bundle: "Sample.app/Frameworks/Belt.framework"),
            APIUse(name: "CBCentralManager", bundle: "Sample.app"), APIUse(name: "CBPeripheralManager"),
        ]
        #expect(try submission.findings(of: "PL-014").map(\.location.path) == ["Sample.app/Info.plist"])
        submission.target.kind = .sdk
        #expect(try submission.findings(of: "PL-014") == [])
    }

    @Test("Keys that nothing reads can go, an old one only beside its successor")
    func removable() throws {
        let submission = Submission(
            text("NSLocationAlwaysUsageDescription") + text("NSLocationAlwaysAndWhenInUseUsageDescription")
                + text("NSBluetoothPeripheralUsageDescription") + text("NSDocumentsFolderUsageDescription")
                + text("NSUserNotificationsUsageDescription") + text("NSCameraUsageDescription")
        )
        let removable = try submission.evaluated().removableKeys
        #expect(
            removable.map(\.key) == [
                "NSLocationAlwaysUsageDescription", "NSDocumentsFolderUsageDescription",
                "NSUserNotificationsUsageDescription",
            ]
        )
        let texts = try TestTable.snapshot.get().texts[.english]
        for key in removable {
            let parts = key.reason.split(separator: "/").map(String.init)
            #expect(texts?[parts[0]]?.phrases[parts[1]] != nil)
        }
    }
}
