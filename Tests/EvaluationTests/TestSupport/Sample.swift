import Catalog
import Documents
import Evaluation
import Testing

/// A submission written down in a test, and what is found in it.
struct Sample {
    var submission = Submission()

    /// The day of every test that names none.
    static let today = "2026-11-30"

    /// A property list whose root is a dictionary with `body`, starting on line 4.
    static func plist(_ body: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(body)
        </dict>
        </plist>

        """
    }

    /// A manifest that has what every manifest should have, and `body`.
    static func manifest(_ body: String) -> String {
        plist("<key>NSPrivacyCollectedDataTypes</key>\n<array/>\n" + body)
    }

    /// A manifest with one accessed API.
    static func accessedAPI(_ category: String, _ reasons: String...) -> String {
        accessedAPI(category, "<array>\(reasons.map { "<string>\($0)</string>" }.joined())</array>")
    }

    /// A manifest with one accessed API whose reasons are `reasons`, XML.
    static func accessedAPI(_ category: String, xml reasons: String) -> String { accessedAPI(category, reasons) }

    private static func accessedAPI(_ category: String, _ reasons: String) -> String {
        manifest(
            """
            <key>NSPrivacyAccessedAPITypes</key>
            <array>
                <dict>
                    <key>NSPrivacyAccessedAPIType</key>
                    <string>\(category)</string>
                    <key>NSPrivacyAccessedAPITypeReasons</key>
                    \(reasons)
                </dict>
            </array>
            """
        )
    }

    /// A manifest with one collected data type; `members` replace the good ones of the same key, `nil` leaves one out.
    static func collectedData(_ members: [(key: String, xml: String?)] = []) -> String {
        let good: [(key: String, xml: String?)] = [
            ("NSPrivacyCollectedDataType", "<string>NSPrivacyCollectedDataTypeDeviceID</string>"),
            ("NSPrivacyCollectedDataTypeLinked", "<false/>"),
            ("NSPrivacyCollectedDataTypeTracking", "<false/>"),
            (
                "NSPrivacyCollectedDataTypePurposes",
                "<array><string>NSPrivacyCollectedDataTypePurposeAnalytics</string></array>"
            ),
        ]
        let kept = good.filter { member in !members.contains { $0.key == member.key } }
        let body = (kept + members).compactMap { member in member.xml.map { "<key>\(member.key)</key>\n\($0)\n" } }
        return plist("<key>NSPrivacyCollectedDataTypes</key>\n<array>\n<dict>\n\(body.joined())</dict>\n</array>")
    }

    /// A submission of one file.
    init(_ text: String, path: String = "PrivacyInfo.xcprivacy", bundle: String? = nil) {
        add(text, path: path, bundle: bundle)
    }

    /// A submission of API names alone.
    init(apis: [APIUse]) { submission.apis = apis }

    mutating func add(_ text: String, path: String, bundle: String? = nil) {
        submission.documents.append(DocumentReader.read(path: path, bytes: Array(text.utf8), bundle: bundle))
    }

    /// The judgement; every finding of it must be told in every language.
    func evaluation(today: String = Sample.today) throws -> Evaluation {
        let catalog = try TestTable.snapshot.get()
        let evaluation = Evaluator().evaluate(submission, against: catalog, today: today)
        #expect(evaluation.findings.flatMap { $0.untold(by: catalog) } == [])
        return evaluation
    }

    /// The findings, of `rule` alone where one is named.
    func findings(_ rule: String? = nil, today: String = Sample.today) throws -> [Finding] {
        try evaluation(today: today).findings.filter { rule == nil || $0.rule == rule }
    }
}

extension Finding {
    /// What a test compares: rule, phrase and place.
    var short: String { "\(rule) \(phrase) \(location.pointer)" }
}
