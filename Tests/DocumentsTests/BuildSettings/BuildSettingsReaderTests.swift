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
}
