import Catalog
import Evaluation
import Testing

@Suite("Good apps")
struct GoodAppTests {
    private static let configuration = """
        <key>CFBundleDevelopmentRegion</key>
        <string>$(DEVELOPMENT_LANGUAGE)</string>
        <key>CFBundleExecutable</key>
        <string>$(EXECUTABLE_NAME)</string>
        <key>CFBundlePackageType</key>
        <string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        <key>LSRequiresIPhoneOS</key>
        <true/>
        <key>UILaunchStoryboardName</key>
        <string>LaunchScreen</string>
        <key>UIApplicationSupportsIndirectInputEvents</key>
        <true/>
        <key>NSAppTransportSecurity</key>
        <dict><key>NSAllowsLocalNetworking</key><true/></dict>
        <key>UIViewControllerBasedStatusBarAppearance</key>
        <false/>
        <key>NSHumanReadableCopyright</key>
        <string></string>
        <key>NSUserActivityTypes</key>
        <array><string>com.example.open</string></array>
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key><array><string>sample</string></array></dict></array>
        """

    private static func loud(_ submission: Submission) throws -> [String] {
        try submission.evaluated().findings.filter { $0.severity > .note }.map { "\($0.short) \($0.arguments)" }
    }

    @Test("A configuration without permissions is silent")
    func plain() throws { #expect(try Self.loud(Submission(Self.configuration)) == []) }

    @Test("An app that declares what it uses is silent")
    func declared() throws {
        let plist = [
            Self.configuration, list("UIBackgroundModes", ["audio", "location", "processing", "fetch"]),
            list("BGTaskSchedulerPermittedIdentifiers", ["com.example.sync"]),
            text("NSLocationWhenInUseUsageDescription", "Shows the platforms nearest to you on the map."),
            text("NSLocationAlwaysAndWhenInUseUsageDescription", "Draws your running route while the phone is locked."),
            text("NSCameraUsageDescription", "Scans the code on your ticket so that it can be added to the wallet."),
            text("NSMicrophoneUsageDescription", "Records your voice notes and keeps them on this phone."),
            text("NSPhotoLibraryAddUsageDescription", "Saves the finished collage to your photos."),
            text("NSCalendarsUsageDescription", "Adds your departure to the calendar that you pick."),
            text("NSCalendarsWriteOnlyAccessUsageDescription", "Adds your departure to the calendar that you pick."),
            text("NSFaceIDUsageDescription", "Unlocks your tickets with Face ID."),
        ].joined(separator: "\n")
        let apis = [
            "CLLocationManager.requestAlwaysAuthorization", "CLLocationManager.allowsBackgroundLocationUpdates",
            "AVCaptureDevice.requestAccess(for: .video)", "AVAudioApplication.requestRecordPermission",
            "UIImageWriteToSavedPhotosAlbum", "EKEventStore.requestWriteOnlyAccessToEvents",
            "EKEventStore.requestAccess(to: .event)", "LAContext.evaluatePolicy", "PHPickerViewController",
            "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
            "UNUserNotificationCenter.requestAuthorization", "UIApplication.open(_:options:completionHandler:)",
            "UIApplication.openSettingsURLString", "CNContactPickerViewController",
        ]
        #expect(try Self.loud(Submission(plist, apis: apis, sdk: OSVersion(26))) == [])
    }

    @Test("An extension and a watch app are not asked for the app's keys")
    func others() throws {
        var submission = Submission(text("NSBluetoothAlwaysUsageDescription"), apis: ["CBCentralManager"])
        submission.documents.append(
            .propertyList("<key>NSExtension</key>\n<dict/>", path: "Widget/Info.plist")
        )
        submission.documents.append(.propertyList(flag("WKApplication"), path: "Watch/Info.plist"))
        submission.documents.append(
            .propertyList(text("CFBundlePackageType", "BNDL"), path: "Tests/Info.plist")
        )
        #expect(try Self.loud(submission) == [])
    }
}
