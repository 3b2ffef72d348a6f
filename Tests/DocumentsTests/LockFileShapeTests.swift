import Documents
import Testing

@Suite("Shapes of lock files")
struct LockFileShapeTests {
    @Test(
        "A lock file in which no packages are found is told, and one of a project without any is not",
        arguments: [
            ("Podfile.lock", "A: b\n", true), ("Podfile.lock", "PODFILE CHECKSUM: a\n\nCOCOAPODS: 1.15.2\n", false),
            ("Package.resolved", "{\"version\": 9, \"packages\": []}", true),
            ("Package.resolved", "{\"version\": 3, \"pins\": []}", false),
            ("Package.resolved", "{\"version\": 1, \"object\": {\"pins\": []}}", false),
            ("package-lock.json", "{\"name\": \"a\"}", true),
            ("package-lock.json", "{\"name\": \"a\", \"lockfileVersion\": 1}", false),
            ("package-lock.json", "{\"lockfileVersion\": 3, \"packages\": []}", true),
            ("pubspec.lock", "sdks: {}\n", true), ("pubspec.lock", "packages: {}\n", false),
            ("pnpm-lock.yaml", "a: b\n", true), ("pnpm-lock.yaml", "lockfileVersion: '9.0'\n", false),
        ]
    )
    func packages(_ path: String, _ text: String, _ isTold: Bool) {
        let document = DocumentReader.read(path: path, bytes: Array(text.utf8))
        #expect(document.faults.map(\.code) == (isTold ? [.packagesMissing] : []))
    }
}
