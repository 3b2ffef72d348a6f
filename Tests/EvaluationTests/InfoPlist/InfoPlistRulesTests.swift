import Catalog
import Documents
import Evaluation
import Testing

@Suite("Rules about Info.plist and entitlements")
struct InfoPlistRulesTests {
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

    @Test("Each of the family's rules has a sample")
    func isComplete() {
        #expect(Set(RuleRegistry.rules.map { $0.id }.filter { $0.hasPrefix("PL-") }) == Set(Self.samples.map(\.rule)))
    }

    @Test(
        "A slip in one letter or in case costs the text; where the right key is there it is a warning",
        arguments: [
            ("NSFaceIdUsageDescription", "NSFaceIDUsageDescription"),
            ("NSContactUsageDescription", "NSContactsUsageDescription"),
            ("nscamerausagedescription", "NSCameraUsageDescription"),
        ]
    )
    func slips(_ key: String, _ right: String) throws {
        let alone = try Submission(text(key)).findings(of: "PL-024")
        #expect(alone.map(\.severity) == [.error])
        #expect(alone.map(\.patch) == [[.move(from: Pointer.root.appending(key), to: Pointer.root.appending(right))]])
        #expect(try Submission(text(key) + text(right)).findings(of: "PL-024").map(\.severity) == [.warning])
        #expect(try Submission(text("NSCameraUsgaeDescription")).findings(of: "PL-024").map(\.severity) == [.warning])
    }

    @Test("An SDK that only the request names is a fault where the request names the day as well")
    func namedSDK() throws {
        var submission = Submission("", sdk: OSVersion(18, 4))
        #expect(try submission.findings(of: "PL-038").map(\.severity) == [.note])
        submission.target.asOf = "2026-05-04"
        #expect(try submission.findings(of: "PL-038").map(\.severity) == [.error])
        submission.target.asOf = "2026-01-22"
        #expect(try submission.findings(of: "PL-038").isEmpty)
    }

    @Test(
        "What the Podfile may leave out is asked for unless it is seen to",
        arguments: [
            (nil, [Severity.error]), ("platform :ios, '15.0'\n", [.error]),
            ("x << 'BYPASS_PERMISSION_LOCATION_ALWAYS=1'\n", []),
        ]
    )
    func leftOut(_ podfile: String?, _ severities: [Severity]) throws {
        let lock = """
            packages:
              geolocator_apple:
                dependency: "direct main"
                source: hosted
                version: "2.3.9"
            """
        var submission = Submission(text(Self.whenInUse))
        submission.documents.append(DocumentReader.read(path: "pubspec.lock", bytes: Array(lock.utf8)))
        if let podfile {
            submission.documents.append(DocumentReader.read(path: "Podfile", bytes: Array(podfile.utf8)))
        }
        #expect(try submission.findings(of: "PL-006").map(\.severity) == severities)
    }

    private static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
    private static let whenInUse = "NSLocationWhenInUseUsageDescription"
    private static let bluetooth = "NSBluetoothAlwaysUsageDescription"
    private static let tasks = "BGTaskSchedulerPermittedIdentifiers"
    private static let formats = "com.apple.developer.nfc.readersession.formats"

    static let samples: [RuleSample] = missingKeys + modes + names + entitlements + location + others

    private static func expo(_ plugins: String) -> Submission {
        let text = "{\"expo\": {\"slug\": \"sample\", \"plugins\": \(plugins)}}"
        var submission = Submission()
        submission.documents = [DocumentReader.read(path: "app.json", bytes: Array(text.utf8))]
        return submission
    }

    private static func needs(
        _ rule: String,
        _ api: String,
        _ key: String,
        minIOS: OSVersion = OSVersion(15)
    ) -> [RuleSample] {
        let good = Submission(text(key), apis: [api], minIOS: minIOS)
        return [
            RuleSample(rule, "missing", bad: Submission("", apis: [api], minIOS: minIOS), good: good),
            RuleSample(rule, "blank", bad: Submission(text(key, " \t"), apis: [api], minIOS: minIOS), good: good),
        ]
    }

    private static let missingKeys =
        needs("PL-001", "PHPhotoLibrary.requestAuthorization(for: .readWrite)", "NSPhotoLibraryUsageDescription")
        + needs("PL-002", "UIImageWriteToSavedPhotosAlbum", "NSPhotoLibraryAddUsageDescription")
        + needs("PL-003", "AVCaptureDevice.requestAccess(for: .video)", "NSCameraUsageDescription")
        + needs("PL-004", "AVCaptureDevice.requestAccess(for: .audio)", "NSMicrophoneUsageDescription")
        + needs("PL-005", "CLLocationManager.requestWhenInUseAuthorization", whenInUse)
        + needs("PL-006", "CLLocationManager.requestAlwaysAuthorization", always)
        + needs(
            "PL-008",
            "CLLocationManager.requestAlwaysAuthorization",
            "NSLocationAlwaysUsageDescription",
            minIOS: OSVersion(10)
        )
        + needs("PL-014", "CBCentralManager", bluetooth)
        + needs("PL-015", "CBCentralManager", "NSBluetoothPeripheralUsageDescription", minIOS: OSVersion(12))
        + needs("PL-021", "EKEventStore.requestFullAccessToEvents", "NSCalendarsFullAccessUsageDescription")
        + needs("PL-021", "EKEventStore.requestWriteOnlyAccessToEvents", "NSCalendarsWriteOnlyAccessUsageDescription")
        + needs("PL-021", "EKEventStore.requestAccess(to: .event)", "NSCalendarsUsageDescription")
        + needs("PL-022", "EKEventStore.requestFullAccessToReminders", "NSRemindersFullAccessUsageDescription")
        + [
            RuleSample(
                "PL-003",
                "unclear",
                bad: Submission("", apis: ["AVCaptureDevice.requestAccess(for:completionHandler:)"]),
                good: Submission(
                    text("NSMicrophoneUsageDescription"),
                    apis: ["AVCaptureDevice.requestAccess(for:completionHandler:)"]
                )
            ),
            RuleSample(
                "PL-028",
                "missing",
                bad: Submission(text("NSHealthShareUsageDescription"), apis: ["HKHealthStore"]),
                good: Submission(
                    text("NSHealthShareUsageDescription") + text("NSHealthUpdateUsageDescription"),
                    apis: ["HKHealthStore.execute(_:)"]
                )
            ),
            RuleSample(
                "PL-017",
                "missing-silent",
                bad: Submission("", apis: ["NWBrowser"]),
                good: Submission(text("NSLocalNetworkUsageDescription"), apis: ["NWBrowser"])
            ),
            RuleSample(
                "PL-018",
                "missing",
                bad: Submission(text("NSLocalNetworkUsageDescription"), apis: ["NetServiceBrowser"]),
                good: Submission(list("NSBonjourServices", ["_http._tcp"]), apis: ["NetServiceBrowser"])
            ),
            RuleSample(
                "PL-018",
                "unlisted",
                bad: Submission(
                    list("NSBonjourServices", ["_ipp._tcp"]),
                    apis: ["NetServiceBrowser.searchForServices(ofType: \"_http._tcp.\", inDomain: \"\")"]
                ),
                good: Submission(
                    list("NSBonjourServices", ["_http._tcp"]),
                    apis: ["NetServiceBrowser.searchForServices(ofType: \"_http._tcp.\", inDomain: \"\")"]
                )
            ),
            RuleSample(
                "PL-018",
                "mendable",
                bad: Submission(list("NSBonjourServices", ["_http._tcp.local."])),
                good: Submission(list("NSBonjourServices", ["_http._tcp"]))
            ),
            RuleSample(
                "PL-018",
                "malformed",
                bad: Submission(list("NSBonjourServices", ["my printers!"])),
                good: Submission(list("NSBonjourServices", ["_ipp._tcp", "$(SERVICE)"]))
            ),
            RuleSample(
                "PL-027",
                "missing-crash",
                bad: Submission("", apis: ["ATTrackingManager.requestTrackingAuthorization"]),
                good: Submission(
                    text("NSUserTrackingUsageDescription"),
                    apis: ["ATTrackingManager.requestTrackingAuthorization"]
                )
            ),
            RuleSample(
                "PL-027",
                "missing-upload",
                bad: Submission("", entitlements: flag("com.apple.developer.homekit")),
                good: Submission(
                    text("NSHomeKitUsageDescription"),
                    entitlements: flag("com.apple.developer.homekit")
                )
            ),
            RuleSample(
                "PL-027",
                "missing-silent",
                bad: Submission("", apis: ["NISession"]),
                good: Submission(text("NSNearbyInteractionUsageDescription"), apis: ["NISession"])
            ),
        ]

    private static let modes = [
        RuleSample(
            "PL-029",
            "missing",
            bad: Submission(list("UIBackgroundModes", ["fetch", "processing"])),
            good: Submission(list("UIBackgroundModes", ["processing"]) + list(tasks, ["com.example.sync"]))
        ),
        RuleSample(
            "PL-029",
            "empty",
            bad: Submission(list("UIBackgroundModes", ["processing"]) + list(tasks, [])),
            good: Submission(list("UIBackgroundModes", ["fetch"]) + list(tasks, []))
        ),
        RuleSample(
            "PL-029",
            "code",
            bad: Submission("", apis: ["BGTaskScheduler.submit(_:)"]),
            good: Submission(list(tasks, ["com.example.sync"]), apis: ["BGTaskScheduler.submit(_:)"])
        ),
        RuleSample(
            "PL-030",
            "renamed",
            bad: Submission(list("UIBackgroundModes", ["audio", "picture-in-picture"])),
            good: Submission(list("UIBackgroundModes", ["audio", "remote-notification", "voip"]))
        ),
        RuleSample(
            "PL-030",
            "several",
            bad: Submission(list("UIBackgroundModes", ["audio location"]) + text(whenInUse) + text(always)),
            good: Submission(list("UIBackgroundModes", ["audio", "fetch"]))
        ),
        RuleSample(
            "PL-030",
            "ambiguous",
            bad: Submission(list("UIBackgroundModes", ["bluetooth"]) + text(bluetooth)),
            good: Submission(list("UIBackgroundModes", ["bluetooth-peripheral"]) + text(bluetooth))
        ),
        RuleSample(
            "PL-030",
            "needless",
            bad: Submission(list("UIBackgroundModes", ["network-extension"])),
            good: Submission(list("UIBackgroundModes", []))
        ),
        RuleSample(
            "PL-030",
            "unknown",
            bad: Submission(list("UIBackgroundModes", ["continuous-everything"])),
            good: Submission(list("UIBackgroundModes", ["$(MODE)"]))
        ),
        RuleSample(
            "PL-032",
            bad: Submission(list("UIBackgroundModes", ["bluetooth-central"])),
            good: Submission(list("UIBackgroundModes", ["bluetooth-central"]) + text(bluetooth))
        ),
        RuleSample(
            "PL-033",
            bad: Submission(list(tasks, ["com.example.refresh"])).with {
                $0.apis = [
                    APIUse(
                        name: "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
                        arguments: ["identifier": "com.example.sync"]
                    )
                ]
            },
            good: Submission(list(tasks, ["com.example.*"])).with {
                $0.apis = [
                    APIUse(
                        name: "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
                        arguments: ["identifier": "com.example.sync"]
                    )
                ]
            }
        ),
        RuleSample(
            "PL-033",
            bad: Submission(
                list(tasks, ["com.example.refresh"]),
                apis: ["BGTaskScheduler.shared.register(forTaskWithIdentifier: \"com.example.sync\", using: nil)"]
            ),
            good: Submission(
                list(tasks, ["com.example.sync"]),
                apis: ["BGTaskScheduler.shared.register(forTaskWithIdentifier: \"com.example.sync\", using: nil)"]
            )
        ),
        RuleSample(
            "PL-036",
            bad: Submission(list("UIBackgroundModes", ["fetch"]), path: "Sample.app/AppClips/Clip.app/Info.plist"),
            good: Submission(list("UIBackgroundModes", ["fetch"]), path: "Sample.app/Info.plist")
        ),
        RuleSample(
            "PL-036",
            bad: Submission("<key>NSAppClip</key>\n<dict/>\n" + list("UIBackgroundModes", ["fetch"])),
            good: Submission(list("UIBackgroundModes", ["fetch"]))
        ),
    ]

    private static let names = [
        RuleSample(
            "PL-007",
            bad: Submission(text("NSLocationAlwaysUsageDescription") + text(whenInUse) + text(always)),
            good: Submission(text("NSLocationAlwaysUsageDescription"), minIOS: OSVersion(10))
        ),
        RuleSample(
            "PL-007",
            "alone",
            bad: Submission(text("NSLocationAlwaysUsageDescription") + text(whenInUse)),
            good: Submission(text("NSLocationAlwaysUsageDescription") + text(whenInUse) + text(always))
        ),
        RuleSample(
            "PL-016",
            bad: Submission(text("NSBluetoothPeripheralUsageDescription") + text(bluetooth)),
            good: Submission(text("NSBluetoothPeripheralUsageDescription"), minIOS: OSVersion(12))
        ),
        RuleSample(
            "PL-016",
            "alone",
            bad: Submission(text("NSBluetoothPeripheralUsageDescription")),
            good: Submission(text("NSBluetoothPeripheralUsageDescription") + text(bluetooth))
        ),
        RuleSample(
            "PL-035",
            bad: Submission(
                text("NSCalendarsUsageDescription") + text("NSCalendarsWriteOnlyAccessUsageDescription"),
                minIOS: OSVersion(17)
            ),
            good: Submission(text("NSCalendarsUsageDescription"), minIOS: OSVersion(16))
        ),
        RuleSample(
            "PL-035",
            "alone",
            bad: Submission(text("NSRemindersUsageDescription"), minIOS: OSVersion(17)),
            good: Submission(text("NSRemindersUsageDescription"), minIOS: OSVersion(16))
        ),
        RuleSample(
            "PL-035",
            "alone-several",
            bad: Submission(text("NSCalendarsUsageDescription"), minIOS: OSVersion(17)),
            good: Submission(
                text("NSCalendarsUsageDescription") + text("NSCalendarsFullAccessUsageDescription"),
                minIOS: OSVersion(17)
            )
        ),
        RuleSample(
            "PL-034",
            bad: Submission(text("NSDocumentsFolderUsageDescription")),
            good: Submission(text("NSCameraUsageDescription"))
        ),
        RuleSample(
            "PL-024",
            "renamed",
            bad: Submission(text("NSPhotoLibraryAddOnlyUsageDescription")),
            good: Submission(text("NSPhotoLibraryAddUsageDescription"))
        ),
        RuleSample(
            "PL-024",
            "blank-behind",
            bad: Submission(text("NSCameraUsageDescription ")),
            good: Submission(text("NSCameraUsageDescription"))
        ),
        RuleSample(
            "PL-024",
            "blank-before",
            bad: Submission(text(" NSCameraUsageDescription")),
            good: Submission(text("NSCameraUsageDescription"))
        ),
        RuleSample(
            "PL-024",
            "unseen",
            bad: Submission(text("\u{200B}NSCameraUsageDescription")),
            good: Submission(text("NSCameraUsageDescription"))
        ),
        RuleSample(
            "PL-024",
            "misspelt",
            bad: Submission(text("NSCameraUseagesDescription")),
            good: Submission(text("NSCameraUsageDescription") + text("MYCameraUsageDescription"))
        ),
        RuleSample(
            "PL-024",
            "needless",
            bad: Submission(text("NSUserNotificationsUsageDescription")),
            good: Submission(text("CFBundleName", "Sample"))
        ),
        RuleSample(
            "PL-024",
            "manifest",
            bad: Submission("<key>NSPrivacyAccessedAPITypes</key>\n<array/>"),
            good: Submission(list("NSPrivacyTrackingDomains", ["tracker.example.com"]))
        ),
        RuleSample(
            "PL-024",
            "entitlement",
            bad: Submission(flag("com.apple.developer.healthkit")),
            good: Submission(
                list("com.apple.developer.nfc.readersession.iso7816.select-identifiers", ["A0000002471001"])
            )
        ),
        RuleSample(
            "PL-024",
            "unknown",
            bad: Submission(text("NSTelepathyBroadcastUsageDescription")),
            good: Submission(text("MyUsageDescription"))
        ),
        RuleSample(
            "PL-011",
            bad: Submission(text("UIBackgroundModes", "audio")),
            good: Submission(list("UIBackgroundModes", ["location"]))
        ),
        RuleSample(
            "PL-011",
            bad: Submission(flag("NSCameraUsageDescription")),
            good: Submission(text("NSCameraUsageDescription"))
        ),
        RuleSample(
            "PL-011",
            bad: Submission(text("NSLocationDefaultAccuracyReduced", "YES")),
            good: Submission(flag("NSLocationDefaultAccuracyReduced"))
        ),
    ]

    private static let domains = "com.apple.developer.associated-domains"
    private static let groups = "com.apple.security.application-groups"

    private static let entitlements = [
        RuleSample(
            "PL-042",
            "type",
            bad: Submission(entitlements: text("com.apple.developer.healthkit", "YES")),
            good: Submission(entitlements: flag("com.apple.developer.healthkit"))
        ),
        RuleSample(
            "PL-042",
            "type",
            bad: Submission(entitlements: text(domains, "applinks:example.com")),
            good: Submission(entitlements: list(domains, ["applinks:example.com"]))
        ),
        RuleSample(
            "PL-042",
            "environment",
            bad: Submission(entitlements: text("aps-environment", "Production")),
            good: Submission(entitlements: text("aps-environment", "$(APS_ENVIRONMENT)"))
        ),
        RuleSample(
            "PL-042",
            "domain",
            bad: Submission(entitlements: list(domains, ["www.example.com"])),
            good: Submission(
                entitlements: list(
                    domains,
                    [
                        "applinks:*.example.com", "webcredentials:example.com?mode=developer", "appclips:$(HOST)",
                        "authsrv:example.com",
                    ]
                )
            )
        ),
        RuleSample(
            "PL-042",
            "domain-mendable",
            bad: Submission(entitlements: list(domains, ["applinks:https://www.example.com/path"])),
            good: Submission(entitlements: list(domains, ["applinks:www.example.com"]))
        ),
        RuleSample(
            "PL-042",
            "domain-mendable",
            bad: Submission(entitlements: list(domains, ["applink:*.example.com:443"])),
            good: Submission(entitlements: list(domains, ["applinks:*.example.com"]))
        ),
        RuleSample(
            "PL-042",
            "group",
            bad: Submission(entitlements: list(groups, ["com.example.shared"])),
            good: Submission(entitlements: list(groups, ["group.com.example.shared", "$(TeamIdentifierPrefix)a"]))
        ),
        RuleSample(
            "PL-042",
            "group",
            bad: Submission(entitlements: list(groups, ["A1B2C3D4E5.shared"])),
            good: Submission(
                entitlements: list(groups, ["A1B2C3D4E5.shared"]) + flag("com.apple.security.app-sandbox")
            )
        ),
        RuleSample(
            "PL-043",
            bad: Submission(entitlements: flag("com.apple.developer.heathkit")),
            good: Submission(
                entitlements: flag("com.apple.developer.weatherkit") + flag("com.apple.developer.networking.multipath")
            )
        ),
        RuleSample(
            "PL-043",
            "phantom",
            bad: Submission(entitlements: flag("com.apple.developer.alarmkit")),
            good: Submission(entitlements: flag("com.apple.developer.weatherkit"))
        ),
        RuleSample(
            "PL-031",
            "disallowed",
            bad: Submission(entitlements: list(formats, ["NDEF", "TAG"]), minIOS: OSVersion(13)),
            good: Submission(entitlements: list(formats, ["NDEF", "TAG"]), minIOS: OSVersion(12))
        ),
        RuleSample(
            "PL-031",
            "tag-missing",
            bad: Submission(entitlements: list(formats, ["NDEF"])),
            good: Submission(entitlements: list(formats, ["TAG"]))
        ),
        RuleSample(
            "PL-031",
            "ndef-missing",
            bad: Submission(entitlements: list(formats, ["TAG"]), minIOS: OSVersion(12)),
            good: Submission(entitlements: list(formats, ["TAG"]), minIOS: OSVersion(13))
        ),
        RuleSample(
            "PL-031",
            "plugin",
            bad: expo(#"["react-native-nfc-manager"]"#),
            good: expo(#"[["react-native-nfc-manager", {"includeNdefEntitlement": false}]]"#)
        ),
        RuleSample(
            "PL-031",
            "unknown",
            bad: Submission(entitlements: list(formats, ["TAG", "RFID"])),
            good: Submission(entitlements: list(formats, ["TAG", "PACE"]))
        ),
        RuleSample(
            "PL-019",
            bad: Submission(apis: ["NWMulticastGroup"], entitlements: ""),
            good: Submission(
                apis: ["NWMulticastGroup"],
                entitlements: flag("com.apple.developer.networking.multicast")
            )
        ),
        RuleSample(
            "PL-037",
            bad: Submission(apis: ["UIApplication.registerForRemoteNotifications()"], entitlements: ""),
            good: Submission(
                apis: ["UIApplication.registerForRemoteNotifications()"],
                entitlements: text("aps-environment", "development")
            ).with { $0.documents.append(.propertyList("", path: "Extension.entitlements")) }
        ),
        RuleSample(
            "PL-039",
            bad: Submission(apis: ["HMHomeManager"], entitlements: ""),
            good: Submission(apis: ["HMHomeManager"])
        ),
    ]

    private static let location = [
        RuleSample(
            "PL-005",
            "companion",
            bad: Submission(text(always) + list("UIBackgroundModes", ["location"])),
            good: Submission(text(always) + text(whenInUse))
        ),
        RuleSample(
            "PL-009",
            "no-dictionary",
            bad: Submission(text(whenInUse), apis: ["CLLocationManager.requestTemporaryFullAccuracyAuthorization"]),
            good: Submission(text(whenInUse), apis: ["CLLocationManager.requestWhenInUseAuthorization"])
        ),
        RuleSample("PL-009", "no-entry", bad: purpose("Route", in: []), good: purpose("Route", in: ["Route"])),
        RuleSample("PL-009", "other-entries", bad: purpose("Route", in: ["Map"]), good: purpose("Map", in: ["Map"])),
        RuleSample(
            "PL-010",
            bad: Submission(flag("NSLocationDefaultAccuracyReduced")).with { $0.features = ["geofence"] },
            good: Submission(flag("NSLocationDefaultAccuracyReduced")).with { $0.features = ["weather"] }
        ),
        RuleSample(
            "PL-012",
            bad: Submission(
                list("UIBackgroundModes", ["audio"]),
                apis: ["CLLocationManager.allowsBackgroundLocationUpdates"]
            ),
            good: Submission(
                list("UIBackgroundModes", ["location"]),
                apis: ["CLLocationManager.allowsBackgroundLocationUpdates"]
            )
        ),
        RuleSample(
            "PL-013",
            "foreground-text",
            bad: Submission(list("UIBackgroundModes", ["location"]) + text(whenInUse)),
            good: Submission(list("UIBackgroundModes", ["location"]) + text(whenInUse) + text(always))
        ),
        RuleSample(
            "PL-044",
            "never-released",
            bad: Submission(text("MinimumOSVersion", "19.0"), minIOS: nil),
            good: Submission(text("MinimumOSVersion", "26.0"), minIOS: nil)
        ),
        RuleSample(
            "PL-044",
            "never-released",
            bad: Submission(text("LSMinimumSystemVersion", "16.4")),
            good: Submission(text("LSMinimumSystemVersion", "15.4"))
        ),
        RuleSample(
            "PL-044",
            "no-version",
            bad: Submission(text("MinimumOSVersion", "0"), minIOS: nil),
            good: Submission(text("MinimumOSVersion", "12"), minIOS: nil)
        ),
        RuleSample(
            "PL-044",
            "no-version",
            bad: Submission(text("MinimumOSVersion", "99.0"), minIOS: nil),
            good: Submission(text("MinimumOSVersion", "27.0"), minIOS: nil)
        ),
        RuleSample(
            "PL-044",
            "no-version",
            bad: Submission(text("LSMinimumSystemVersion", "0.0")),
            good: Submission(text("LSMinimumSystemVersion", "10.15"))
        ),
        RuleSample(
            "PL-044",
            "malformed",
            bad: Submission(text("MinimumOSVersion", "iOS 15"), minIOS: nil),
            good: Submission(text("MinimumOSVersion", "$(IPHONEOS_DEPLOYMENT_TARGET)"), minIOS: nil)
        ),
        RuleSample(
            "PL-044",
            "type",
            bad: Submission("<key>MinimumOSVersion</key><integer>15</integer>", minIOS: nil),
            good: Submission(text("MinimumOSVersion", "15"), minIOS: nil)
        ),
        RuleSample(
            "PL-044",
            "type",
            bad: Submission("<key>MinimumOSVersion</key><real>15.5</real>", minIOS: nil),
            good: Submission(text("MinimumOSVersion", "15.5"), minIOS: nil)
        ),
        RuleSample(
            "PL-013",
            "old-text",
            bad: Submission(list("UIBackgroundModes", ["location"]) + text("NSLocationAlwaysUsageDescription")),
            good: Submission(list("UIBackgroundModes", ["audio"]) + text("NSLocationAlwaysUsageDescription"))
        ),
        RuleSample(
            "PL-013",
            "no-text",
            bad: Submission(list("UIBackgroundModes", ["location"])),
            good: Submission(list("UIBackgroundModes", ["fetch"]))
        ),
        RuleSample(
            "PL-013",
            "no-use",
            bad: Submission(
                list("UIBackgroundModes", ["location"]) + text(whenInUse) + text(always),
                apis: ["CLLocationManager.requestLocation()"]
            ),
            good: Submission(
                list("UIBackgroundModes", ["location"]) + text(whenInUse) + text(always),
                apis: ["CLLocationManager.allowsBackgroundLocationUpdates"]
            )
        ),
    ]

    /// A request for temporary full accuracy under `key`, with the dictionary's entries.
    private static func purpose(_ key: String, in entries: [String]) -> Submission {
        let members = entries.map { text($0, "Guides you to the right platform.") }.joined()
        return Submission("<key>NSLocationTemporaryUsageDescriptionDictionary</key>\n<dict>\(members)</dict>").with {
            $0.apis = [
                APIUse(
                    name: "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)",
                    arguments: ["purpose_key": key]
                )
            ]
        }
    }

    private static let others = [
        RuleSample(
            "PL-020",
            bad: Submission(
                text("NSPhotoLibraryUsageDescription"),
                apis: ["PHPhotoLibrary.requestAuthorization(for: .readWrite)"]
            ),
            good: Submission(
                text("NSPhotoLibraryUsageDescription") + flag("PHPhotoLibraryPreventAutomaticLimitedAccessAlert"),
                apis: ["PHPhotoLibrary.requestAuthorization(for: .readWrite)"]
            )
        ),
        RuleSample(
            "PL-023",
            bad: Submission(text("NSCameraUsageDescription"), apis: ["NWBrowser"]).with {
                $0.apis.append(APIUse(name: "CBCentralManager", origin: .sdk))
            },
            good: Submission(text("NSCameraUsageDescription"), apis: ["NWBrowser"])
        ),
        RuleSample(
            "PL-025",
            bad: Submission(text("NSContactsUsageDescription")).with {
                $0.apis = [APIUse(name: "CNContactStore.requestAccess(for:completionHandler:)", origin: .sdk)]
            },
            good: Submission(
                text("NSContactsUsageDescription"),
                apis: ["CNContactStore.requestAccess(for:completionHandler:)"]
            )
        ),
        RuleSample(
            "PL-026",
            bad: Submission(apis: ["CNContactStore.requestAccess"]).with {
                $0.handledStates = ["contacts": ["authorized"]]
            },
            good: Submission(apis: ["CNContactStore.requestAccess"])
        ),
        RuleSample(
            "PL-040",
            bad: Submission(text("NSHealthShareUsageDescription", "Health")),
            good: Submission(
                text("NSHealthShareUsageDescription", "读取步数，绘制每周图表")
                    + text("NSHealthUpdateUsageDescription", "Saves your finished runs as workouts.")
            )
        ),
        RuleSample(
            "PL-041",
            bad: Submission("", path: "Sample.app/Info.plist").with {
                $0.apis = [
                    APIUse(
                        name: "CLLocationManager.requestAlwaysAuthorization()",
                        bundle: "Sample.app/AppClips/Clip.app"
                    )
                ]
            },
            good: Submission("", apis: ["CLLocationManager.requestAlwaysAuthorization()"])
        ),
        RuleSample(
            "PL-041",
            bad: Submission(
                "<key>NSAppClip</key>\n<dict/>",
                apis: ["CLLocationManager.requestAlwaysAuthorization()"]
            ),
            good: Submission(
                "<key>NSAppClip</key>\n<dict/>",
                apis: ["CLLocationManager.requestWhenInUseAuthorization()"]
            )
        ),
        RuleSample(
            "PL-038",
            bad: Submission(text("DTPlatformVersion", "18.5")),
            good: Submission(text("DTPlatformVersion", "26.0"))
        ),
    ]
}
