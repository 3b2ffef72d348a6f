import Catalog
import Foundation
import HTTPModel
import Testing

@testable import API

/// What `fix=true` gives, submitted again: over the cases from the field and over the bad example of every rule.
struct FixPropertyTests {
    private static let cases = SampleDatabase.repository.appending(path: "Tests/EvaluationTests/Fixtures/cases")

    /// Whether a finding has gone, by what is told of it.
    private struct Subject: Hashable {
        let rule: String
        let path: String
        let message: String
    }

    private let client: InProcessClient
    private let catalog: CatalogSnapshot

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    /// Every submission, by the name of its case or rule.
    private func submissions() throws -> [(name: String, body: [String: Any])] {
        let files = try FileManager.default.contentsOfDirectory(at: Self.cases, includingPropertiesForKeys: nil)
        let cases = try files.filter { $0.pathExtension == "json" }.map { file in
            let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            return (file.lastPathComponent, try #require(json?["request"] as? [String: Any]))
        }
        let examples = try catalog.rules.rows.map { rule in
            (rule.id, try Self.body(of: rule))
        }
        return cases + examples
    }

    /// The bad example as a submission; that of a purpose string is a part of a property list.
    private static func body(of rule: RuleRecord) throws -> [String: Any] {
        guard rule.id.hasPrefix("PS-") else {
            let json = try JSONSerialization.jsonObject(with: Data(rule.examples.bad.utf8))
            return try #require(json as? [String: Any])
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \(rule.examples.bad)
            </dict>
            </plist>
            """
        return ["documents": [["path": "Info.plist", "text": text]]]
    }

    private func evaluate(_ body: [String: Any], _ query: String = "?lang=en") throws -> [String: Any] {
        let data = try JSONSerialization.data(withJSONObject: body)
        let response = client.post("/v1/evaluations" + query, json: String(decoding: data, as: UTF8.self))
        #expect(response.status == .ok, "\(response.text)")
        return try response.json
    }

    private func findings(_ answer: [String: Any], _ severities: Set<String>) -> [[String: Any]] {
        (answer["findings"] as? [[String: Any]] ?? []).filter { severities.contains($0["severity"] as? String ?? "") }
    }

    private func subject(_ finding: [String: Any]) -> Subject {
        let path = (finding["location"] as? [String: Any])?["path"] as? String
        return Subject(
            rule: finding["rule"] as? String ?? "",
            path: path ?? "",
            message: finding["message"] as? String ?? ""
        )
    }

    private func patch(_ finding: [String: Any]) -> [Any] {
        (finding["fix"] as? [String: Any])?["patch"] as? [Any] ?? []
    }

    @Test("The mended files, submitted again, have none of the errors with a patch, and nothing new above a note")
    func again() throws {
        var mended = 0
        for (name, body) in try submissions() {
            let before = try evaluate(body, "?lang=en&fix=true")
            let fixed = try #require(before["fixed"] as? [String: Any])
            let files = fixed["documents"] as? [[String: Any]] ?? []
            var documents = body["documents"] as? [[String: Any]] ?? []
            let paths = documents.compactMap { $0["path"] as? String }
            // Entitlements may be in the request itself.
            let mendable = findings(before, ["error"]).filter {
                !patch($0).isEmpty && paths.contains(subject($0).path)
            }
            #expect(mendable.isEmpty || !files.isEmpty, "\(name)")
            guard !files.isEmpty else { continue }
            var next = body
            for file in files {
                let index = try #require(
                    documents.firstIndex { $0["path"] as? String == file["path"] as? String },
                    "\(name)"
                )
                documents[index]["text"] = file["text"]
                documents[index]["base64"] = file["base64"]
            }
            next["documents"] = documents
            let after = try evaluate(next)
            let left = Set(findings(after, ["error", "warning"]).map(subject))
            #expect(left.intersection(mendable.map(subject)).isEmpty, "\(name)")
            let rules = Set(findings(before, ["error", "warning"]).map { subject($0).rule })
            #expect(Set(left.map(\.rule)).isSubset(of: rules), "\(name): \(left)")
            #expect((after["summary"] as? NSDictionary) == (fixed["summary"] as? NSDictionary), "\(name)")
            mended += mendable.count
        }
        #expect(mended > 80)
    }

    @Test("Every error says in both languages how it is mended")
    func texts() throws {
        for (name, body) in try submissions() {
            for language in ["en", "zh-Hans"] {
                for finding in findings(try evaluate(body, "?lang=\(language)"), ["error"]) {
                    let text = (finding["fix"] as? [String: Any])?["text"] as? String ?? ""
                    #expect(text.count > 3 && !text.contains("{"), "\(name) \(finding)")
                    #expect(!["See the sources.", "请查阅所列来源。"].contains(text), "\(name) \(finding)")
                    let isChinese = text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
                    #expect(isChinese == (language == "zh-Hans"), "\(name) \(finding)")
                }
            }
        }
    }
}
