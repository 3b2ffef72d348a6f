import Documents
import Catalog
import Evaluation
import Testing

@Suite("The manifest that many articles print as the standard form")
struct CirculatingSampleTests {
    /// Three permissions as categories, five invented codes, two short data types, the singular purpose key with numbers.
    private static func text(purpose: (String) -> String) -> String {
        func api(_ category: String, _ codes: String...) -> String {
            """
            <dict>
            <key>NSPrivacyAccessedAPIType</key>
            <string>\(category)</string>
            <key>NSPrivacyAccessedAPITypeReasons</key>
            <array>\(codes.map { "<string>\($0)</string>" }.joined())</array>
            </dict>
            """
        }
        func data(_ type: String, _ number: String) -> String {
            """
            <dict>
            <key>NSPrivacyCollectedDataType</key>
            <string>\(type)</string>
            <key>NSPrivacyCollectedDataTypeLinked</key>
            <true/>
            <key>NSPrivacyCollectedDataTypeTracking</key>
            <false/>
            <key>NSPrivacyCollectedDataTypePurpose</key>
            \(purpose(number))
            </dict>
            """
        }
        return Sample.plist(
            """
            <key>NSPrivacyTracking</key>
            <false/>
            <key>NSPrivacyAccessedAPITypes</key>
            <array>
            \(api("Photo Library", "35A3.1", "35A3.2"))
            \(api("Location", "20A1.1", "20A1.2"))
            \(api("Camera", "31A1.1"))
            </array>
            <key>NSPrivacyCollectedDataTypes</key>
            <array>
            \(data("Location", "31"))
            \(data("Photos", "11"))
            </array>
            """
        )
    }

    @Test("Has exactly 3 + 5 + 2 + 2 + 2 faults, each told with what is right")
    func counts() throws {
        for purpose in [{ "<array><string>\($0)</string></array>" }, { "<string>\($0)</string>" }]
            as [(String) -> String]
        {
            let findings = try Sample(Self.text(purpose: purpose)).findings()
            let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
            #expect(counts == ["PM-004": 3, "PM-006": 5, "PM-008": 2, "PM-009": 2, "PM-010": 2])
            #expect(findings.allSatisfy { $0.severity == .error && $0.location.position?.line != nil })
        }
    }
}
