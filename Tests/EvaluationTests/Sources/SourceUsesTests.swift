import Catalog
import Documents
import Evaluation
import Testing

@Suite("API uses in sources")
struct SourceUsesTests {
    private func uses(_ files: (path: String, text: String)..., minIOS: OSVersion? = nil) throws -> [ResolvedUse] {
        var submission = Submission()
        submission.target.minIOS = minIOS
        submission.documents = files.map { DocumentReader.read(path: $0.path, bytes: Array($0.text.utf8)) }
        return EvaluationContext(submission, catalog: try TestTable.snapshot.get(), today: Sample.today).uses
    }

    private func names(_ path: String, _ text: String) throws -> [String] { try uses((path, text)).map(\.use.name) }

    @Test(
        "A symbol of the table is found by its type and labels",
        arguments: [
            (
                "ATTrackingManager.requestTrackingAuthorization { _ in }",
                "ATTrackingManager.requestTrackingAuthorization(completionHandler:)"
            ),
            (
                "let s = await ATTrackingManager.requestTrackingAuthorization()",
                "ATTrackingManager.requestTrackingAuthorization(completionHandler:)"
            ),
            ("PHPhotoLibrary.requestAuthorization { _ in }", "PHPhotoLibrary.requestAuthorization(_:)"),
            (
                "AVAudioApplication.requestRecordPermission { _ in }",
                "AVAudioApplication.requestRecordPermission(completionHandler:)"
            ),
            (
                "PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }",
                "PHPhotoLibrary.requestAuthorization(for:handler:)"
            ),
            ("PHPhotoLibrary.authorizationStatus()", "PHPhotoLibrary.authorizationStatus()"),
            ("PHPhotoLibrary.authorizationStatus(for: .addOnly)", "PHPhotoLibrary.authorizationStatus(for:)"),
            ("CoreLocation.CLLocationManager.authorizationStatus()", "CLLocationManager.authorizationStatus()"),
            ("ATTrackingManager.AuthorizationStatus.denied", "ATTrackingManager.AuthorizationStatus.denied"),
            ("let c = CBCentralManager(delegate: nil, queue: nil)", "CBCentralManager.init(delegate:queue:)"),
            ("UIImageWriteToSavedPhotosAlbum(i, nil, nil, nil)", "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)"),
            ("var web: UIWebView?", "UIWebView"), ("mach_absolute_time()", "mach_absolute_time"),
            ("stat(path, &buffer)", "stat"), ("let d = UserDefaults(suiteName: \"a\")", "UserDefaults"),
            ("UserDefaults.standard.set(1, forKey: \"a\")", "UserDefaults.standard"),
            ("let u = ProcessInfo.processInfo.systemUptime", "ProcessInfo.systemUptime"),
            ("if CBCentralManager.authorization == .denied {}", "CBManager.authorization"),
            ("func f(e: EKEvent) { e.addAlarm(a) }", "EKCalendarItem.addAlarm(_:)"),
            ("ARFaceTrackingConfiguration.isSupported", "ARConfiguration.isSupported"),
        ]
    )
    func found(_ text: String, _ name: String) throws {
        let names = try names("App.swift", text)
        #expect(names.contains(name), "\(names)")
    }

    @Test(
        "A name that could be another's is left alone",
        arguments: [
            ("App.swift", "thermostat(path, &b)"), ("App.swift", "var s = stat()"),
            ("App.swift", "device.stat(path, &b)"),
            ("App.swift", "stat(path: a, b)"), ("App.swift", "func stat(_ a: Int, _ b: Int) {}\nstat(1, 2)"),
            ("App.swift", "myTracking.requestTrackingAuthorization { _ in }"),
            ("App.swift", "requestTrackingAuthorization()"),
            ("App.swift", "MyATTrackingManager.requestTrackingAuthorization()"),
            ("App.swift", "// UserDefaults.standard"),
            ("App.swift", "class ATTrackingManager {}\nATTrackingManager.requestTrackingAuthorization()"),
            ("App.swift", "let a: Thing = .modificationDate\n_ = file[.modificationDate]"),
            (
                "App.swift",
                "extension PHPhotoLibrary { static func requestAuthorization() {} }\nPHPhotoLibrary.requestAuthorization()"
            ),
            ("App.swift", "enum E { case stat(Int, Int), system(Int) }"),
            ("App.swift", "PHPhotoLibrary.somethingElse()"), ("App.swift", "let label = UILabel(); label.text = \"a\""),
            ("App.m", "void f() { [self requestAlwaysAuthorization]; }"),
            ("App.m", "void f() { stat(1); x.creationDate; }"),
            ("App.m", "#define stat(a, b) 0\nvoid f() { stat(1, 2); }"), ("App.dart", "stat(a, b);"),
            ("a.js", "UserDefaults.standard.set(1)"), ("Tests/AppTests.swift", "UserDefaults.standard.set(1)"),
        ]
    )
    func leftAlone(_ path: String, _ text: String) throws { #expect(try names(path, text) == []) }

    @Test("Own names of one source go for the others")
    func ownNames() throws {
        let found = try uses(("A.swift", "enum UserDefaults {}"), ("B.swift", "UserDefaults.standard.set(1)"))
        #expect(found.isEmpty)
    }

    @Test("Objective-C is told in its own names")
    func objectiveC() throws {
        let text = """
            void f() {
              [PHPhotoLibrary requestAuthorizationForAccessLevel:PHAccessLevelAddOnly handler:nil];
              [[NSUserDefaults standardUserDefaults] boolForKey:@"a"];
              id d = attributes[NSFileModificationDate];
              CLLocationManager *m = [CLLocationManager new];
              m.allowsBackgroundLocationUpdates = YES;
            }
            """
        let names = try names("A.m", text)
        #expect(names.contains("+[PHPhotoLibrary requestAuthorizationForAccessLevel:handler:]"))
        #expect(names.contains("+[NSUserDefaults standardUserDefaults]"))
        #expect(names.contains("NSFileModificationDate"))
        #expect(names.contains("CLLocationManager.allowsBackgroundLocationUpdates"))
    }

    @Test("A use carries its place, its arguments and what guards it")
    func details() throws {
        let text = "if #available(iOS 14, *) {\n  PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in }\n}"
        let use = try #require(try uses(("ios/A.swift", text), minIOS: OSVersion(13)).first).use
        #expect((use.file, use.line, use.column) == ("ios/A.swift", 2, 3))
        #expect(use.arguments == ["for": "addOnly"])
        #expect(use.guardedFrom == .from(OSVersion(14)))
    }

    @Test(
        "A missing guard is told where the source is the app's own, and left open where it may be another target's",
        arguments: [
            ("ios/A.swift", APIUse.Guard.none), ("ios/TodayWidget/A.swift", .notSaid), ("WatchApp/A.swift", .notSaid),
        ]
    )
    func targets(_ path: String, _ availability: APIUse.Guard) throws {
        let found = try uses((path, "PHPhotoLibrary.authorizationStatus(for: .addOnly)"), minIOS: OSVersion(13))
        #expect(found.map(\.use.guardedFrom) == [availability])
    }

    @Test("A method that the system calls needs no guard, however new it is")
    func implementations() throws {
        let text = """
            class A: NSObject, CLLocationManagerDelegate {
                func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
            }
            """
        var submission = Submission()
        submission.target.minIOS = OSVersion(13)
        submission.documents = [DocumentReader.read(path: "A.swift", bytes: Array(text.utf8))]
        let evaluation = Evaluator().evaluate(submission, against: try TestTable.snapshot.get(), today: Sample.today)
        #expect(
            evaluation.context.uses.map(\.use.name).contains { $0.contains("locationManagerDidChangeAuthorization") }
        )
        #expect(evaluation.findings == [])
    }

    @Test("A needless guard is told once, whatever it guards")
    func needlessGuards() throws {
        let text = """
            if #available(iOS 14, *) {
                PHPhotoLibrary.authorizationStatus(for: .addOnly)
                PHPhotoLibrary.authorizationStatus(for: .readWrite)
            }
            """
        var submission = Submission()
        submission.target.minIOS = OSVersion(15)
        submission.documents = [DocumentReader.read(path: "A.swift", bytes: Array(text.utf8))]
        let findings = Evaluator().evaluate(submission, against: try TestTable.snapshot.get(), today: Sample.today)
            .findings
        #expect(findings.map(\.rule) == ["API-005"])
        #expect(findings.first?.location.position?.column == 5)
    }

    @Test("A few sources do not show that nothing else uses an API")
    func partOfTheCode() throws {
        var sample = Sample(
            Sample.plist(
                """
                <key>UIBackgroundModes</key><array><string>location</string></array>
                <key>NSLocationAlwaysAndWhenInUseUsageDescription</key><string>Records your run while the screen is off.</string>
                <key>NSLocationWhenInUseUsageDescription</key><string>Shows your run on the map.</string>
                """
            ),
            path: "Info.plist"
        )
        sample.add("UserDefaults.standard.set(1, forKey: \"a\")", path: "A.swift")
        #expect(try sample.findings("PL-013") == [])
    }
}
