import Catalog
import Foundation
import HTTPModel
import Reports
import Store
import Testing

/// `GET` and `DELETE /v1/evaluations/{id}`.
@Suite struct StoredEvaluationTests {
    private let client: InProcessClient

    init() throws { client = InProcessClient(real: try RealTable.shared.get()) }

    /// A submission with findings in several places, a rule that is off and a file that cannot be read.
    private func submission(_ purpose: String) throws -> String {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
              <key>CFBundleIdentifier</key>
              <string>com.example.app</string>
              <key>MinimumOSVersion</key>
              <string>14.0</string>
              <key>NSCameraUsageDescription</key>
              <string>\(purpose)</string>
            </dict>
            </plist>
            """
        let body: [String: Any] = [
            "target": ["sdk": "26.0"],
            "documents": [
                ["path": "Info.plist", "text": plist], ["path": "PrivacyInfo.xcprivacy", "text": "<plist><dict>"],
                ["path": "notes.txt", "text": "nothing"],
            ],
            "apis": ["CLLocationManager.requestWhenInUseAuthorization()", "UserDefaults"],
            "rules": ["PS-001": "off"],
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
    }

    /// The path of an evaluation that was just answered, and the answer.
    private func evaluate(_ purpose: String) throws -> (path: String, answer: Response) {
        let answer = client.post("/v1/evaluations", json: try submission(purpose))
        return ("/v1/evaluations/\(try #require(try answer.json["id"] as? String))", answer)
    }

    @Test(
        "A stored evaluation is told again octet by octet, in every dialect that needs no document",
        arguments: [ReportFormat.json, .xcode, .github, .markdown, .junit],
        ["en", "zh-Hans"]
    )
    func again(format: ReportFormat, language: String) throws {
        let (path, _) = try evaluate("Test")
        let query = "format=\(format.rawValue)&lang=\(language)"
        let first = client.post("/v1/evaluations?\(query)", json: try submission("Test"))
        let again = client.get("\(path)?\(query)")
        #expect(again.status == .ok)
        #expect(again.text == first.text)
        for field in ["Content-Type", "Content-Language", "Evaluation-Verdict", "Dataset-Version", "Cache-Control"] {
            #expect(again.headers[field] == first.headers[field], "\(field)")
        }
    }

    @Test("SARIF and text are told without what only the documents have")
    func withoutDocuments() throws {
        let path = try evaluate("Test").path
        let sarif = try client.get("\(path)?format=sarif").json
        let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
        #expect(try #require(run["results"] as? [[String: Any]]).count > 1)
        let text = client.get("\(path)?format=text&lang=en").text
        #expect(text.contains("PS-002"))
        #expect(!text.contains("<string>"))
    }

    @Test("An evaluation on a pinned dataset is told from that one, and refuses to be told from another")
    func pinned() throws {
        let path = try evaluate("Test").path
        let dataset = client.holder.current.dataset
        for name in [dataset.id, dataset.exactID] {
            #expect(client.get("\(path)?dataset=\(name)").status == .ok)
        }
        #expect(client.get("\(path)?dataset=2020.1.1").status == .notFound)
    }

    @Test("What is deleted is gone until the same submission comes again")
    func deletion() throws {
        let (path, first) = try evaluate("Deleted")
        #expect(client.send(.head, path).status == .ok)
        let deletion = client.send(.delete, path)
        #expect(deletion.status == .noContent)
        #expect(deletion.body.isEmpty)
        for method in [HTTPModel.Method.get, .delete] {
            let problem = client.send(method, path)
            #expect(problem.status == .notFound)
            #expect(try problem.json["type"] as? String == "/problems/unknown-evaluation")
        }
        let second = try evaluate("Deleted")
        #expect(second.path == path)
        #expect(second.answer.text == first.text)
        #expect(client.get(path).status == .ok)
    }

    @Test("The items of a batch are stored, too")
    func batch() throws {
        let json = try client.post("/v1/evaluations:batch", json: "{\"items\": [\(submission("In a batch"))]}").json
        let item = try #require((json["items"] as? [[String: Any]])?.first)
        let stored = try client.get("/v1/evaluations/\(try #require(item["id"] as? String))").json
        #expect(NSDictionary(dictionary: stored) == NSDictionary(dictionary: item))
    }

    @Test("A dialect that does not exist, or the mended documents, cannot be had")
    func refusals() throws {
        let path = try evaluate("Test").path
        #expect(client.get("\(path)?format=yaml").status == .notAcceptable)
        #expect(try client.get("\(path)?fix=true").faultPlaces == ["fix"])
        #expect(client.send(.post, path).headers["Allow"] == "GET, HEAD, DELETE, OPTIONS")
        #expect(client.get("/v1/evaluations/ev_0").status == .notFound)
    }

    @Test("No value of a document is kept beyond what a sentence shows of it")
    func nothingOfDocuments() throws {
        let secret = String(repeating: "x", count: 300) + "the end"
        let database = try SampleDatabase.open()
        let table = try RealTable.shared.get()
        let evaluations = SampleDatabase.evaluations(in: database)
        let client = try InProcessClient(store: table.store, evaluations: evaluations)
        let answer = client.post("/v1/evaluations", json: try submission("Tap allow to test lorem ipsum " + secret))
        evaluations.flush()
        let id = try #require(try answer.json["id"] as? String)
        let content = try #require(try evaluations.evaluation(id)).content
        #expect(!String(decoding: content, as: UTF8.self).contains("the end"))
        #expect(!String(decoding: content, as: UTF8.self).contains("plist version"))
    }
}
