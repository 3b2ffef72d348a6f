import API
import Catalog
import Foundation
import HTTPModel
import Testing

struct RequestBoundsTests {
    private let client: InProcessClient

    init() throws { client = try InProcessClient() }

    private func problem(_ value: Any) throws -> (status: Int, detail: String, errors: [[String: String]]) {
        let body = try JSONSerialization.data(withJSONObject: value)
        let response = client.post("/v1/evaluations", json: String(decoding: body, as: UTF8.self))
        let json = try response.json
        return (
            response.status.code, json["detail"] as? String ?? "", json["errors"] as? [[String: String]] ?? []
        )
    }

    @Test
    func `A thousand bundles are judged together, one more is refused with the limit`() throws {
        let bundles = (0...1_000).map { ["path": "A\($0).app"] }
        #expect(try problem(["bundles": Array(bundles.dropLast())]).status == 200)
        let refused = try problem(["bundles": bundles])
        #expect(refused.status == 422)
        #expect(refused.detail == "There are 1001 elements; at most 1000 fit into one request.")
        #expect(refused.errors.first?["pointer"] == "/bundles")
    }

    @Test(
        arguments: [
            ("apis", "/apis/0", 500), ("features", "/features/0", 2_000),
            ("functional_hosts", "/functional_hosts/0", 2_000),
        ]
    )
    func `A string is as long as its limit, and refused when longer`(
        field: String,
        pointer: String,
        limit: Int
    ) throws {
        #expect(try problem([field: [String(repeating: "名", count: limit)]]).status == 200)
        let refused = try problem([field: [String(repeating: "名", count: limit + 1)]])
        #expect(refused.status == 422)
        #expect(refused.detail == "The string has \(limit + 1) characters; at most \(limit) are taken here.")
        #expect(refused.errors.first?["pointer"] == pointer)
    }

    @Test
    func `Of many unknown parameters twenty are told and the rest counted`() throws {
        let names = (0..<2_600).map { "q\($0)" }
        let response = client.get("/v1/apis/x?" + names.joined(separator: "&"))
        #expect(response.status == .badRequest)
        #expect(try response.faultPlaces == Array(names.prefix(20)))
        #expect(
            (try response.json["detail"] as? String)?.hasSuffix("(and 2599 more, the first 20 are in errors)") == true
        )
    }

    @Test
    func `Of a long name no more than the beginning comes back`() {
        let name = String(repeating: "a", count: 8_000)
        for target in ["/problems/\(name)", "/v1/apis/x?\(name)", "/v1/apis/x?\(name)=%ff", "/v1/keys/\(name)"] {
            #expect(client.get(target).body.count < 2_000, "\(target.prefix(20))")
        }
    }

    @Test
    func `A string of a binary may be a whole script`() throws {
        #expect(try problem(["strings": [String(repeating: "a", count: 100_000)]]).status == 200)
    }

    @Test
    func `The members of a use are bounded too`() throws {
        let long = String(repeating: "a", count: 2_001)
        let refused = try problem([
            "apis": [["name": long, "bundle": long, "file": long, "arguments": ["for": long]]]
        ])
        #expect(refused.status == 422)
        let pointers = refused.errors.compactMap { $0["pointer"] }
        #expect(Set(pointers) == ["/apis/0/name", "/apis/0/bundle", "/apis/0/file", "/apis/0/arguments/for"])
        let arguments = Dictionary(uniqueKeysWithValues: (0...100).map { ("a\($0)", "x") })
        #expect(
            try problem(["apis": [["name": "a", "arguments": arguments] as [String: Any]]]).detail
                == "There are 101 members; at most 100 fit into one request."
        )
    }

    @Test(arguments: ["handled_states", "rules"])
    func `An object whose names are the caller's has a thousand members`(field: String) throws {
        let members = Dictionary(uniqueKeysWithValues: (0...1_000).map { ("unknown-\($0)", ["x"]) })
        let refused = try problem([field: members])
        #expect(refused.status == 422)
        #expect(refused.detail == "There are 1001 members; at most 1000 fit into one request.")
    }

    @Test
    func `Of many faults the first hundred are told and all are counted`() throws {
        let members = Dictionary(uniqueKeysWithValues: (0..<5_000).map { ("member\($0)", 1) })
        let refused = try problem(members)
        #expect(refused.status == 422)
        #expect(refused.errors.count == 100)
        #expect(refused.detail.hasSuffix("(and 4999 more, the first 100 are in errors)"))
    }

    @Test
    func `A name of a megabyte is told by its beginning, and its pointer in full`() throws {
        let name = String(repeating: "k", count: 1_000_000)
        let refused = try problem([name: 1])
        #expect(refused.status == 422)
        #expect(refused.errors.first?["pointer"] == "/\(name)")
        #expect(refused.detail.hasPrefix("The field \"\(String(repeating: "k", count: 200))…\" is not known here;"))
        #expect(try problem(["target": ["kind": name]]).detail.count < 400)
        #expect(try problem(["target": ["min_ios": name]]).detail.count < 400)
    }

    @Test(arguments: ["/v1/apis?q=", "/v1/search?q=", "/v1/facts?q=", "/v1/keys?q="])
    func `Two hundred characters are searched for, more are refused with the limit`(target: String) throws {
        #expect(client.get(target + String(repeating: "a", count: 200)).status == .ok)
        let refused = client.get(target + String(repeating: "a", count: 201))
        #expect(refused.status == .badRequest)
        #expect(try refused.json["detail"] as? String == "q has 201 characters; at most 200 are searched for.")
    }

    @Test
    func `What a configuration does not write out is told as not judged`() throws {
        let texts = [
            "app.config.js": "export default build();",
            "app.config.ts":
                "export default ({ config }) => ({ ...config, slug: 'a', ios: { infoPlist: all } });",
        ]
        let documents = texts.sorted { $0.key < $1.key }.map { ["path": $0.key, "text": $0.value] }
        let body = try JSONSerialization.data(withJSONObject: ["documents": documents])
        let json = try client.post("/v1/evaluations", json: String(decoding: body, as: UTF8.self)).json
        #expect(
            json["not_judged"] as? [String] == [
                "app.config.js: a program without a configuration in literals",
                "app.config.ts: not written as literals: members of the root, /ios/infoPlist",
            ]
        )
    }

    @Test
    func `Purpose strings that are too many are told as not judged`() throws {
        let texts = (0..<2_003).map { "<key>NS\($0)UsageDescription</key><string>To scan codes, \($0).</string>" }
        let plist = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(texts.joined())</dict></plist>"
        let body = try JSONSerialization.data(
            withJSONObject: ["documents": [["path": "Info.plist", "text": plist]]]
        )
        let json = try client.post("/v1/evaluations", json: String(decoding: body, as: UTF8.self)).json
        #expect(json["not_judged"] as? [String] == ["purpose strings after the first 2000: 3"])
    }

    @Test
    func `A batch judges 20,000 elements, refuses an item beyond them and judges what still fits`() throws {
        let uses = { (count: Int) in ["apis": (0..<count).map { "Own\($0)" }] }
        let body = try JSONSerialization.data(
            withJSONObject: ["items": [uses(9_000), uses(9_000), uses(3_000), uses(2_000)]]
        )
        let json = try client.post("/v1/evaluations:batch", json: String(decoding: body, as: UTF8.self)).json
        let items = json["items"] as? [[String: Any]] ?? []
        #expect(items.map { $0["verdict"] != nil } == [true, true, false, true])
        #expect((items[2]["detail"] as? String)?.contains("more than 20000 documents and list elements") == true)
    }

    @Test
    func `Entitlements of a request have 50,000 values`() throws {
        let domains = { (count: Int) in ["com.apple.developer.associated-domains": Array(repeating: "a", count: count)]
        }
        #expect(try problem(["entitlements": domains(1_000)]).status == 200)
        let refused = try problem(["entitlements": domains(60_000)])
        #expect(refused.status == 422)
        #expect(refused.detail == "There are 60002 values; at most 50000 are judged as entitlements.")
    }

    @Test
    func `All prompts together hold as many bytes of text as are judged`() throws {
        let prompt = ["title": String(repeating: "a", count: 1_000), "body": String(repeating: "b", count: 1_000)]
        #expect(try problem(["prompts": Array(repeating: prompt, count: 500)]).status == 200)
        let refused = try problem(["prompts": Array(repeating: prompt, count: 501)])
        #expect(refused.status == 422)
        #expect(refused.detail == "The texts hold 1002000 bytes; at most 1000000 are judged.")
    }

    @Test
    func `The items of a batch share what is listed and reviewed, and each is counted in full`() throws {
        let modes = (0..<300).map { "\"m\($0)\"" }.joined(separator: ",")
        let texts = (0..<30).map { "\"NS\($0)UsageDescription\":\"To scan codes, \($0).\"" }.joined(separator: ",")
        let plist = "{\"CFBundleName\":\"A\",\"UIBackgroundModes\":[\(modes)],\(texts)}"
        let item: [String: Any] = ["documents": [["path": "Info.plist", "text": plist]]]
        let answer = { (count: Int) in
            let body = try JSONSerialization.data(withJSONObject: ["items": Array(repeating: item, count: count)])
            let json = try client.post("/v1/evaluations:batch", json: String(decoding: body, as: UTF8.self)).json
            return json["items"] as? [[String: Any]] ?? []
        }
        let few = try answer(2)
        let many = try answer(200)
        let listed = { (items: [[String: Any]]) in items.map { ($0["findings"] as? [Any])?.count ?? 0 } }
        let counted = { (item: [String: Any]) in
            (item["summary"] as? [String: Int] ?? [:]).values.reduce(0, +)
        }
        #expect(listed(few).allSatisfy { $0 > 300 })
        #expect(listed(many).allSatisfy { $0 == 100 })
        #expect(counted(many[0]) > 300)
        #expect((many[0]["not_judged"] as? [String]) == [])
        #expect((many[199]["not_judged"] as? [String]) == ["purpose strings after the first 0: 30"])
    }

    @Test
    func `The documents of a batch share what is read of them`() throws {
        let keys = (0..<45_000).map { "<key>k\($0)</key><true/>" }.joined()
        let item: [String: Any] = [
            "documents": [["path": "Info.plist", "text": "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"]]
        ]
        let body = try JSONSerialization.data(withJSONObject: ["items": Array(repeating: item, count: 5)])
        let json = try client.post("/v1/evaluations:batch", json: String(decoding: body, as: UTF8.self)).json
        let items = json["items"] as? [[String: Any]] ?? []
        let statuses = items.map { ($0["documents"] as? [[String: Any]])?.first?["status"] as? String }
        #expect(statuses == ["read", "read", "read", "unreadable", "unreadable"])
    }
}
