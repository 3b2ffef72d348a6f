import Catalog
import Documents
import Evaluation
import Testing

@Suite("Packages of a submission")
struct DependencyTests {
    struct Sample: Sendable, CustomStringConvertible {
        let path: String
        let text: String
        /// `name version via`, in the order of the file.
        let wanted: [String]
        var description: String { path }
    }

    @Test("Each kind of file names its packages, their versions and the way to them", arguments: samples)
    func reads(_ sample: Sample) throws {
        #expect(try Self.told([(sample.path, sample.text)]) == sample.wanted)
    }

    @Test("A manifest tells what is direct, and does not repeat what the lock file has")
    func prefersLocks() throws {
        let manifest = #"{"dependencies": {"a": "^1.0.0", "c": "^3.0.0"}}"#
        let lock =
            "a@^1.0.0:\n  version \"1.2.0\"\n  dependencies:\n    b \"^2.0.0\"\n\nb@^2.0.0:\n  version \"2.1.0\"\n"
        let told = try Self.told([("package.json", manifest), ("yarn.lock", lock)])
        #expect(told == ["c ^3.0.0", "a 1.2.0", "b 2.1.0 a"])
    }

    private static func told(_ files: [(path: String, text: String)]) throws -> [String] {
        var submission = Submission()
        submission.documents = files.map { DocumentReader.read(path: $0.path, bytes: Array($0.text.utf8)) }
        let context = EvaluationContext(submission, catalog: try TestTable.snapshot.get(), today: "2026-11-30")
        return context.dependencies.map { dependency in
            ([dependency.name] + [dependency.writtenVersion ?? "?"] + dependency.via).joined(separator: " ")
        }
    }

    private static let samples = [
        Sample(
            path: "ios/Podfile.lock",
            text: """
                PODS:
                  - A/Core (2.3.0):
                    - B (~> 1.0)
                  - B (1.4.0)
                  - Flutter (1.0.0)

                DEPENDENCIES:
                  - A/Core
                  - Flutter (from `Flutter`)

                COCOAPODS: 1.15.2
                """,
            wanted: ["A/Core 2.3.0", "B 1.4.0 A/Core", "Flutter 1.0.0"]
        ),
        Sample(
            path: "Podfile",
            text:
                "platform :ios, '13.0'\ntarget 'App' do\n  pod 'A', '~> 5.9'\n  pod 'B', :path => '../b'\n  # pod 'C'\nend\n",
            wanted: ["A ~> 5.9", "B ?"]
        ),
        Sample(
            path: "pubspec.lock",
            text: """
                packages:
                  camera:
                    dependency: "direct main"
                    source: hosted
                    version: "0.10.5"
                  camera_avfoundation:
                    dependency: transitive
                    source: hosted
                    version: "0.9.13"
                """,
            wanted: ["camera 0.10.5", "camera_avfoundation 0.9.13 camera"]
        ),
        Sample(
            path: "package-lock.json",
            text: """
                {"name": "x", "lockfileVersion": 3, "packages": {
                 "": {"dependencies": {"a": "^1.0.0"}},
                 "node_modules/a": {"version": "1.2.0", "dependencies": {"@s/b": "^2.0.0"}},
                 "node_modules/@s/b": {"version": "2.1.0"},
                 "node_modules/a/node_modules/c": {"version": "3.0.0", "dev": true}}}
                """,
            wanted: ["a 1.2.0", "@s/b 2.1.0 a"]
        ),
        Sample(
            path: "package-lock.json",
            text: """
                {"name": "x", "lockfileVersion": 1, "dependencies": {
                 "a": {"version": "1.2.0", "requires": {"b": "^2.0.0"}, "dependencies": {"b": {"version": "2.1.0"}}}}}
                """,
            wanted: ["a 1.2.0", "b 2.1.0"]
        ),
        Sample(
            path: "yarn.lock",
            text: """
                __metadata:
                  version: 8

                "@s/b@npm:^2.0.0":
                  version: 2.1.0

                "a@npm:^1.0.0, a@npm:^1.1.0":
                  version: 1.2.0
                  dependencies:
                    "@s/b": "npm:^2.0.0"

                "x@workspace:.":
                  version: 0.0.0-use.local
                  dependencies:
                    a: "npm:^1.0.0"
                """,
            wanted: ["@s/b 2.1.0 a", "a 1.2.0"]
        ),
        Sample(
            path: "pnpm-lock.yaml",
            text: """
                lockfileVersion: '9.0'

                importers:
                  .:
                    dependencies:
                      a:
                        specifier: ^1.0.0
                        version: 1.2.0

                packages:
                  '@s/b@2.1.0':
                    resolution: {integrity: x}
                  a@1.2.0:
                    resolution: {integrity: x}

                snapshots:
                  a@1.2.0:
                    dependencies:
                      '@s/b': 2.1.0
                """,
            wanted: ["@s/b 2.1.0 a", "a 1.2.0"]
        ),
        Sample(
            path: "Package.resolved",
            text: """
                {"version": 2, "pins": [{"identity": "b", "kind": "remoteSourceControl",
                 "location": "https://github.com/a/b.git", "state": {"version": "4.5.6"}}]}
                """,
            wanted: ["github.com/a/b 4.5.6"]
        ),
        Sample(
            path: "pubspec.yaml",
            text: "name: x\ndependencies:\n  flutter:\n    sdk: flutter\n  camera: ^0.10.0\n",
            wanted: ["flutter ?", "camera ^0.10.0"]
        ),
    ]
}
