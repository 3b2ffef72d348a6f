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

    @Test(
        "A copy from a repository, a folder or a patch is no release: nothing is said of its version",
        arguments: [
            (
                "package-lock.json",
                #"{"packages": {"node_modules/g": {"version": "2.0.0", "resolved": "git+ssh://x"}}}"#
            ),
            ("yarn.lock", "\"g@git+https://x\":\n  version \"2.0.0\"\n"),
            ("pnpm-lock.yaml", "packages:\n  g@https://codeload.github.com/u/g/tar.gz/a:\n    version: 2.0.0\n"),
            (
                "pnpm-lock.yaml",
                "patchedDependencies:\n  g@2.0.0:\n    path: g.patch\npackages:\n  g@2.0.0:\n    resolution: {}\n"
            ),
            ("package.json", #"{"dependencies": {"g": "u/g#semver:2.0.0"}}"#),
        ]
    )
    func copies(_ file: (path: String, text: String)) throws {
        var submission = Submission()
        submission.documents = [DocumentReader.read(path: file.path, bytes: Array(file.text.utf8))]
        let context = EvaluationContext(submission, catalog: try TestTable.snapshot.get(), today: "2026-11-30")
        #expect(context.dependencies.map(\.name) == ["g"])
        #expect(context.dependencies.map(\.onlyVersion) == [nil] && context.dependencies.map(\.lowestVersion) == [nil])
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
            path: "pnpm-lock.yaml",
            text: """
                lockfileVersion: 5.4

                specifiers:
                  '@s/b': ^2.0.0

                dependencies:
                  '@s/b': 2.1.0_a@1.2.0+c@3.0.0
                  rnp: /react-native-permissions/3.6.1_abc+def
                  w: link:../w

                packages:

                  /@s/b/2.1.0_a@1.2.0+c@3.0.0:
                    resolution: {integrity: x}
                    dependencies:
                      a: 1.2.0
                      other: /d/4.0.0

                  /a/1.2.0:
                    resolution: {integrity: x}

                  /d/4.0.0/e@1.0.0:
                    resolution: {integrity: x}

                  /react-native-permissions/3.6.1_abc+def:
                    resolution: {integrity: x}

                  /socket.io/4.1.0:
                    resolution: {integrity: x}

                  github.com/u/fork/abcdef:
                    resolution: {tarball: https://codeload.github.com/u/fork/tar.gz/abcdef}
                    name: fork
                    version: 5.0.0

                  registry.example.com/own/6.0.0:
                    resolution: {integrity: x}

                  file:../f:
                    resolution: {directory: ../f, type: directory}
                    name: f
                    version: 7.0.0
                """,
            wanted: [
                "@s/b 2.1.0", "a 1.2.0 @s/b", "d 4.0.0 @s/b", "react-native-permissions 3.6.1", "socket.io 4.1.0",
                "fork 5.0.0", "own 6.0.0", "f 7.0.0",
            ]
        ),
        Sample(
            path: "pnpm-lock.yaml",
            text: """
                lockfileVersion: '6.0'

                dependencies:
                  rnp:
                    specifier: npm:react-native-permissions@^3.6.1
                    version: /react-native-permissions@3.6.1(react@18.2.0)

                packages:

                  /@s/b@2.1.0(a@1.2.0):
                    resolution: {integrity: x}

                  /react-native-permissions@3.6.1(react@18.2.0):
                    resolution: {integrity: x}
                    dependencies:
                      '@s/b': 2.1.0(a@1.2.0)

                  '@github.com/u/fork/abcdef':
                    resolution: {tarball: https://codeload.github.com/u/fork/tar.gz/abcdef}
                    name: fork
                    version: 5.0.0

                  file:packages/f(react@18.2.0):
                    resolution: {directory: packages/f, type: directory}
                    id: file:packages/f
                    name: f
                    version: 7.0.0
                """,
            wanted: ["@s/b 2.1.0 react-native-permissions", "react-native-permissions 3.6.1", "fork 5.0.0", "f 7.0.0"]
        ),
        Sample(
            path: "pnpm-lock.yaml",
            text: """
                lockfileVersion: '9.0'

                importers:
                  apps/mobile:
                    dependencies:
                      rnp:
                        specifier: npm:react-native-permissions@^3.6.1
                        version: react-native-permissions@3.6.1(react@18.2.0)
                      w:
                        specifier: workspace:*
                        version: link:../w
                  w:
                    dependencies:
                      '@s/b':
                        specifier: ^2.0.0
                        version: 2.1.0

                packages:
                  '@s/b@2.1.0':
                    resolution: {integrity: x}
                  a@1.2.0:
                    resolution: {integrity: x}
                  fork@https://codeload.github.com/u/fork/tar.gz/abcdef:
                    resolution: {tarball: https://codeload.github.com/u/fork/tar.gz/abcdef}
                    version: 5.0.0
                  f@file:packages/f:
                    resolution: {directory: packages/f, type: directory}
                  react-native-permissions@3.6.1:
                    resolution: {integrity: x}

                snapshots:
                  react-native-permissions@3.6.1(react@18.2.0):
                    dependencies:
                      a: 1.2.0
                """,
            wanted: [
                "@s/b 2.1.0", "a 1.2.0 react-native-permissions", "fork 5.0.0", "f ?", "react-native-permissions 3.6.1",
            ]
        ),
        Sample(
            path: "package-lock.json",
            text: """
                {"name": "x", "lockfileVersion": 3, "packages": {
                 "": {"workspaces": ["apps/*"], "dependencies": {"rnp": "npm:react-native-permissions@^3.6.1"}},
                 "apps/mobile": {"name": "mobile", "version": "1.0.0", "dependencies": {"a": "^1.0.0"}},
                 "apps/mobile/node_modules/a": {"version": "1.2.0"},
                 "node_modules/mobile": {"resolved": "apps/mobile", "link": true},
                 "node_modules/rnp": {"name": "react-native-permissions", "version": "3.6.1"},
                 "node_modules/g": {"version": "2.0.0", "resolved": "git+ssh://git@github.com/u/g.git#abc"},
                 "node_modules/f": {"version": "3.0.0", "resolved": "file:f.tgz"}}}
                """,
            wanted: ["a 1.2.0", "react-native-permissions 3.6.1", "g 2.0.0", "f 3.0.0", "mobile 1.0.0"]
        ),
        Sample(
            path: "package-lock.json",
            text: """
                {"name": "x", "lockfileVersion": 1, "dependencies": {
                 "rnp": {"version": "npm:react-native-permissions@3.6.1", "requires": {"other": "npm:@s/b@^2.0.0"}},
                 "other": {"version": "npm:@s/b@2.1.0"},
                 "g": {"version": "git+ssh://git@github.com/u/g.git#abc", "from": "g@github:u/g"},
                 "f": {"version": "file:../f"}}}
                """,
            wanted: [
                "react-native-permissions 3.6.1", "@s/b 2.1.0", "g git+ssh://git@github.com/u/g.git#abc", "f file:../f",
            ]
        ),
        Sample(
            path: "yarn.lock",
            text: """
                # yarn lockfile v1

                "rnp@npm:react-native-permissions@^3.6.1":
                  version "3.6.1"
                  resolved "https://registry.yarnpkg.com/react-native-permissions/-/react-native-permissions-3.6.1.tgz#a"
                  dependencies:
                    other "npm:@s/b@^2.0.0"

                "other@npm:@s/b@^2.0.0":
                  version "2.1.0"

                "g@git+https://github.com/u/g.git":
                  version "4.0.0"
                  resolved "git+https://github.com/u/g.git#abc"

                "f@file:../f":
                  version "5.0.0"
                """,
            wanted: ["react-native-permissions 3.6.1", "@s/b 2.1.0", "g 4.0.0", "f 5.0.0"]
        ),
        Sample(
            path: "yarn.lock",
            text: """
                __metadata:
                  version: 6

                "p@npm:^1.0.0":
                  version: 1.2.0
                  resolution: "p@npm:1.2.0"

                "p@patch:p@npm%3A^1.0.0#~/.yarn/patches/p.patch":
                  version: 1.2.0
                  resolution: "p@patch:p@npm%3A1.2.0#~/.yarn/patches/p.patch::version=1.2.0&hash=1"

                "rnp@npm:react-native-permissions@^3.6.1":
                  version: 3.6.1
                  resolution: "react-native-permissions@npm:3.6.1"

                "f@portal:../f::locator=x%40workspace%3A.":
                  version: 0.0.0-use.local
                  resolution: "f@portal:../f::locator=x%40workspace%3A."

                "x@workspace:.":
                  version: 0.0.0-use.local
                  resolution: "x@workspace:."
                  dependencies:
                    rnp: "npm:react-native-permissions@^3.6.1"
                """,
            wanted: ["p 1.2.0", "react-native-permissions 3.6.1", "f 0.0.0-use.local"]
        ),
        Sample(
            path: "package.json",
            text: """
                {"dependencies": {"rnp": "npm:react-native-permissions@^3.6.1", "@me/b": "npm:@s/b@2.1.0", "c": "^1.0.0",
                 "w": "workspace:*", "f": "file:../f", "l": "link:../l", "g": "github:u/g#v1.0.0", "h": "u/h",
                 "k": "catalog:", "u": "https://example.com/u.tgz"}}
                """,
            wanted: [
                "react-native-permissions ^3.6.1", "@s/b 2.1.0", "c ^1.0.0", "w workspace:*", "f file:../f",
                "l link:../l", "g github:u/g#v1.0.0", "h u/h", "k ?", "u https://example.com/u.tgz",
            ]
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
