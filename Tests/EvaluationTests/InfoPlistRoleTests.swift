import Catalog
import Documents
import Evaluation
import Testing

@Suite("What an Info.plist describes that does not say so")
struct InfoPlistRoleTests {
    private static let type = text("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)")
    private static let bundle = text("CFBundleExecutable", "$(EXECUTABLE_NAME)") + text("CFBundleIdentifier", "a.b")
    private static let app = flag("LSRequiresIPhoneOS") + text("UILaunchStoryboardName", "Launch")

    /// The Info.plists in which the camera key is missed.
    private func lacking(_ files: [(path: String, members: String)]) throws -> [String] {
        var submission = Submission(apis: ["AVCaptureDevice.requestAccess(for: .video)"])
        submission.documents = files.map { .propertyList($0.members, path: $0.path) }
        return try submission.findings(of: "PL-003").compactMap(\.location.path)
    }

    private static let apps: [(path: String, members: String)] = [
        ("Info.plist", type + bundle), ("Info.plist", bundle), ("Podcasts/Info.plist", type + bundle),
        ("App/Info.plist", bundle + app), ("ios/Runner/Info.plist", bundle + app),
        ("IntegrationTests/Host/Info.plist", bundle + app), ("Info.plist", text("CFBundlePackageType", "APPL")),
        ("Tests/Sample/Info.plist", text("CFBundlePackageType", "APPL")),
    ]

    @Test("By itself, one of an app, or one that may be, is missing what the code needs", arguments: apps)
    func isOfApp(_ file: (path: String, members: String)) throws {
        #expect(try lacking([file]) == [file.path])
    }

    private static let others = [
        "AppTests/Info.plist", "AppUITests/Info.plist", "Tests/Info.plist", "App/AppTests-Info.plist",
        "Pods/Target Support Files/Alamofire/Alamofire-Info.plist",
        "ios/Pods/Target Support Files/Sentry/ResourceBundle-Sentry-Sentry-Info.plist",
        "Pods/Target Support Files/Pods-App/Pods-App-Info.plist",
    ]

    @Test("Tests and what CocoaPods makes are no app", arguments: others)
    func isOfNoApp(_ path: String) throws {
        let app = ("App/Info.plist", Self.type + Self.bundle + Self.app)
        for members in [Self.type + Self.bundle, Self.bundle] {
            #expect(try lacking([(path, members)]) == [])
            #expect(try lacking([app, (path, members)]) == ["App/Info.plist"])
        }
    }

    @Test("Beside an evident app, one that says nothing of an app is a framework's")
    func frameworks() throws {
        let framework = ("Kit/Info.plist", Self.type + Self.bundle)
        let app = ("App/Info.plist", Self.bundle + Self.app)
        let second = ("Second/Info.plist", Self.bundle + text("CFBundleDisplayName", "Second"))
        #expect(try lacking([framework, app]) == ["App/Info.plist"])
        #expect(try lacking([framework, ("App/Info.plist", Self.bundle)]) == ["App/Info.plist", "Kit/Info.plist"])
        #expect(try lacking([second, app]) == ["App/Info.plist", "Second/Info.plist"])
    }
}
