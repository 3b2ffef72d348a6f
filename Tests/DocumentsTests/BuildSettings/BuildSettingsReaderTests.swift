import Documents
import Testing

@Suite("Build settings of Xcode")
struct BuildSettingsReaderTests {
    @Test("What is written into an Info.plist is read, and nothing else")
    func settings() throws {
        let text = """
            // !$*UTF8*$!
            buildSettings = {
              GENERATE_INFOPLIST_FILE = YES;
              INFOPLIST_FILE = "App/Info.plist";
              INFOPLIST_KEY_NSCameraUsageDescription = "Scans the code = on your ticket";
              "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]" = YES;
              "INFOPLIST_KEY_NSMotionUsageDescription[sdk=iphoneos*]" = "";
              INFOPLIST_KEY_NSCameraUsageDescription = Again;
              MY_INFOPLIST_KEY_NSSiriUsageDescription = x;
            };
            """
        let root = try #require(
            DocumentReader.read(path: "A.xcodeproj/project.pbxproj", bytes: Array(text.utf8)).root
        )
        #expect(root["generates_info_plist"]?.boolean == true)
        let keys = root["info_plist_keys"]?.elements ?? []
        #expect(keys.compactMap(\.string) == ["NSCameraUsageDescription", "UILaunchScreen_Generation"])
        #expect(keys.first?.position.line == 5)
    }

    @Test("Purpose strings are read as they are meant, the first of each key")
    func texts() throws {
        let text = #"""
            INFOPLIST_KEY_NSCameraUsageDescription = "Scans the \"code\" on your\nticket.";
            INFOPLIST_KEY_NSCameraUsageDescription = "Again.";
            INFOPLIST_KEY_UILaunchScreen_Generation = YES;
            """#
        let root = try #require(DocumentReader.read(path: "project.pbxproj", bytes: Array(text.utf8)).root)
        let texts = try #require(root["info_plist_texts"]?.entries)
        #expect(texts.map(\.key) == ["NSCameraUsageDescription"])
        #expect(texts.first?.value.string == "Scans the \"code\" on your\nticket.")
    }

    @Test(
        "What the Info.plist is made of is told",
        arguments: [
            ("INFOPLIST_FILE = App/Info.plist;", "names_info_plist"), ("INFOPLIST_FILE = \"\";", ""),
            ("MY_INFOPLIST_FILE = x;", ""),
            ("baseConfigurationReference = AA00 /* App.xcconfig */;", "has_other_settings"),
            ("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "is_for_ios"),
            ("productType = \"com.apple.product-type.application\";", "has_app"),
            ("productType = \"com.apple.product-type.application.watchapp2\";", ""),
            ("productType = \"com.apple.product-type.framework\";", ""),
        ]
    )
    func flags(_ text: String, _ flag: String) throws {
        let root = try #require(DocumentReader.read(path: "project.pbxproj", bytes: Array(text.utf8)).root)
        let set = (root.entries ?? []).filter { $0.value.boolean == true }.map(\.key)
        #expect(set == (flag.isEmpty ? [] : [flag]))
    }

    @Test("Where Xcode does not write the Info.plist, it is said", arguments: ["", "GENERATE_INFOPLIST_FILE = NO"])
    func notGenerated(_ text: String) {
        let root = DocumentReader.read(path: "App.xcconfig", bytes: Array(text.utf8)).root
        #expect(root?["generates_info_plist"]?.boolean == false)
        #expect(root?["info_plist_keys"]?.elements?.isEmpty == true)
    }

    @Test(
        "A project is read by the grammar of property lists, however it is laid out",
        arguments: [
            "{ buildSettings = { GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = \"Scans.\"; }; }",
            "{buildSettings={GENERATE_INFOPLIST_FILE=YES;INFOPLIST_KEY_NSCameraUsageDescription=\"Scans.\";};}",
            "{ buildSettings = { GENERATE_INFOPLIST_FILE\n=\nYES\n;\n\"INFOPLIST_KEY_NSCameraUsageDescription\" = /* a */ 'Scans.'; }; }",
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>buildSettings</key><dict>
            <key>GENERATE_INFOPLIST_FILE</key><string>YES</string>
            <key>INFOPLIST_KEY_NSCameraUsageDescription</key><string>Scans.</string></dict></dict></plist>
            """,
        ]
    )
    func layouts(_ text: String) throws {
        let root = try #require(DocumentReader.read(path: "project.pbxproj", bytes: Array(text.utf8)).root)
        #expect(root["generates_info_plist"]?.boolean == true)
        #expect(root["info_plist_texts"]?["NSCameraUsageDescription"]?.string == "Scans.")
    }

    /// A project with one target, whose settings are those of `debug` and `release` over those of the project.
    private static func project(_ type: String, project: String = "", debug: String, release: String) -> String {
        """
        { objects = {
          P = { isa = PBXProject; buildConfigurationList = PL; targets = (T); };
          PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
          PD = { isa = XCBuildConfiguration; buildSettings = {}; name = Debug; };
          PR = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; \(project) }; name = Release; };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(type)";
            buildConfigurationList = L; };
          L = { isa = XCConfigurationList; buildConfigurations = (D, R); };
          D = { isa = XCBuildConfiguration; buildSettings = { \(debug) }; name = Debug; };
          R = { isa = XCBuildConfiguration; buildSettings = { \(release) }; name = Release; };
        }; rootObject = P; }
        """
    }

    private static let generates = "GENERATE_INFOPLIST_FILE = YES;"
    private static let camera = "INFOPLIST_KEY_NSCameraUsageDescription"

    @Test(
        "What a target is archived with counts",
        arguments: [
            ("", "\(generates) \(camera) = Scans;", generates, []),
            ("", "", "\(generates) \(camera) = Scans;", ["Scans"]),
            ("\(generates) \(camera) = Scans;", "", "", ["Scans"]),
            ("\(generates) \(camera) = Scans;", "", "\(camera) = \"\";", [""]),
            ("\(camera) = Scans;", generates, "GENERATE_INFOPLIST_FILE = NO;", []),
            ("", "", "\(generates) \"\(camera)[sdk=macosx*]\" = Scans;", []),
            ("", "", "\(generates) \"\(camera)[sdk=iphone*]\" = Scans;", ["Scans"]),
            ("", "", "\(generates) \"\(camera)[config=Debug]\" = Scans;", []),
            ("", "", "\(generates) \"\(camera)[sdk=iphoneos*]\" = Scans; \(camera) = Others;", ["Scans"]),
        ]
    )
    func archive(_ project: String, _ debug: String, _ release: String, _ texts: [String]) throws {
        let text = Self.project("application", project: project, debug: debug, release: release)
        let root = try #require(
            DocumentReader.read(path: "A.xcodeproj/project.pbxproj", bytes: Array(text.utf8)).root
        )
        let target = try #require(root["targets"]?.elements?.first)
        #expect(target["info_plist_texts"]?.entries?.compactMap(\.value.string) == texts)
        #expect(target["is_for_ios"]?.boolean == true)
        #expect(target["pointer"]?.elements?.compactMap(\.string) == ["objects", "R", "buildSettings"])
    }

    @Test(
        "Apps and App Clips for iOS are told from others",
        arguments: [
            ("application", "", "app", true), ("application", "SDKROOT = macosx;", "app", false),
            ("application", "SDKROOT = watchos;", "app", false),
            ("application", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", "app", true),
            ("application.on-demand-install-capable", "", "app-clip", true),
        ]
    )
    func kinds(_ type: String, _ release: String, _ kind: String, _ isForIOS: Bool) throws {
        let text = Self.project(type, debug: "", release: release)
        let root = try #require(DocumentReader.read(path: "project.pbxproj", bytes: Array(text.utf8)).root)
        let target = try #require(root["targets"]?.elements?.first)
        #expect(target["kind"]?.string == kind)
        #expect(target["is_for_ios"]?.boolean == isForIOS)
    }

    @Test("What stands in a comment or a text is no setting")
    func others() throws {
        let text =
            "{ a = \"\n GENERATE_INFOPLIST_FILE = YES;\n\"; /* INFOPLIST_FILE = a; */ // IPHONEOS_DEPLOYMENT_TARGET = 1;\n }"
        let root = try #require(DocumentReader.read(path: "project.pbxproj", bytes: Array(text.utf8)).root)
        #expect((root.entries ?? []).allSatisfy { $0.value.boolean != true })
    }

    @Test(
        "A project that cannot be read is told",
        arguments: [
            ("", DocumentFault.Code.emptyFile), ("{ a = b;", .truncated), ("{ a = \"b; }", .openStepUnclosedString),
            ("{ a = b;\n<<<<<<< HEAD\n}", .mergeConflictMarker), ("{\"a\": \"b\"}", .jsonNotPropertyList),
        ]
    )
    func unreadable(_ text: String, _ code: DocumentFault.Code) {
        let document = DocumentReader.read(path: "project.pbxproj", bytes: Array(text.utf8))
        #expect(document.faults.first?.code == code)
    }

    @Test(
        "An xcconfig is read line by line as Xcode reads it",
        arguments: [
            ("GENERATE_INFOPLIST_FILE=YES", "generates_info_plist"),
            ("  GENERATE_INFOPLIST_FILE = YES ; // yes", "generates_info_plist"),
            ("GENERATE_INFOPLIST_FILE[sdk=iphoneos*][arch=*] = YES", "generates_info_plist"),
            ("GENERATE_INFOPLIST_FILE = \\\n  YES", "generates_info_plist"),
            ("GENERATE_INFOPLIST_FILE =\nYES = 1", ""), ("// GENERATE_INFOPLIST_FILE = YES", ""),
            ("A = http://a GENERATE_INFOPLIST_FILE = YES", ""), ("GENERATE_INFOPLIST_FILE = // YES", ""),
            ("#include \"Other.xcconfig\"", "has_other_settings"),
            ("#include? \"../Other.xcconfig\" // if any", "has_other_settings"),
        ]
    )
    func xcconfig(_ text: String, _ flag: String) throws {
        let document = DocumentReader.read(path: "App.xcconfig", bytes: Array(text.utf8))
        let set = (document.root?.entries ?? []).filter { $0.value.boolean == true }.map(\.key)
        #expect(set == (flag.isEmpty ? [] : [flag]))
        #expect(document.faults.isEmpty)
    }

    @Test("The value of an xcconfig goes on behind a backslash, and ends where a comment begins")
    func values() throws {
        let text = "INFOPLIST_KEY_NSCameraUsageDescription = Scans the \\\n  codes \\ // of\n on tickets; // here\n"
        let root = try #require(DocumentReader.read(path: "App.xcconfig", bytes: Array(text.utf8)).root)
        #expect(root["info_plist_texts"]?["NSCameraUsageDescription"]?.string == "Scans the codes on tickets")
    }

    @Test(
        "A line of an xcconfig that is no setting is told",
        arguments: ["# a", "#import \"a\"", "#include a", "A", "A[sdk] = b", "A[sdk=b = c", "A += b", "= b", "1A = b"]
    )
    func noSetting(_ line: String) {
        let document = DocumentReader.read(path: "App.xcconfig", bytes: Array("A = b\n\(line)\nB = c".utf8))
        #expect(document.status == .read)
        #expect(document.faults.map(\.code) == [.buildSettingSyntax])
        #expect(document.faults.first?.position.line == 2)
    }
}
