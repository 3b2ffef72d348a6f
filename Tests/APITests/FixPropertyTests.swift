import Catalog
import Documents
import Evaluation
import Foundation
import HTTPModel
import Testing

@testable import API

/// What `fix=true` gives, submitted again: over the cases from the field and over the bad example of every rule.
struct FixPropertyTests {
    /// Whether a finding has gone, by what is told of it.
    private struct Subject: Hashable {
        let rule: String
        let path: String
        let message: String
    }

    private let client: InProcessClient
    private let submissions = GivenRequest.cases + GivenRequest.badExamples

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

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

    /// The request with the mended files in the place of those that were submitted.
    private func mended(_ body: [String: Any], _ files: [[String: Any]], _ name: String) throws -> [String: Any] {
        var documents = body["documents"] as? [[String: Any]] ?? []
        for file in files {
            let index = try #require(
                documents.firstIndex { $0["path"] as? String == file["path"] as? String },
                "\(name)"
            )
            documents[index]["text"] = file["text"]
            documents[index]["base64"] = file["base64"]
        }
        var next = body
        next["documents"] = documents
        return next
    }

    @Test("The mended files, submitted again, have none of the errors with a patch, and nothing new that is as bad")
    func again() throws {
        var mended = 0
        for submission in submissions {
            let (name, body) = (submission.name, try submission.body)
            let before = try evaluate(body, "?lang=en&fix=true")
            let fixed = try #require(before["fixed"] as? [String: Any])
            let files = fixed["documents"] as? [[String: Any]] ?? []
            let paths = (body["documents"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
            // Entitlements may be in the request itself.
            let mendable = findings(before, ["error"]).filter {
                !patch($0).isEmpty && paths.contains(subject($0).path)
            }
            #expect(mendable.isEmpty || !files.isEmpty, "\(name)")
            guard !files.isEmpty else { continue }
            let after = try evaluate(try self.mended(body, files, name), "?lang=en&fix=true")
            let left = Set(findings(after, ["error", "warning"]).map(subject))
            #expect(left.intersection(mendable.map(subject)).isEmpty, "\(name)")
            let rules = Set(findings(before, ["error", "warning"]).map { subject($0).rule })
            let errors = Set(findings(after, ["error"]).map { subject($0).rule })
            #expect(errors.isSubset(of: rules), "\(name): \(left)")
            // What is less bad than a mended error may come to light.
            #expect(!mendable.isEmpty || Set(left.map(\.rule)).isSubset(of: rules), "\(name): \(left)")
            #expect((after["summary"] as? NSDictionary) == (fixed["summary"] as? NSDictionary), "\(name)")
            // Mended once, there is no more to mend.
            let more = try #require(after["fixed"] as? [String: Any])
            #expect((more["documents"] as? [Any])?.isEmpty == true, "\(name)")
            #expect((more["applied"] as? [Any])?.isEmpty == true, "\(name)")
            mended += mendable.count
        }
        #expect(mended > 80)
    }

    @Test("Every error says in both languages how it is mended")
    func texts() throws {
        for submission in submissions {
            let (name, body) = (submission.name, try submission.body)
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
