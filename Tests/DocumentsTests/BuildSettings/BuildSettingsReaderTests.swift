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

    @Test("Where Xcode does not write the Info.plist, it is said", arguments: ["", "GENERATE_INFOPLIST_FILE = NO"])
    func notGenerated(_ text: String) {
        let root = DocumentReader.read(path: "App.xcconfig", bytes: Array(text.utf8)).root
        #expect(root?["generates_info_plist"]?.boolean == false)
        #expect(root?["info_plist_keys"]?.elements?.isEmpty == true)
    }
}
