import Catalog
import Documents
import Evaluation
import Testing

@Suite("Patches of privacy manifests")
struct ManifestPatchTests {
    /// Manifests with every kind of fault that a patch mends.
    private static let samples: [String] = [
        Sample.accessedAPI("UserDefaults", "CA92.1"), Sample.accessedAPI("Camera", "31A1.1"),
        Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", "ca92.1"),
        Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", "C617.1", "CA92.1"),
        Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", "CA92.1", "", "CA92.1"),
        Sample.accessedAPI("NSPrivacyAccessedAPICategoryUserDefaults", xml: "<string>CA92.1</string>"),
        Sample.collectedData([
            ("NSPrivacyCollectedDataType", "<string>Photos</string>"),
            ("NSPrivacyCollectedDataTypeLinked", "<string>YES</string>"), ("Note/~1", "<true/>"),
            ("NSPrivacyCollectedDataTypePurposes", nil),
            ("NSPrivacyCollectedDataTypePurpose", "<array><string>App functionality</string></array>"),
        ]),
        Sample.collectedData([("NSPrivacyCollectedDataTypePurposes", "<string>Analytics</string>")]),
        Sample.plist(
            """
            <key>NSPrivacyTracking</key><integer>0</integer>
            <key>NSPrivacyTrackingDomain</key><array><string>https://a.example/x</string><string/></array>
            <key>NSPrivacyAccessedAPITypes</key><array><dict/><string/></array>
            """
        ),
        Sample.manifest(
            "<key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key>"
                + "<array><string>https://a.example/x</string><string/><string>b.example</string></array>"
        ),
        Sample.manifest(
            "<key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key><string>a.example</string>"
        ),
        Sample.manifest(
            "<key>NSPrivacyTracking</key><false/>"
                + "<key>NSPrivacyTrackingDomains</key><array><string> </string></array>"
        ),
    ]

    @Test("Each, made in the text, reads back as the patched tree", arguments: samples)
    func edits(_ text: String) throws {
        let sample = Sample(text)
        let document = try #require(sample.submission.documents.first)
        for finding in try sample.findings() where !finding.patch.isEmpty {
            let edits = try #require(
                DocumentPatch.edits(finding.patch, in: document, Array(text.utf8)),
                "\(finding.short)"
            )
            let (patched, _) = try #require(DocumentPatch.apply(edits, in: document, Array(text.utf8)))
            let wanted = try #require(document.root?.applying(finding.patch))
            #expect(patched.root?.hasSameMeaning(as: wanted) == true, "\(finding.short)")
        }
    }

    @Test(
        "What only the developer can say is not patched",
        arguments: [
            "<key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key><array><string>a.example</string></array>",
            "<key>NSPrivacyCollectedDataTypes</key><array/>"
                + "<key>NSPrivacyTrackingDomains</key><array><string>a.example</string></array>",
            "<key>NSPrivacyCollectedDataTypes</key><array/><key>NSPrivacyTracking</key><false/>"
                + "<key>NSPrivacyTrackingDomains</key><array><string>a.example</string></array>",
            "<key>NSPrivacyCollectedDataTypes</key><array><string>NSPrivacyCollectedDataTypeEmailAddress</string></array>",
        ]
    )
    func leaves(_ body: String) throws {
        let findings = try Sample(Sample.plist(body)).findings()
        #expect(findings.map { $0.severity > .note && $0.patch.isEmpty } == [true], "\(findings)")
    }

    @Test("Each makes its finding go away and adds none that is louder than a note", arguments: samples)
    func mend(_ text: String) throws {
        let sample = Sample(text)
        let before = try sample.findings()
        #expect(before.contains { !$0.patch.isEmpty })
        for finding in before where !finding.patch.isEmpty {
            var patched = sample
            patched.submission.documents = try sample.submission.documents.map { document in
                try finding.patch.reduce(document) { document, operation in
                    try document.replacingRoot(#require(document.root?.applying([operation]), "\(finding.short)"))
                }
            }
            let after = try patched.findings()
            let count = { (findings: [Finding], phrase: String) in
                findings.count { "\($0.rule) \($0.phrase)" == phrase }
            }
            for phrase in Set((before + after).map { "\($0.rule) \($0.phrase)" }) {
                let isMended = phrase == "\(finding.rule) \(finding.phrase)"
                let limit = count(before, phrase) - (isMended ? 1 : 0)
                let isQuiet = after.allSatisfy { "\($0.rule) \($0.phrase)" != phrase || $0.severity == .note }
                #expect(count(after, phrase) <= limit || (isQuiet && !isMended), "\(finding.short) leaves \(phrase)")
            }
        }
    }
}

extension Document {
    fileprivate func replacingRoot(_ root: Node) -> Document {
        Document(path: path, bundle: bundle, kind: kind, format: format, status: status, root: root, faults: faults)
    }
}
