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

    private func keys(_ files: (path: String, text: String)..., minIOS: OSVersion? = nil) throws -> [String] {
        var submission = Submission()
        submission.target.minIOS = minIOS
        submission.documents = files.map { DocumentReader.read(path: $0.path, bytes: Array($0.text.utf8)) }
        return EvaluationContext(submission, catalog: try TestTable.snapshot.get(), today: Sample.today).keyNeeds.map(
            \.key
        )
    }

    @Test(
        "A value without its type needs the keys of the property, the variable or the parameter it is given to",
        arguments: [
            "let p = UIImagePickerController()\np.sourceType = .camera",
            "let p = UIImagePickerController()\np.sourceType = isThere ? .camera : .photoLibrary",
            "var s: UIImagePickerController.SourceType = .photoLibrary\nfunc f() { s = .camera }",
            "func open(_ s: UIImagePickerController.SourceType) {}\nfunc f() { open(.camera) }",
            "func open(s: UIImagePickerController.SourceType) {}\nfunc f() { self.open(s: .camera) }",
            "func open(_ s: UIImagePickerController.SourceType) {}\nfunc f() { self?.open(.camera) }",
            "typealias Source = UIImagePickerController.SourceType\nvar s: Source = .camera",
            "typealias Picker = UIImagePickerController\nlet p = Picker()\np.sourceType = .camera",
        ]
    )
    func implicitMembers(_ text: String) throws { #expect(try keys(("A.swift", text)) == ["NSCameraUsageDescription"]) }

    @Test("What another file's view takes tells the type of what it is given")
    func implicitMembersOverFiles() throws {
        let view = (
            "ImagePicker.swift",
            """
            struct ImagePicker: UIViewControllerRepresentable {
                var sourceType: UIImagePickerController.SourceType = .photoLibrary
                @Binding var image: UIImage?
            }
            """
        )
        let use = ("Content.swift", "let a = ImagePicker(sourceType: .camera, image: $image)")
        #expect(try keys(view, use) == ["NSCameraUsageDescription"])
        #expect(try keys(view) == [])
        #expect(try keys(use) == [])
    }

    @Test(
        "The same value of another type needs nothing",
        arguments: [
            "picker.sourceType = .camera", "let p = make()\np.sourceType = .camera",
            "enum Route { case camera }\nvar r: Route = .camera\nfunc f() { r = .camera }",
            "let p = UIImagePickerController()\np.sourceType = .photoLibrary",
            "let p = UIImagePickerController()\nif p.sourceType == .camera {}",
            "let b = UIImagePickerController.isSourceTypeAvailable(.camera)",
            "func open(_ s: UIImagePickerController.SourceType) {}\nfunc open(_ r: Route) {}\nfunc f() { open(.camera) }",
            "func open(_ s: UIImagePickerController.SourceType) {}\nfunc f() { router.open(.camera) }",
            "class UIImagePickerController {}\nlet p = UIImagePickerController()\np.sourceType = .camera",
            "typealias UIImagePickerController = Mine\nlet p = UIImagePickerController()\np.sourceType = .camera",
        ]
    )
    func otherTypes(_ text: String) throws { #expect(try keys(("A.swift", text), minIOS: OSVersion(15)) == []) }

    @Test("Setting background updates to false asks for no background mode", arguments: ["false", "true"])
    func setToFalse(_ value: String) throws {
        for (path, text) in [
            ("A.swift", "let m = CLLocationManager()\nm.allowsBackgroundLocationUpdates = \(value)"),
            (
                "A.m",
                "void f() { CLLocationManager *m; m.allowsBackgroundLocationUpdates = \(value == "true" ? "YES" : "NO"); }"
            ),
            (
                "A.m",
                "void f() { CLLocationManager *m; [m setAllowsBackgroundLocationUpdates:\(value == "true" ? "YES" : "NO")]; }"
            ),
        ] {
            var sample = Sample(Sample.plist(""), path: "Info.plist")
            sample.add(text, path: path)
            #expect(try sample.findings("PL-012").count == (value == "true" ? 1 : 0), "\(text)")
        }
    }

    @Test("An alias leads to the type it stands for, in other files too")
    func aliases() throws {
        let found = try uses(
            ("A.swift", "typealias Manager = CLLocationManager"),
            ("B.swift", "let m = Manager()\nm.requestAlwaysAuthorization()")
        )
        #expect(found.map(\.use.name).contains("CLLocationManager.requestAlwaysAuthorization()"))
    }

    @Test(
        "A constant counts for what it stands for, in whatever way it is declared",
        arguments: [
            ("A.m", "#define MEDIA AVMediaTypeVideo\nvoid f() { ASK(MEDIA); }", "c"),
            ("A.m", "#define MEDIA (AVMediaTypeAudio) // the sound\nvoid f() { ASK(MEDIA); }", "m"),
            ("A.m", "#define A B\n#define B C\n#define C AVMediaTypeAudio\nvoid f() { ASK(A); }", "m"),
            ("A.m", "#define ASKS ASK(MEDIA)\n#define MEDIA AVMediaTypeAudio\nvoid f() { ASKS; }", "m"),
            (
                "A.m",
                "#if A\n#define M AVMediaTypeAudio\n#else\n#define M AVMediaTypeVideo\n#endif\nvoid f() { ASK(M); }",
                "cm"
            ),
            ("A.m", "static NSString *const X = AVMediaTypeAudio;\nvoid f() { ASK(X); }", "m"),
            ("A.m", "static AVMediaType const kMedia = AVMediaTypeVideo;\nvoid f() { ASK(kMedia); }", "c"),
            ("A.m", "void f() { AVMediaType t = b ? AVMediaTypeVideo : AVMediaTypeAudio; ASK(t); }", "cm"),
            ("A.m", "void f() { NSString *t = AVMediaTypeVideo; if (b) { t = AVMediaTypeAudio; } ASK(t); }", "cm"),
            (
                "A.m",
                "void g() { AVMediaType t = AVMediaTypeVideo; }\nvoid f() { AVMediaType t = AVMediaTypeAudio; ASK(t); }",
                "m"
            ),
            ("A.swift", "let media = AVMediaType.audio\nASK(media)", "m"),
            ("A.swift", "let media: AVMediaType = .video\nASK(media)", "c"),
            ("A.swift", "func f() { let t: AVMediaType = b ? .video : .audio\nASK(t) }", "cm"),
            ("A.swift", "func f() { ASK(b ? .video : .audio) }", "cm"),
            ("A.swift", "enum M { static let kind = AVMediaType.audio }\nASK(M.kind)", "m"),
            ("A.swift", "struct M { let kind: AVMediaType = .audio\nfunc f() { ASK(self.kind) } }", "m"),
            ("A.swift", "struct M { static let kind: AVMediaType = .audio\nfunc f() { ASK(Self.kind) } }", "m"),
            ("A.swift", "let a = AVMediaType.audio\nlet b = a\nlet c = b\nASK(c)", "m"),
            ("A.swift", "func f(_ t: AVMediaType = .audio) { ASK(t) }", "m"),
            ("A.swift", "func f(_ t: AVMediaType) { ASK(t) }\nfunc g() { f(.audio) }", "m"),
            ("A.swift", "func f(for t: AVMediaType = .audio) { ASK(t) }\nfunc g() { f(for: .video) }", "cm"),
            ("A.swift", "func f() { for t in [AVMediaType.video, .audio] { ASK(t) } }", "cm"),
            ("A.swift", "func f() { var t = AVMediaType.video\nif b { t = .audio }\nASK(t) }", "cm"),
            (
                "A.swift",
                "enum K { case a, b\nvar media: AVMediaType { switch self { case .a: return .video\ncase .b: return .audio } } }\nfunc f(k: K) { ASK(k.media) }",
                "cm"
            ),
            ("A.swift", "func f() { let media = other()\nASK(media) }", "?"),
            ("A.swift", "let media = AVMediaType.audio\nlet f = { media in ASK(media) }", "?"),
            ("A.swift", "let media = AVMediaType.audio\nfunc f() { for media in all { ASK(media) } }", "?"),
            ("A.swift", "let media = AVMediaType.audio\nfunc f(_ media: AVMediaType) { ASK(media) }", "?"),
        ]
    )
    func constants(_ path: String, _ text: String, _ keys: String) throws {
        let call =
            path == "A.m"
            ? "[AVCaptureDevice requestAccessForMediaType:$1 completionHandler:nil]"
            : "AVCaptureDevice.requestAccess(for: $1) { _ in }"
        let written = text.replacing(/ASK\((.*?)\)(?=[ ;\n]|$)/) { call.replacing("$1", with: $0.output.1) }
        var sample = Sample(Sample.plist(""), path: "Info.plist")
        sample.add(written, path: path)
        let needed = try sample.evaluation().requiredKeys.map(\.key)
        let short = ["NSCameraUsageDescription": "c", "NSMicrophoneUsageDescription": "m"]
        let phrases = try sample.evaluation().findings.map(\.phrase)
        if keys == "?" {
            #expect(phrases.contains("unclear"), "\(written)")
        } else {
            #expect(needed.compactMap { short[$0] }.joined() == keys, "\(written)")
            #expect(!phrases.contains("unclear"), "\(written)")
        }
    }

    @Test("A constant of another file counts where it is used, and a chain of them over files")
    func constantsOverFiles() throws {
        let call = "void f() { [AVCaptureDevice requestAccessForMediaType:MEDIA completionHandler:nil]; }"
        #expect(try keys(("A.h", "#define MEDIA AVMediaTypeAudio"), ("A.m", call)) == ["NSMicrophoneUsageDescription"])
        #expect(
            try keys(("A.h", "#define MEDIA SOUND"), ("B.h", "#define SOUND AVMediaTypeAudio"), ("A.m", call))
                == ["NSMicrophoneUsageDescription"]
        )
        #expect(
            try keys(
                ("A.m", "extern NSString *const MEDIA;\n\(call)"),
                ("B.m", "NSString *const MEDIA = AVMediaTypeVideo;")
            ) == ["NSCameraUsageDescription"]
        )
        #expect(
            try keys(
                ("A.swift", "enum Media { static let kind: AVMediaType = .audio }"),
                ("B.swift", "func f() { AVCaptureDevice.requestAccess(for: Media.kind) { _ in } }")
            ) == ["NSMicrophoneUsageDescription"]
        )
    }

    @Test(
        "A macro is used under the guards around the places where it is used",
        arguments: [
            ("void f() { if (@available(iOS 14, *)) { ASK; } }", 0), ("void f() { ASK; }", 1),
            ("void f() { if (@available(iOS 14, *)) { ASK; } ASK; }", 1),
            ("void f() { if (@available(iOS 13.4, *)) { ASK; } }", 1),
            ("void f() { if (@available(iOS 14, *)) { g(); } else { ASK; } }", 1),
            ("API_AVAILABLE(ios(14.0)) void f() { ASK; }", 0), ("void f() { TWICE; }", 1),
            ("void f() { if (@available(iOS 14, *)) { TWICE; } }", 0), ("void f() { GUARDED; }", 0),
            ("void f() { if ([x respondsToSelector:@selector(y)]) { ASK; } }", 0),
            ("#if DEBUG\nvoid f() { ASK; }\n#endif", 0),
        ]
    )
    func guardedMacros(_ text: String, _ count: Int) throws {
        let macros = """
            #define ASK [PHPhotoLibrary authorizationStatusForAccessLevel:PHAccessLevelReadWrite]
            #define TWICE do { ASK; ASK; } while (0)
            #define GUARDED if (@available(iOS 14, *)) { ASK; }

            """
        var sample = Sample(macros + text, path: "A.m")
        sample.submission.target.minIOS = OSVersion(13)
        #expect(try sample.findings("API-001").count { $0.phrase != "not-said" } == count, "\(text)")
    }

    @Test(
        "A macro of a header is used under the least guard of all files",
        arguments: [
            ("void f() { if (@available(iOS 14, *)) { ASK; } }", "", 0), ("void f() { ASK; }", "", 1),
            ("void f() { if (@available(iOS 14, *)) { ASK; } }", "void g() { ASK; }", 1),
            (
                "void f() { if (@available(iOS 14, *)) { ASK; } }",
                "void g() { if ([x respondsToSelector:@selector(y)]) { ASK; } }", 0
            ),
        ]
    )
    func guardedHeaderMacros(_ first: String, _ second: String, _ count: Int) throws {
        let macro = "#define ASK [PHPhotoLibrary authorizationStatusForAccessLevel:PHAccessLevelReadWrite]"
        var sample = Sample(macro, path: "A.h")
        sample.add(first, path: "B.m")
        sample.add(second, path: "C.m")
        sample.submission.target.minIOS = OSVersion(13)
        #expect(try sample.findings("API-001").count { $0.phrase != "not-said" } == count, "\(first) \(second)")
    }

    @Test(
        "Key paths of the pasteboard need iOS 15, patterns iOS 14",
        arguments: [
            ("UIPasteboard.general.detectPatterns(for: [\\.probableWebURL]) { _ in }", 1),
            ("UIPasteboard.general.detectPatterns(for: [\\UIPasteboard.DetectedValues.number]) { _ in }", 1),
            ("UIPasteboard.general.detectPatterns(for: [.probableWebURL]) { _ in }", 0),
            ("if #available(iOS 15, *) { UIPasteboard.general.detectPatterns(for: [\\.number]) { _ in } }", 0),
            ("guard #available(iOS 15, *) else { return }\nboard.detectValues(for: [\\.number]) { _ in }", 0),
        ]
    )
    func keyPaths(_ text: String, _ count: Int) throws {
        var sample = Sample("func f() {\n\(text)\n}", path: "A.swift")
        sample.submission.target.minIOS = OSVersion(14)
        #expect(try sample.findings("API-001").count == count, "\(text)")
    }

    @Test("A macro of a header counts where another file uses it")
    func macrosOverFiles() throws {
        let header = (
            "Ask.h", "#define ASK [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:nil]"
        )
        #expect(try keys(header, ("A.m", "void f() { ASK; }")) == ["NSCameraUsageDescription"])
        #expect(try uses(header).isEmpty)
        #expect(try uses(header, ("A.m", "void f() { ASK; }")).first?.use.file == "Ask.h")
    }

    @Test("Of many uses that say the same twenty are told, and all are counted")
    func alike() throws {
        let call = "PHPhotoLibrary.authorizationStatus(for: .readWrite)\n"
        var sample = Sample(String(repeating: call, count: 25), path: "A.swift")
        sample.submission.target.minIOS = OSVersion(13)
        let evaluation = try sample.evaluation()
        #expect(evaluation.findings.count == 20)
        #expect(evaluation.count(.error) == 25)
        #expect(evaluation.omittedFindings == 5)
        sample = Sample(String(repeating: "let a: [UIWebView] = []\n", count: 23), path: "A.swift")
        let mentions = try sample.evaluation()
        #expect(mentions.findings.filter { $0.rule == "API-004" }.count == 20)
        #expect(mentions.omittedFindings == 3)
    }
}
