/// What the path of a source tells of the target that it is built into.
struct SourcePlace {
    /// Whether it is test code, which no app contains.
    let isTest: Bool
    /// Whether no app for iOS contains it: test code, and what React Native takes on other systems, `Camera.android.tsx`.
    let isElsewhere: Bool
    /// Whether it may belong to an extension, a watch app or another platform, which run from a version of their own.
    let mayBeOfOtherTarget: Bool

    /// Whether the file at `path` lies in a folder of another system of Apple's, or of another maker's.
    static func isOfOtherSystem(_ path: String) -> Bool {
        path.split { $0 == "/" || $0 == "\\" }.dropLast().contains(where: isForOtherSystem(folder:))
    }

    /// Whether a folder of that name is for another system of Apple's, or of another maker's.
    static func isForOtherSystem(folder: Substring) -> Bool {
        let name = folder.lowercased()
        return otherSystems.contains(name)
            || [" watch app", "watchapp", "watchkit", "watchkit app", "watchkit extension"].contains {
                name.hasSuffix($0)
            }
    }

    private static let otherSystems: Set = [
        "macos", "osx", "mac", "tvos", "watchos", "watch", "visionos", "windows", "linux", "android",
    ]

    init(_ path: String) {
        let parts = path.split { $0 == "/" || $0 == "\\" }
        let folders = parts.dropLast()
        let name = parts.last ?? ""
        isTest =
            folders.contains { folder in
                folder == "test" || folder == "tests" || folder.hasSuffix("Tests") || folder == "__tests__"
                    || folder == "integration_test" || folder == "androidTest"
            }
            || ["Tests.swift", "Tests.m", "Test.swift", "_test.dart", ".test.js", ".test.ts", ".test.tsx", ".spec.ts"]
                .contains { name.hasSuffix($0) }
        let endings = name.split(separator: ".").suffix(2)
        isElsewhere =
            isTest
            || endings.count == 2 && ["android", "web", "windows", "macos"].contains(endings.first)
                && ["ts", "tsx", "js", "jsx"].contains(endings.last)
        mayBeOfOtherTarget = folders.contains { folder in
            let folder = folder.lowercased()
            return [
                "widget", "extension", "watch", "clip", "intent", "macos", "tvos", "visionos", "catalyst", "example",
            ]
            .contains { folder.holds($0) } || folder == "mac" || folder == "tv"
        }
    }
}
