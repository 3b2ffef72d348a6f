import Catalog
import Documents
import Evaluation
import Testing

@Suite("Rules about API lists, Settings, photos, location and the network")
struct APIRulesTests {
    @Test("Each reports bad input with its phrase, and leaves good input alone", arguments: samples)
    func judges(_ sample: RuleSample) throws {
        let bad = try sample.bad.findings(of: sample.rule)
        #expect(bad.map(\.phrase).contains(sample.phrase), "\(bad.map(\.short))")
        #expect(try sample.good.findings(of: sample.rule).filter { $0.phrase == sample.phrase } == [])
        for finding in bad {
            #expect(finding.untold(by: try TestTable.snapshot.get()) == [])
            #expect(!finding.sources.isEmpty)
        }
    }

    @Test("What only newer systems have is named with the check that it needs, behind what every system has")
    func replacements() throws {
        func named(_ minIOS: OSVersion?) throws -> Finding.Argument? {
            let use = APIUse(name: "PHPhotoLibrary.requestAuthorization(_:)")
            return try Submission(minIOS: minIOS).with { $0.apis = [use] }.findings(of: "PH-001").first?
                .arguments["replacements"]
        }
        let name = "PHPhotoLibrary.requestAuthorization(for:handler:)"
        #expect(try named(OSVersion(14)) == .list([name]))
        #expect(try named(OSVersion(13)) == .list(["\(name) (#available(iOS 14.0, *))"]))
        #expect(try named(nil) == .list([name]))
    }

    @Test("A missing guard is an error only where the submission says that there is none")
    func guards() throws {
        func severity(_ availability: APIUse.Guard, origin: APIUse.Origin = .app) throws -> Severity? {
            let use = APIUse(
                name: "PHPhotoLibrary.authorizationStatus(for:)",
                guardedFrom: availability,
                origin: origin
            )
            return try Submission(minIOS: OSVersion(13)).with { $0.apis = [use] }.findings(of: "API-001").first?
                .severity
        }
        #expect(try severity(.none) == .error)
        #expect(try severity(.from(OSVersion(13))) == .error)
        #expect(try severity(.notSaid) == .note)
        #expect(try severity(.none, origin: .sdk) == .note)
        #expect(try severity(.from(OSVersion(14))) == nil)
        #expect(try severity(.none, origin: .ownType) == nil)
    }

    @Test("openURL(_:) is deprecated with an old SDK, and does nothing with a newer one or one that nobody tells")
    func openURL() throws {
        func rules(sdk: OSVersion?) throws -> [String] {
            try Submission(apis: ["UIApplication.openURL(_:)"], minIOS: OSVersion(14), sdk: sdk).evaluated().findings
                .map(\.rule)
        }
        #expect(try rules(sdk: nil).filter { ["API-002", "SET-005"].contains($0) } == ["SET-005"])
        #expect(try rules(sdk: OSVersion(17)).contains("API-002"))
        #expect(try rules(sdk: OSVersion(18)).filter { ["API-002", "SET-005"].contains($0) } == ["SET-005"])
    }

    @Test("A public class that uploads may no longer contain is refused, and not noted as deprecated besides")
    func withdrawn() throws {
        let findings = try Submission(apis: ["UIWebView"], minIOS: OSVersion(15)).evaluated().findings
            .filter { ["API-002", "API-004"].contains($0.rule) }
        #expect(findings.map(\.rule) == ["API-004"])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.effect == .uploadRejected)
        #expect(findings.first?.codes == ["ITMS-90809"])
    }

    @Test("A phantom brings the fact that explains it and what to use")
    func phantom() throws {
        let finding = try #require(try Submission(apis: ["PHPhotoLibrary.isLimited"]).findings(of: "API-003").first)
        #expect(finding.severity == .error)
        #expect(finding.facts == ["MYTH-010"])
    }

    private static let old = "CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)"
    private static let current = "CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)"
    private static let readWrite = "PHPhotoLibrary.requestAuthorization(for: .readWrite)"
    private static let addOnly = "PHPhotoLibrary.requestAuthorization(for: .addOnly)"
    private static let whenInUse = "CLLocationManager.requestWhenInUseAuthorization()"
    private static let always = "CLLocationManager.requestAlwaysAuthorization()"

    static let samples: [RuleSample] = apis + settings + photos + location

    private static func photo(_ availability: APIUse.Guard, minIOS: OSVersion) -> Submission {
        Submission(minIOS: minIOS).with {
            $0.apis = [APIUse(name: "PHPhotoLibrary.authorizationStatus(for:)", guardedFrom: availability)]
        }
    }

    private static let apis = [
        RuleSample(
            "API-001",
            "unguarded",
            bad: photo(.none, minIOS: OSVersion(13)),
            good: photo(.none, minIOS: OSVersion(14))
        ),
        RuleSample(
            "API-001",
            "guard-too-low",
            bad: photo(.from(OSVersion(13)), minIOS: OSVersion(12)),
            good: photo(.from(OSVersion(14)), minIOS: OSVersion(12))
        ),
        RuleSample(
            "API-001",
            "not-said",
            bad: photo(.notSaid, minIOS: OSVersion(13)),
            good: photo(.notSaid, minIOS: OSVersion(15))
        ),
        RuleSample(
            "API-002",
            bad: Submission(apis: ["ABAddressBookRequestAccessWithCompletion"], minIOS: OSVersion(9)),
            good: Submission(apis: ["ABAddressBookRequestAccessWithCompletion"], minIOS: OSVersion(8))
        ),
        RuleSample(
            "API-003",
            bad: Submission(apis: ["PHPhotoLibrary.isLimited"]),
            good: Submission(apis: ["PHPhotoLibrary.authorizationStatus(for:)"])
        ),
        RuleSample(
            "API-004",
            bad: Submission(apis: ["LSApplicationWorkspace"]),
            good: Submission(apis: ["UIApplication.canOpenURL(_:)"])
        ),
        RuleSample(
            "API-004",
            "withdrawn",
            bad: Submission(apis: ["UIWebView"]),
            good: Submission(apis: ["WKWebView", "UIWebViewDelegate"])
        ),
        RuleSample(
            "API-005",
            bad: photo(.from(OSVersion(14)), minIOS: OSVersion(15)),
            good: photo(.from(OSVersion(14)), minIOS: OSVersion(13))
        ),
        RuleSample(
            "API-006",
            bad: Submission(apis: ["Qxqxq.jzjzj()"]),
            good: Submission().with { $0.apis = [APIUse(name: "Qxqxq.jzjzj()", origin: .ownType)] }
        ),
        RuleSample(
            "API-006",
            "near",
            bad: Submission(apis: ["CLLocationManger.requestLocation()"]),
            good: Submission(apis: ["CLLocationManager.requestLocation()"])
        ),
        RuleSample(
            "API-006",
            "known-type",
            bad: Submission(apis: ["CBCentralManager.frobnicate()"]),
            good: Submission(apis: ["CBCentralManager"])
        ),
        RuleSample(
            "API-007",
            bad: Submission(apis: ["EKEventStore.requestAccess(to: .event)"], sdk: OSVersion(17)),
            good: Submission(apis: ["EKEventStore.requestAccess(to: .event)"], sdk: OSVersion(16))
        ),
        RuleSample(
            "API-007",
            "sdk-not-said",
            bad: Submission(apis: ["EKEventStore.requestAccess(to: .event)"]),
            good: Submission(apis: ["EKEventStore.requestFullAccessToEvents(completion:)"])
        ),
    ]

    @Test(
        "A private URL in a source is told at its string, louder where it names a page in native code",
        arguments: [
            ("Settings.swift", #"open(URL(string: "App-prefs:root=General")!) // "prefs:root=WIFI""#, .error),
            ("settings.m", #"go([NSURL URLWithString:@"prefs:root=WIFI"]);"#, .error),
            ("Settings.swift", #"open(URL(string: "App-prefs:")!)"#, .warning),
            ("settings.js", "var page = NSURL.URLWithString('App-Prefs:root=General')", .warning),
        ] as [(String, String, Severity)]
    )
    func privateURLInSource(_ source: (path: String, text: String, severity: Severity)) throws {
        var submission = Submission()
        submission.documents = [DocumentReader.read(path: source.path, bytes: Array("\n\(source.text)\n".utf8))]
        let findings = try submission.findings(of: "SET-002")
        #expect(findings.map(\.severity) == [source.severity])
        #expect(findings.first?.location.position?.line == 2)
        submission.documents = [
            DocumentReader.read(path: source.path, bytes: Array("let a = \"https:prefs:root=\"; b(\"prefs\")".utf8))
        ]
        #expect(try submission.findings(of: "SET-002") == [])
    }

    private static let settings = [
        RuleSample(
            "SET-002",
            bad: Submission().with { $0.strings = ["App-Prefs:root=Privacy&path=PHOTOS"] },
            good: Submission().with { $0.strings = ["app-settings:", "preferences", "https://example.com/prefs:root"] }
        ),
        RuleSample(
            "SET-003",
            bad: Submission(list("LSApplicationQueriesSchemes", ["weixin", "prefs"])),
            good: Submission(list("LSApplicationQueriesSchemes", ["weixin"]))
        ),
        RuleSample(
            "SET-003",
            bad: Submission(
                "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n\(list("CFBundleURLSchemes", ["App-Prefs"]))\n</dict>\n</array>"
            ),
            good: Submission(
                "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n\(list("CFBundleURLSchemes", ["sample"]))\n</dict>\n</array>"
            )
        ),
        RuleSample(
            "SET-004",
            bad: Submission().with { $0.strings = ["LSApplicationWorkspace"] },
            good: Submission().with { $0.strings = ["UIApplication", "workspace"] }
        ),
        RuleSample(
            "SET-004",
            "withdrawn",
            bad: Submission().with { $0.strings = ["UIWebView"] },
            good: Submission().with { $0.strings = ["WKWebView", "UIAlertView"] }
        ),
        RuleSample(
            "SET-005",
            bad: Submission(apis: ["UIApplication.openURL(_:)"], sdk: OSVersion(18)),
            good: Submission(apis: ["UIApplication.openURL(_:)"], sdk: OSVersion(17))
        ),
        RuleSample(
            "SET-006",
            bad: Submission("").with {
                $0.apis = [APIUse(name: "UIApplication.canOpenURL(_:)", arguments: ["url": "weixin://"])]
            },
            good: Submission(list("LSApplicationQueriesSchemes", ["weixin"])).with {
                $0.apis = [APIUse(name: "UIApplication.canOpenURL(_:)", arguments: ["url": "weixin://"])]
            }
        ),
        RuleSample(
            "SET-006",
            bad: Submission("", apis: ["UIApplication.shared.canOpenURL(URL(string: \"weixin://\"))"]),
            good: Submission("", apis: ["UIApplication.shared.canOpenURL(URL(string: \"https://example.com\"))"])
        ),
        RuleSample(
            "SET-007",
            bad: Submission(list("LSApplicationQueriesSchemes", (1...51).map { "scheme\($0)" })),
            good: Submission(list("LSApplicationQueriesSchemes", (1...50).map { "scheme\($0)" }))
        ),
    ]

    private static let photos = [
        RuleSample(
            "PH-001",
            bad: Submission(apis: ["PHPhotoLibrary.authorizationStatus()"]),
            good: Submission(apis: ["PHPhotoLibrary.authorizationStatus()", "PHPhotoLibrary.authorizationStatus(for:)"])
        ),
        RuleSample(
            "PH-001",
            "limited-handled",
            bad: Submission(apis: ["PHPhotoLibrary.requestAuthorization(_:)"]).with {
                $0.handledStates = ["photo-library": ["limited"]]
            },
            good: Submission(apis: ["PHPhotoLibrary.requestAuthorization"]).with {
                $0.handledStates = ["photo-library": ["limited"]]
            }
        ),
        RuleSample(
            "PH-002",
            bad: Submission(apis: [readWrite]).with { $0.handledStates = ["photo-library": ["authorized"]] },
            good: Submission(apis: [addOnly]).with { $0.handledStates = ["photo-library": ["authorized"]] }
        ),
        RuleSample(
            "PH-003",
            bad: Submission(apis: [readWrite]).with { $0.features = ["pick_avatar"] },
            good: Submission(apis: [readWrite]).with { $0.features = ["pick_avatar", "photo_gallery"] }
        ),
        RuleSample(
            "PH-010",
            bad: Submission(apis: [readWrite]).with { $0.features = ["save_photo"] },
            good: Submission(apis: [addOnly]).with { $0.features = ["save_photo"] }
        ),
        RuleSample(
            "NET-001",
            bad: Submission(apis: ["CTCellularData"]),
            good: Submission(apis: ["CTCellularData", "NWPathMonitor"])
        ),
    ]

    private static let location = [
        RuleSample(
            "LOC-001",
            bad: Submission(apis: ["CLLocationManager.authorizationStatus()"]),
            good: Submission(apis: ["CLLocationManager.authorizationStatus()"], minIOS: OSVersion(13))
        ),
        RuleSample(
            "LOC-002",
            bad: Submission(apis: [old]),
            good: Submission(apis: [old, current], minIOS: OSVersion(13))
        ),
        RuleSample("LOC-002", "needless", bad: Submission(apis: [old, current]), good: Submission(apis: [current])),
        RuleSample(
            "LOC-003",
            bad: Submission(apis: [whenInUse]).with { $0.features = ["navigation"] },
            good: Submission(apis: [whenInUse, "CLLocationManager.accuracyAuthorization"]).with {
                $0.features = ["navigation"]
            }
        ),
        RuleSample(
            "LOC-007",
            bad: Submission(apis: [always]).with { $0.features = ["nearby_stores"] },
            good: Submission(apis: [always]).with { $0.features = ["nearby_stores", "workout_tracking"] }
        ),
        RuleSample(
            "LOC-009",
            bad: Submission(apis: [whenInUse]).with { $0.features = ["geofence_arrival"] },
            good: Submission(apis: [whenInUse, always]).with { $0.features = ["geofence_arrival"] }
        ),
    ]
}
