import Catalog
import Foundation
import HTTPModel
import Logging
import Metrics
import Testing

@testable import API

/// `Public/openapi.json` against the route table and against real answers.
struct OpenAPITests {
    private let document: [String: Any]
    private let schema: JSONSchema
    private let paths: [String: [String: [String: Any]]]
    private let client: InProcessClient

    init() throws {
        let file = SampleDatabase.repository.appending(path: "Public/openapi.json")
        document = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        schema = JSONSchema(document: document)
        paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
        client = InProcessClient(real: try RealTable.shared.get())
    }

    private var routes: [Route] {
        get throws {
            let table = try RealTable.shared.get()
            return RouteTable.routes(
                store: table.store,
                shelf: EvaluationShelf(
                    store: table.evaluations,
                    catalogs: PinnedCatalogs(table.store, log: MemorySink()),
                    log: MemorySink()
                ),
                log: MemorySink(),
                readiness: Readiness(),
                metrics: Registry(),
                counts: ServiceMetrics(in: Registry(), catalog: client.holder)
            ) { "2026-11-30" }
        }
    }

    private func parameters(_ operation: [String: Any]) -> [[String: Any]] {
        (operation["parameters"] as? [[String: Any]] ?? []).map { parameter in
            (parameter["$ref"] as? String).map(schema.resolve) ?? parameter
        }
    }

    /// A request for the operation, made from the examples of its parameters.
    private func target(_ path: String, _ operation: [String: Any]) throws -> String {
        var target = path
        var query: [String] = []
        for parameter in parameters(operation) {
            let name = try #require(parameter["name"] as? String)
            guard let example = parameter["example"] as? String else {
                #expect(parameter["required"] == nil, "\(path): the required \(name) has no example")
                continue
            }
            if parameter["in"] as? String == "path" {
                target = target.replacing("{\(name)}", with: PercentEncoding.encode(example))
            } else {
                query.append("\(name)=\(PercentEncoding.encode(example))")
            }
        }
        return query.isEmpty ? target : target + "?" + query.joined(separator: "&")
    }

    private func content(_ holder: Any?, _ type: String = "application/json") -> [String: Any]? {
        ((holder as? [String: Any])?["content"] as? [String: Any])?[type] as? [String: Any]
    }

    private func answerSchema(_ operation: [String: Any]) -> [String: Any]? {
        content((operation["responses"] as? [String: Any])?["200"])?["schema"] as? [String: Any]
    }

    @Test("Every route is described, and every description has a route")
    func bothDirections() throws {
        let routed = Set(try routes.map { "\($0.method.rawValue.lowercased()) \($0.template)" })
        let described = Set(paths.flatMap { path, operations in operations.keys.map { "\($0) \(path)" } })
        // The document itself is a static file.
        #expect(routed.union(["get /openapi.json"]) == described)
    }

    @Test("Every operation describes just the parameters that its handler reads")
    func parameterNames() throws {
        for route in try routes {
            let operation = try #require(paths["\(route.template)"]?[route.method.rawValue.lowercased()])
            let described = parameters(operation).filter { $0["in"] as? String == "query" }
                .compactMap { $0["name"] as? String }
            let read = try #require(route.handler.parameters) + ["lang", "dataset"]
            #expect(described.sorted() == read.sorted(), "\(route.template)")
            let inPath = parameters(operation).filter { $0["in"] as? String == "path" }.compactMap {
                $0["name"] as? String
            }
            #expect(inPath.allSatisfy { "\(route.template)".contains("{\($0)}") })
            #expect(inPath.count == "\(route.template)".filter { $0 == "{" }.count)
        }
    }

    @Test("Operation ids are unique, and every reference leads somewhere")
    func references() throws {
        let ids = paths.values.flatMap { $0.values.compactMap { $0["operationId"] as? String } }
        #expect(Set(ids).count == ids.count)
        func visit(_ value: Any) {
            if let object = value as? [String: Any] {
                if let reference = object["$ref"] as? String {
                    #expect(!schema.resolve(reference).isEmpty, "\(reference)")
                }
                object.values.forEach(visit)
            }
            if let array = value as? [Any] { array.forEach(visit) }
        }
        visit(document)
    }

    @Test("Every lookup answers its own example in the shape that is described, in both languages")
    func lookups() throws {
        for (path, operations) in paths {
            guard let operation = operations["get"], path != "/openapi.json" else { continue }
            var target = try target(path, operation)
            if path == "/v1/evaluations/{id}" { target = try storedEvaluation() }
            let response = client.get(target)
            #expect(response.status == .ok, "\(target)")
            guard let described = answerSchema(operation) else { continue }
            let inChinese = client.get(target + (target.contains("?") ? "&" : "?") + "lang=zh-Hans")
            for answer in [response, inChinese] {
                #expect(schema.faults(try answer.json, described) == [], "\(target)")
            }
        }
    }

    /// The path of an evaluation that was just answered.
    private func storedEvaluation() throws -> String {
        let examples =
            content(paths["/v1/evaluations"]?["post"]?["requestBody"])?["examples"] as? [String: [String: Any]]
        let body = try JSONSerialization.data(withJSONObject: try #require(examples?["request"]?["value"]))
        let answer = try client.post("/v1/evaluations", json: String(decoding: body, as: UTF8.self)).json
        return "/v1/evaluations/\(try #require(answer["id"] as? String))"
    }

    @Test("Every record of every list has the shape that is described", arguments: RecordKind.allCases)
    func records(kind: RecordKind) throws {
        let path = kind.path
        let described = try #require(paths[path]?["get"].flatMap(answerSchema))
        // The matrix is not cut into pages.
        var next: String? = kind == .matrixChange ? path : path + "?limit=500"
        var pages = 0
        while let target = next, pages < 4 {
            let json = try client.get(target).json
            #expect(schema.faults(json, described) == [], "\(target)")
            next = json["next"] as? String
            pages += 1
        }
    }

    @Test("Every example has the shape that is described")
    func examples() throws {
        var count = 0
        for (path, operations) in paths {
            for operation in operations.values {
                let holders = [operation["requestBody"], (operation["responses"] as? [String: Any])?["200"]]
                for content in holders.compactMap({ content($0) }) {
                    guard let described = content["schema"] as? [String: Any] else { continue }
                    for example in (content["examples"] as? [String: [String: Any]] ?? [:]).values {
                        #expect(schema.faults(try #require(example["value"]), described) == [], "\(path)")
                        count += 1
                    }
                }
            }
        }
        #expect(count > 30)
    }

    @Test("Every example answer of a lookup is what the service answers")
    func exampleAnswers() throws {
        var count = 0
        for operations in paths.values {
            guard let responses = operations["get"]?["responses"] as? [String: Any],
                let examples = content(responses["200"])?["examples"] as? [String: [String: Any]]
            else { continue }
            for example in examples.values {
                let summary = try #require(example["summary"] as? String)
                guard summary.hasPrefix("GET /v1/"), !Self.ofTheService.contains(where: { summary.contains($0) })
                else {
                    continue
                }
                var told = try #require(example["value"] as? [String: Any])
                var answered = try client.get(String(summary.dropFirst("GET ".count))).json
                // How many rows there are is no part of the example.
                for member in ["total", "next"] { (told[member], answered[member]) = (nil, nil) }
                #expect(told as NSDictionary == answered as NSDictionary, "\(summary)")
                count += 1
            }
        }
        #expect(count > 30)
    }

    /// What depends on the datasets that a service has loaded.
    private static let ofTheService = ["/v1/datasets", "/v1/changes", "/v1/export"]

    @Test("Every example request to a computation is answered in the shape that is described")
    func computations() throws {
        for (path, operations) in paths {
            guard let operation = operations["post"], let described = answerSchema(operation),
                let examples = content(operation["requestBody"])?["examples"] as? [String: [String: Any]]
            else { continue }
            for example in examples.values {
                let body = try JSONSerialization.data(withJSONObject: try #require(example["value"]))
                let response = client.post(try target(path, operation), json: String(decoding: body, as: UTF8.self))
                #expect(response.status == .ok, "\(path)")
                #expect(schema.faults(try response.json, described) == [], "\(path)")
            }
        }
    }

    @Test(
        "Problems have the shape that is described",
        arguments: ["/nothing", "/v1/apis/nobody", "/v1/apis?a=b&limit=x", "/v1/apis/LSApplicationWorkspace?ios=20"]
    )
    func problems(target: String) throws {
        #expect(schema.faults(try client.get(target).json, schema.resolve("#/components/schemas/Problem")) == [])
    }

    @Test("The validator itself finds faults")
    func validator() {
        let problem = schema.resolve("#/components/schemas/Problem")
        #expect(!schema.faults(["type": 1], problem).isEmpty)
        #expect(!schema.faults(["undeclared": 1], problem).filter { $0.contains("not declared") }.isEmpty)
        #expect(!schema.faults("14", schema.resolve("#/components/schemas/Verdict")).isEmpty)
        #expect(!schema.faults("14.x", schema.resolve("#/components/schemas/Version")).isEmpty)
        #expect(!schema.faults(["path": "a"], schema.resolve("#/components/schemas/SubmittedDocument")).isEmpty)
        #expect(
            schema.faults(["path": "a", "text": ""], schema.resolve("#/components/schemas/SubmittedDocument")) == []
        )
    }
}
