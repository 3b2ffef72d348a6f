import Documents
import Evaluation
import Testing

@Suite("Entitlements that packages need")
struct PackageEntitlementTests {
    private func findings(_ entitlements: String?, _ file: (text: String, path: String)) throws -> [Finding] {
        var sample = Sample(file.text, path: file.path)
        if let entitlements { sample.add(Sample.plist(entitlements), path: "ios/App/App.entitlements") }
        return try sample.findings().filter { ["PL-037", "PL-039"].contains($0.rule) }
    }

    private static let push = (
        text: """
        {"name": "a", "lockfileVersion": 3, "packages": {"": {"name": "a"},
        "node_modules/@capacitor/push-notifications": {"version": "6.0.0"}}}
        """, path: "package-lock.json"
    )

    @Test("A package for push needs aps-environment, and is named as the cause")
    func push() throws {
        let missing = try findings("<key>com.apple.developer.healthkit</key><true/>", Self.push)
        #expect(missing.map(\.rule) == ["PL-037"])
        let cause = try #require(missing.first?.because.first)
        guard case .package(let name, _, _) = cause else {
            Issue.record("\(cause)")
            return
        }
        #expect(name == "@capacitor/push-notifications")
        #expect(try findings(text("aps-environment", "development"), Self.push) == [])
    }

    @Test("Without entitlements in the submission nothing is missing, nor where a package may do without")
    func notShown() throws {
        #expect(try findings(nil, Self.push) == [])
        let optional = (
            text: """
            {"name": "a", "lockfileVersion": 3, "packages": {"": {"name": "a"},
            "node_modules/@capacitor/local-notifications": {"version": "6.0.0"}}}
            """, path: "package-lock.json"
        )
        #expect(try findings("<key>com.apple.developer.healthkit</key><true/>", optional) == [])
    }
}
