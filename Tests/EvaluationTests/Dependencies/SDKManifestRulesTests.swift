import Catalog
import Documents
import Evaluation
import Testing

@Suite("Privacy manifests of the SDKs that a project takes in")
struct SDKManifestRulesTests {
    /// `PM-017 severity package`.
    private static func told(_ path: String, _ text: String) throws -> [String] {
        var submission = Submission()
        submission.documents = [DocumentReader.read(path: path, bytes: Array(text.utf8))]
        return try submission.evaluated().findings.filter { ["PM-017", "PM-027"].contains($0.rule) }.map { finding in
            guard case .package(let name, _, _)? = finding.because.first else { return finding.rule }
            return "\(finding.rule) \(finding.severity.rawValue) \(name)"
        }
    }

    private static func pubspec(_ dependency: String) -> String { "name: x\ndependencies:\n  \(dependency)\n" }

    @Test(
        "A constraint is told of where no version that it lets in has a manifest",
        arguments: [
            ("fluttertoast: ^8.0.8", false), ("fluttertoast: 8.0.8", true), ("fluttertoast: '>=8.0.0 <8.2.0'", true),
            ("fluttertoast: '>=8.0.0 <9.0.0'", false), ("fluttertoast: any", false), ("fluttertoast:", false),
            ("share_plus: ^6.3.0", true), ("share_plus: '>=6.3.0'", false), ("sqflite: ^2.0.0", false),
            ("wakelock: ^0.5.2", true), ("wakelock_plus: 1.1.5", true), ("wakelock_plus: 1.1.6", false),
            ("wakelock_plus: ^1.1.0", false),
        ]
    )
    func pubConstraints(_ sample: (line: String, isTold: Bool)) throws {
        let name = sample.line.prefix { $0 != ":" }
        let told = try Self.told("pubspec.yaml", Self.pubspec(sample.line))
        #expect(told == (sample.isTold ? ["PM-017 warning \(name)"] : []))
    }

    @Test(
        "CocoaPods’ operators are read, and an address lets every version in",
        arguments: [
            ("'~> 5.5'", false), ("'~> 5.5.0'", true), ("'5.8.1'", true), ("'~> 4'", true), ("'>= 5.0', '< 5.9'", true),
            (":git => 'https://example.com/a.git'", false),
        ]
    )
    func podConstraints(_ sample: (requirement: String, isTold: Bool)) throws {
        let told = try Self.told("Podfile", "target 'App' do\n  pod 'Alamofire', \(sample.requirement)\nend\n")
        #expect(told.contains("PM-017 warning Alamofire") == sample.isTold)
    }

    @Test(
        "The name that an app asks for is not held against the numbers of the package with the code",
        arguments: [
            "image_picker: 0.8.6", "video_player: 2.2.18", "webview_flutter: 3.0.4", "url_launcher: 6.2.4",
            "path_provider: 2.1.2", "geolocator: 1.0.0",
            "flutter_inappwebview_ios: 1.1.2", "onesignal_flutter: 3.5.1",
        ]
    )
    func federatedPlugins(_ line: String) throws {
        #expect(try Self.told("pubspec.yaml", Self.pubspec(line)) == [])
    }

    @Test(
        "A line of versions that got its manifest later is told up to there",
        arguments: [
            ("3.12.8", "3.12.9"), ("3.12.9", nil), ("5.0.0", "5.0.5"), ("5.0.4", "5.0.5"), ("5.0.5", nil),
            ("5.2.10", nil),
        ]
    )
    func lines(_ version: String, _ first: String?) throws {
        var submission = Submission()
        let lock = "PODS:\n  - OneSignalXCFramework (\(version))\n\nCOCOAPODS: 1.16.2\n"
        submission.documents = [DocumentReader.read(path: "Podfile.lock", bytes: Array(lock.utf8))]
        let told = try submission.findings(of: "PM-017").map { $0.arguments["first"] }
        #expect(told == (first.map { [.text($0)] } ?? []))
    }

    @Test("The engine's pod bears no version of its own")
    func flutterPod() throws {
        let lock = "PODS:\n  - Flutter (1.0.0)\n  - url_launcher_ios (0.0.1):\n    - Flutter\n\nCOCOAPODS: 1.16.2\n"
        #expect(try Self.told("Podfile.lock", lock) == [])
    }

    @Test("The parts of a pod are one framework")
    func subspecs() throws {
        let lock = """
            PODS:
              - AFNetworking (3.2.1):
                - AFNetworking/Security (= 3.2.1)
              - AFNetworking/Security (3.2.1)
              - GTMSessionFetcher/Core (2.3.0)
              - GTMSessionFetcher/Full (2.3.0)

            COCOAPODS: 1.16.2
            """
        let names = try Self.told("Podfile.lock", lock).compactMap { $0.split(separator: " ").last }
        #expect(names.sorted() == ["AFNetworking", "GTMSessionFetcher/Core"])
    }

    @Test("Two projects called Reachability are not one")
    func reachability() throws {
        func lock(_ pod: String) -> String { "PODS:\n  - \(pod)\n\nCOCOAPODS: 1.16.2\n" }
        #expect(try Self.told("Podfile.lock", lock("Reachability (3.2)")) == [])
        #expect(try Self.told("Podfile.lock", lock("ReachabilitySwift (4.3.1)")) == ["PM-017 error ReachabilitySwift"])
    }

    @Test("What a repository supplies is not what was released under the number")
    func copies() throws {
        func lock(_ source: String) -> String {
            "PODS:\n  - Starscream (3.0.6)\n\nEXTERNAL SOURCES:\n  Starscream:\n    \(source)\n\nCOCOAPODS: 1.16.2\n"
        }
        #expect(try Self.told("Podfile.lock", lock(":git: https://example.com/Starscream.git")) == [])
        #expect(try Self.told("Podfile.lock", lock(":path: ../Starscream")) == [])
        #expect(
            try Self.told("Podfile.lock", lock(":path: \"../node_modules/a\"")) == ["PM-017 error Starscream"]
        )
        func pub(_ source: String) -> String {
            "packages:\n  share_plus:\n    dependency: \"direct main\"\n    source: \(source)\n    version: \"6.3.0\"\n"
        }
        #expect(try Self.told("pubspec.lock", pub("git")) == [])
        #expect(try Self.told("pubspec.lock", pub("hosted")) == ["PM-017 error share_plus"])
    }

    @Test(
        "A key that some versions force is needed where no other version can be meant",
        arguments: [
            ("  permission_handler: ^7.0.0", true), ("  permission_handler: 7.1.0", true),
            ("  permission_handler: '>=7.0.0 <12.0.0'", false), ("  permission_handler: any", false),
            ("  permission_handler: ^11.0.0", false),
        ]
    )
    func keysOfSomeVersions(_ sample: (line: String, isForced: Bool)) throws {
        var submission = Submission(flag("LSRequiresIPhoneOS"), path: "ios/Runner/Info.plist")
        let pubspec = "name: x\ndependencies:\n\(sample.line)\n"
        submission.documents.append(DocumentReader.read(path: "pubspec.yaml", bytes: Array(pubspec.utf8)))
        #expect(try submission.findings(of: "PL-003").isEmpty != sample.isForced)
    }

    @Test("What only an import names is of no known version")
    func importedVersions() throws {
        var submission = Submission(flag("LSRequiresIPhoneOS"), path: "ios/Runner/Info.plist")
        let source = "import 'package:permission_handler/permission_handler.dart';\n"
        submission.documents.append(DocumentReader.read(path: "lib/main.dart", bytes: Array(source.utf8)))
        #expect(try submission.evaluated().findings.filter { $0.severity == .error } == [])
    }

    @Test("A manifest that is refused is told of where the version is the only one that is let in")
    func invalid() throws {
        func podfile(_ requirement: String) -> String {
            "target 'App' do\n  pod 'Kingfisher', '\(requirement)'\nend\n"
        }
        #expect(try Self.told("Podfile", podfile("~> 7.9.0")) == [])
        #expect(try Self.told("Podfile", podfile("7.9.0")) == ["PM-027 warning Kingfisher"])
    }
}
