import Catalog
import Store
import Testing

@Suite("The names of this repository's data")
struct RealNamesTests {
    @Test(
        "A row is found by each name that it goes by",
        arguments: [
            ("PHPhotoLibrary.requestAuthorization(for:handler:)", "PHPhotoLibrary.requestAuthorization(for:handler:)"),
            ("+[PHPhotoLibrary requestAuthorization:]", "PHPhotoLibrary.requestAuthorization(_:)"),
            ("[PHPhotoLibrary requestAuthorization:]", "PHPhotoLibrary.requestAuthorization(_:)"),
            ("requestAlwaysAuthorization", "CLLocationManager.requestAlwaysAuthorization()"),
            ("CLLocationManager.requestAlwaysAuthorization", "CLLocationManager.requestAlwaysAuthorization()"),
            (
                "requestTrackingAuthorizationWithCompletionHandler:",
                "ATTrackingManager.requestTrackingAuthorization(completionHandler:)"
            ),
            ("PHAuthorizationStatusLimited", "PHAuthorizationStatus.limited"),
            ("kCLAuthorizationStatusAuthorizedAlways", "CLAuthorizationStatus.authorizedAlways"),
            ("UIApplicationOpenSettingsURLString", "UIApplication.openSettingsURLString"),
            ("-[UITableView reloadData]", "UITableView.reloadData()"),
            ("UITableView.reloadData", "UITableView.reloadData()"),
            ("Privacy - Camera Usage Description", "NSCameraUsageDescription"),
            ("NSCalendarsUsageDescription", "NSCalendarsUsageDescription"),
            ("NSLocationAlwaysUsageDescription", "NSLocationAlwaysUsageDescription"),
            ("ITMS-91053", "ITMS-91053"),
            ("91053", "ITMS-91053"),
            ("itms-91053", "ITMS-91053"),
            ("C617.1", "C617.1"),
            ("camera", "camera"),
            ("Photos", "photo-library"),
            ("photos", "photo-library"),
            ("相机", "camera"),
            ("相册", "photo-library"),
            ("照片", "photo-library"),
            ("通讯录", "contacts"),
            ("定位服务", "location"),
        ]
    )
    func found(_ sample: (name: String, id: String)) throws {
        #expect(try Self.snapshot.get().record(named: sample.name)?.id == sample.id)
    }

    @Test(
        "A wrong name in circulation leads to the right one first",
        arguments: [
            (
                "requestAccuracyAuthorization",
                "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"
            ),
            ("CLLocationManager.requestAlwaysAuthorisation()", "CLLocationManager.requestAlwaysAuthorization()"),
            (
                "CLLocationManager.requestFullAccuracyAuthorization()",
                "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)"
            ),
            ("CLLocationManager.accuracyAuthorizationStatus", "CLLocationManager.accuracyAuthorization"),
            ("CLAccuracyAuthorization.reduced", "CLAccuracyAuthorization.reducedAccuracy"),
            ("CLAuthorizationStatus.whenInUse", "CLAuthorizationStatus.authorizedWhenInUse"),
            ("CLLocationManager.requestWhenInUseAuthorizaton", "CLLocationManager.requestWhenInUseAuthorization()"),
            ("CLLocationManager.isLocationServicesEnabled", "CLLocationManager.locationServicesEnabled()"),
            (
                "CLLocationManagerDelegate.locationManager(_:didChangeAuthorizationStatus:)",
                "CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)"
            ),
            ("PHPhotoLibary.requestAuthorization", "PHPhotoLibrary.requestAuthorization(_:)"),
            ("PHAssett", "PHAsset"),
            ("PHPhotoLibrary.isLimited()", "PHPhotoLibrary.authorizationStatus(for:)"),
            ("PHPhotoLibrary.requestLimitedLibraryPicker(from:)", "PHPhotoLibrary.presentLimitedLibraryPicker(from:)"),
            (
                "PHPhotoLibrary.presentLimitedLibraryPicker(from:completion:)",
                "PHPhotoLibrary.presentLimitedLibraryPicker(from:completionHandler:)"
            ),
            (
                "PHPhotoLibrary.requestAuthorization(for:completionHandler:)",
                "PHPhotoLibrary.requestAuthorization(for:handler:)"
            ),
            ("PHAuthorizationStatus.addOnly", "PHAccessLevel.addOnly"),
            ("PHPickerViewControler", "PHPickerViewController"),
            ("AVCaptureDevice.requestAuthorization(for:)", "AVCaptureDevice.requestAccess(for:completionHandler:)"),
            ("AVCaptureDevice.authorizationStatus(forMediaType:)", "AVCaptureDevice.authorizationStatus(for:)"),
            (
                "AVCaptureDevice.requestAcess(for:completionHandler:)",
                "AVCaptureDevice.requestAccess(for:completionHandler:)"
            ),
            ("AVAudioSession.requestRecordPermision", "AVAudioSession.requestRecordPermission(_:)"),
            (
                "AVAudioApplication.shared.requestRecordPermission(completionHandler:)",
                "AVAudioApplication.requestRecordPermission(completionHandler:)"
            ),
            (
                "ATTrackingManager.requestAuthorization()",
                "ATTrackingManager.requestTrackingAuthorization(completionHandler:)"
            ),
            ("ATTrackingManager.authorizationStatus", "ATTrackingManager.trackingAuthorizationStatus"),
            ("requestTrackingAuthorisation", "ATTrackingManager.requestTrackingAuthorization(completionHandler:)"),
            ("CBManager.authorizationStatus", "CBManager.authorization"),
            ("CBCentralManager.authorizationStatus()", "CBManager.authorization"),
            ("CNContactStore.requestAuthorization(for:)", "CNContactStore.requestAccess(for:completionHandler:)"),
            (
                "EKEventStore.requestWriteOnlyAccess(completion:)",
                "EKEventStore.requestWriteOnlyAccessToEvents(completion:)"
            ),
            ("EKEventStore.requestFullAccesToEvents", "EKEventStore.requestFullAccessToEvents(completion:)"),
            ("UIApplication.openAppSettingsURLString", "UIApplication.openSettingsURLString"),
            ("UIApplicationOpenSettingsURL", "UIApplication.openSettingsURLString"),
            (
                "HKHealthStore.requestAuthorization(for:completion:)",
                "HKHealthStore.requestAuthorization(toShare:read:completion:)"
            ),
            ("SFSpeechRecognizer.requestPermission(_:)", "SFSpeechRecognizer.requestAuthorization(_:)"),
            ("LABiometryType.fingerprint", "LABiometryType.touchID"),
            ("NSPhotoLibraryAddOnlyUsageDescription", "NSPhotoLibraryAddUsageDescription"),
            ("NSCalendarUsageDescription", "NSCalendarsUsageDescription"),
            ("NSCalendarWriteOnlyAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription"),
            ("NSReminderFullAccessUsageDescription", "NSRemindersFullAccessUsageDescription"),
            ("NSLocationAlwaysAndWhenInUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"),
            ("NSLocationTemporaryUsageDescription", "NSLocationTemporaryUsageDescriptionDictionary"),
            ("NSAplleMusicUsageDescription", "NSAppleMusicUsageDescription"),
            ("NSBluetoothPeripherealUsageDesCription", "NSBluetoothPeripheralUsageDescription"),
            ("NSCamraUsageDescription", "NSCameraUsageDescription"),
            ("NSCameraUsageDescripton", "NSCameraUsageDescription"),
            ("NSMicrophoneUseDescription", "NSMicrophoneUsageDescription"),
            ("NSUserTrackingUsageDescripion", "NSUserTrackingUsageDescription"),
            ("NSPrivacyCollectedDataTypePhotosOrVideos", "NSPrivacyCollectedDataTypePhotosorVideos"),
            ("NSPrivacyAccessedAPITypeUserDefaults", "NSPrivacyAccessedAPICategoryUserDefaults"),
            ("NSPrivacyAccessedAPICategoryFileTimeStamp", "NSPrivacyAccessedAPICategoryFileTimestamp"),
            ("NSPrivacyAccessedAPICategoryDiscSpace", "NSPrivacyAccessedAPICategoryDiskSpace"),
            ("NSPrivacyAccessedAPITypeReason", "NSPrivacyAccessedAPITypes[].NSPrivacyAccessedAPITypeReasons"),
            ("NSPrivacyCollectedDataTypePurpose", "NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataTypePurposes"),
            ("55BD.1", "54BD.1"),
            ("CA91.1", "CA92.1"),
            ("ITMS-91035", "ITMS-91053"),
        ]
    )
    func nearest(_ sample: (name: String, id: String)) throws {
        let snapshot = try Self.snapshot.get()
        #expect(snapshot.nearest(sample.name).first == sample.id)
    }

    private static let snapshot = RealDataTests.content.map { $0.snapshot() }
}
