import Catalog
import Evaluation
import Foundation
import Testing

@testable import API

/// A request for an evaluation: a case from the field, or an example in the row of a rule.
struct GivenRequest: Sendable, CustomStringConvertible {
    let name: String
    let json: String

    var description: String { name }

    /// Its members.
    var body: [String: Any] {
        get throws {
            try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any], "\(name)")
        }
    }

    /// The cases, by name.
    static let cases: [GivenRequest] = {
        let folder = SampleDatabase.repository.appending(path: "Tests/EvaluationTests/Fixtures/cases")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.compactMap { file in
            guard let data = try? Data(contentsOf: file),
                let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                let request = json["request"].flatMap({ try? JSONSerialization.data(withJSONObject: $0) })
            else { return nil }
            let name = file.deletingPathExtension().lastPathComponent
            return GivenRequest(name: name, json: String(decoding: request, as: UTF8.self))
        }
    }()

    /// The bad example of every rule.
    static let badExamples = rows.map { GivenRequest(name: "\($0.id) bad", json: $0.examples.bad) }
    /// The good one.
    static let goodExamples = rows.map { GivenRequest(name: "\($0.id) good", json: $0.examples.good) }

    private static let rows: [RuleRecord] = (try? RealTable.shared.get().snapshot.rules.rows) ?? []

    /// Reads `json` as the service does.
    static func read(_ json: String, _ catalog: CatalogSnapshot) throws -> EvaluationRequest {
        var decoder = SubmissionDecoder(catalog: catalog)
        decoder.read(try JSONBody.read(Array(json.utf8)))
        return try decoder.finish()
    }
}
