import Documents
import Evaluation
import Foundation
import Reports
import Testing

@Suite("The SARIF dialect")
struct SARIFReportTests {
    private let plist =
        "<plist>\n<dict>\n  <key>é</key> <true/>\n  <key>b</key>\n  <string>x</string>\n</dict>\n</plist>\n"

    private func run(_ told: Told) throws -> [String: Any] {
        let text = told.text(
            .sarif,
            contents: [Document.Name(path: "My App/Info.plist", bundle: nil): Array(plist.utf8)]
        )
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasPrefix("https://") == true)
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func told(_ patch: [PatchOperation] = []) -> Told {
        var told = Told(findings: [
            Told.finding(path: "My App/Info.plist", position: Position(offset: 17, line: 3, column: 3), patch: patch)
        ])
        told.texts = Told.texts("It is wrong.")
        told.documents = [DocumentReader.read(path: "My App/Info.plist", bytes: Array(plist.utf8))]
        return told
    }

    @Test("A result names its rule by id and place, its region and its file as a URI")
    func result() throws {
        let run = try run(told())
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["X-001"])
        #expect((rules[0]["shortDescription"] as? [String: String])?["text"] == "A title")
        #expect((rules[0]["fullDescription"] as? [String: String])?["text"] == "-")
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleIndex"] as? Int == 0)
        #expect(result["level"] as? String == "error")
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        #expect((physical["artifactLocation"] as? [String: String])?["uri"] == "My%20App/Info.plist")
        #expect(physical["region"] as? [String: Int] == ["startLine": 3, "startColumn": 3])
        #expect((result["fixes"] as? [Any])?.isEmpty == true)
    }

    @Test("A patch is told as replacements of text, columns in code points")
    func fixes() throws {
        let run = try run(told([.replace(.root.appending("é"), .boolean(false))]))
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
        let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
        let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
        #expect(
            replacement["deletedRegion"] as? [String: Int]
                == ["startLine": 3, "startColumn": 16, "endLine": 3, "endColumn": 23]
        )
        #expect((replacement["insertedContent"] as? [String: String])?["text"] == "<false/>")
    }

    @Test("A binary place is a byte offset; a document that was not read is a notification")
    func others() throws {
        var told = told()
        told.findings = [
            Told.finding(path: nil, position: nil), Told.finding(position: Position(offset: 9, line: nil, column: nil)),
        ]
        told.documents.append(DocumentReader.read(path: "C:x.txt", bytes: [0x41]))
        let run = try run(told)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect((results[0]["locations"] as? [Any])?.isEmpty == true)
        let text = String(decoding: try JSONSerialization.data(withJSONObject: results[1]), as: UTF8.self)
        #expect(text.contains("\"byteOffset\":9"))
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        let notes = String(decoding: try JSONSerialization.data(withJSONObject: invocation), as: UTF8.self)
        #expect(notes.contains("C%3Ax.txt"))
    }
}
