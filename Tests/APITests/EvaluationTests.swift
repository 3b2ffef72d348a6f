import API
import Catalog
import Foundation
import HTTPModel
import Testing

struct EvaluationTests {
    private let client: InProcessClient
    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSCameraUsageDescription</key><string>To scan codes.</string></dict></plist>

        """

    init() throws { client = try InProcessClient() }

    private func evaluate(_ json: String, query: String = "") -> Response {
        client.post("/v1/evaluations" + query, json: json)
    }

    private func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    private func form(_ parts: [(disposition: String, body: String)]) -> [UInt8] {
        Array(
            (parts.map { "--B\r\nContent-Disposition: form-data; \($0.disposition)\r\n\r\n\($0.body)\r\n" }.joined()
                + "--B--\r\n").utf8
        )
    }

    private func send(_ parts: [(disposition: String, body: String)], query: String = "") -> Response {
        client.send(
            .post,
            "/v1/evaluations" + query,
            [("Content-Type", "multipart/form-data; boundary=B")],
            body: form(parts)
        )
    }

    @Test("The order of the documents changes no byte; one path in two bundles is two files")
    func orderAndBundles() throws {
        let other = Self.plist.replacing("To scan codes.", with: "")
        let documents = try [("A.app", Self.plist), ("B.app", other)].map { bundle, text in
            #"{"path":"Info.plist","bundle":"\#(bundle)","text":\#(try quoted(text))}"#
        }
        func ask(_ documents: [String], _ query: String = "") -> Response {
            evaluate("{\"documents\":[\(documents.joined(separator: ","))]}", query: query)
        }
        #expect(ask(documents).body == ask(documents.reversed()).body)
        let text = String(decoding: ask(documents, "?format=text").body, as: UTF8.self)
        #expect(text.contains("NSCameraUsageDescription</key><string></string>"))
    }

    @Test("The three ways in give the same answer, byte for byte")
    func equalWays() throws {
        let json = evaluate(
            """
            {"target":{"min_ios":"14.0","kind":"app"},
             "documents":[{"path":"Runner/Info.plist","text":\(try quoted(Self.plist))}]}
            """
        )
        let base64 = Data(Self.plist.utf8).base64EncodedString(options: .lineLength64Characters)
        let encoded = evaluate(
            """
            {"target":{"min_ios":"14","kind":"app"},
             "documents":[{"path":"Runner/Info.plist","base64":\(try quoted(base64))}]}
            """
        )
        let form = send([
            (#"name="file"; filename="Runner/Info.plist""#, Self.plist), (#"name="min_ios""#, "14.0\n"),
            (#"name="kind""#, "app"),
        ])
        let raw = client.send(
            .post,
            "/v1/evaluations?path=Runner/Info.plist&min_ios=14.0&kind=app",
            [("Content-Type", "application/x-www-form-urlencoded")],
            body: Array(Self.plist.utf8)
        )
        #expect(json.status == .ok, "\(json.text)")
        for other in [encoded, form, raw] { #expect(other == json) }
        let answer = try json.json
        #expect((answer["id"] as? String)?.hasPrefix("ev_") == true)
        #expect(answer["dataset"] as? String == "2026.11.1")
        #expect(json.headers["Evaluation-Verdict"] == answer["verdict"] as? String)
        #expect(json.headers["Cache-Control"] == "no-store")
        let target = try #require(answer["target"] as? [String: Any])
        #expect(target["min_ios"] as? String == "14.0")
        #expect(target["as_of"] as? String == "2026-11-30")
        let document = try #require((answer["documents"] as? [[String: Any]])?.first)
        #expect(document["path"] as? String == "Runner/Info.plist")
        #expect(document["kind"] as? String == "info-plist")
    }

    @Test("The name of an evaluation changes with whatever it rests on")
    func id() throws {
        let apis = [
            #"{"apis":["A"]}"#, #"{"apis":["B"]}"#, #"{"apis":[{"name":"A","guarded_from":null}]}"#,
            #"{"apis":["A"],"target":{"min_ios":"15.0"}}"#, #"{"apis":["A"],"target":{"as_of":"2024-01-01"}}"#,
            #"{"documents":[{"path":"a","text":"x"},{"path":"a","text":"y"}]}"#,
            #"{"documents":[{"path":"a","text":"y"},{"path":"a","text":"y"}]}"#,
            #"{"apis":["A"],"rules":{"PL-001":"off"}}"#, #"{"apis":["A"],"entitlements":{"a":true}}"#,
        ]
        var ids = try apis.map { try evaluate($0).json["id"] as? String }
        client.holder.publish(try SampleCatalog.snapshot("2026.12.1"))
        #expect(Set(ids).count == apis.count)
        ids = try apis.map { try evaluate($0).json["id"] as? String }
        #expect(Set(ids).count == apis.count)
        #expect(
            try evaluate(apis[0]).json["id"] as? String == evaluate(#"{"apis":[{"name":"A"}]}"#).json["id"] as? String
        )
    }

    @Test("The request of the contract is taken whole, and what no rule reads is named")
    func contract() throws {
        let response = evaluate(
            """
            {"target":{"kind":"app","min_ios":"14.0","sdk":"26.0","as_of":"2026-11-30","framework":"flutter"},
             "documents":[{"path":"ios/Runner/Info.plist","text":\(try quoted(Self.plist))},
              {"path":"PrivacyInfo.xcprivacy","base64":"YQ==","bundle":"Sample.app"},
              {"path":"Podfile.lock","text":"PODS:"}],
             "bundles":[{"path":"Sample.app","kind":"app"},{"path":"Sample.app/PlugIns/Net.appex","kind":"app-extension"}],
             "apis":[{"name":"PHPhotoLibrary.isLimited","guarded_from":"14.0","arguments":{"purpose_key":"DeliveryTracking"},
              "bundle":"Sample.app","origin":"own-type","file":"A.swift","line":3}],
             "entitlements":{"com.apple.developer.healthkit":true,"list":["a",1,2.5,null]},
             "features":["nearby_stores"],"strings":["App-Prefs:root=Privacy"],"functional_hosts":["edge.api.example.com"],
             "prompts":[{"permission":"photo-library","phase":"after-denial","title":"","body":"",
              "buttons":[{"text":"Continue","action":"request"}]}],
             "handled_states":{"photo-library":["authorized","limited"]},
             "rules":{"PL-001":"off","XP-010":"note"}}
            """
        )
        #expect(response.status == .ok, "\(response.text)")
        let json = try response.json
        let expected = ["features", "functional_hosts", "handled_states", "prompts", "rules/XP-010", "strings"]
        #expect((json["not_judged"] as? [String])?.sorted() == expected)
        let documents = try #require(json["documents"] as? [[String: Any]])
        let statuses = documents.map { "\($0["path"] ?? "") \($0["status"] ?? "")" }
        let wanted = ["Podfile.lock read", "PrivacyInfo.xcprivacy unreadable", "ios/Runner/Info.plist read"]
        #expect(statuses.sorted() == wanted)
    }

    @Test(
        "Every fault is listed with its place",
        arguments: [
            (#"[]"#, [""]), (#""x""#, [""]),
            (#"{"documnets":[]}"#, ["/documnets"]),
            (#"{"documents":{}}"#, ["/documents"]),
            (
                #"{"documents":[{"path":"a"},{"text":"x"},{"path":"a","text":"x","base64":"YQ=="}]}"#,
                ["/documents/0", "/documents/1", "/documents/2"]
            ),
            (
                #"{"documents":[{"path":"a","base64":"YQ="},{"path":"","text":"x"},{"path":7,"text":false}]}"#,
                ["/documents/0/base64", "/documents/1/path", "/documents/2/path", "/documents/2/text"]
            ),
            (#"{"documents":[{"path":"a","text":"x","budnle":"y"}]}"#, ["/documents/0/budnle"]),
            (
                #"{"target":{"kind":"game","min_ios":"14.x","sdk":14,"as_of":"2026-02-30","framework":"qt"},"apis":["A"]}"#,
                ["/target/kind", "/target/min_ios", "/target/sdk", "/target/as_of", "/target/framework"]
            ),
            (
                #"{"apis":[{"nmae":"A"},7,{"name":"B","guarded_from":"x","origin":"y","line":0,"arguments":{"a":[]}}]}"#,
                [
                    "/apis/0/nmae", "/apis/0", "/apis/1", "/apis/2/guarded_from", "/apis/2/origin", "/apis/2/line",
                    "/apis/2/arguments/a",
                ]
            ),
            (
                #"{"bundles":[{"path":"a","kind":"zip"},{"kind":"app"}],"apis":["A"]}"#,
                ["/bundles/0/kind", "/bundles/1"]
            ),
            (#"{"entitlements":[],"features":"x","strings":[1]}"#, ["/entitlements", "/features", "/strings/0"]),
            (
                #"{"prompts":[{"phase":"later","buttons":[{"txt":"x"}]}]}"#,
                ["/prompts/0/phase", "/prompts/0/buttons/0/txt"]
            ),
            (
                #"{"handled_states":{"fotos":["a"],"location":"b"}}"#,
                ["/handled_states/fotos", "/handled_states/location"]
            ),
            (#"{"rules":{"PL-001":"loud","PL-002":1},"apis":["A"]}"#, ["/rules/PL-001", "/rules/PL-002"]),
            (#"{"rules":{"PL-01":"off","nothing":"note"},"apis":["A"]}"#, ["/rules/PL-01", "/rules/nothing"]),
            (#"{"a/b~c":1}"#, ["/a~1b~0c"]),
        ]
    )
    func faults(_ sample: (json: String, places: [String])) throws {
        let response = evaluate(sample.json)
        #expect(response.status == .unprocessableContent)
        #expect(try response.json["type"] as? String == "/problems/unusable-request")
        #expect(try response.faultPlaces == sample.places)
    }

    @Test("An unknown field is told with the nearest known one, a gap version as such")
    func hints() throws {
        #expect(try evaluate(#"{"documnets":[]}"#).faultDetails.contains("did you mean \"documents\"?"))
        let gap = evaluate(#"{"apis":["A"],"target":{"min_ios":"19.0","sdk":"25"}}"#)
        #expect(gap.status == .unprocessableContent)
        #expect(try gap.json["type"] as? String == "/problems/never-released-version")
        #expect(try gap.faultPlaces == ["/target/min_ios", "/target/sdk"])
    }

    @Test(
        "Lists have an end",
        arguments: [("documents", 1_001), ("apis", 10_001), ("strings", 20_001), ("bundles", 20_001)]
    )
    func limits(_ sample: (field: String, count: Int)) throws {
        let items = Array(repeating: #""A""#, count: sample.count).joined(separator: ",")
        let response = evaluate("{\"\(sample.field)\":[\(items)]}")
        #expect(response.status == .unprocessableContent)
        #expect(try response.faultPlaces == ["/\(sample.field)"])
    }

    @Test(
        "Nothing to judge is a 422",
        arguments: ["{}", #"{"target":{"min_ios":"14.0"}}"#, #"{"documents":[],"apis":[]}"#, #"{"apis":null}"#]
    )
    func nothing(json: String) throws {
        let response = evaluate(json)
        #expect(response.status == .unprocessableContent)
        #expect(try response.json["detail"] as? String != nil)
    }

    @Test(
        "A body that is not JSON is a 400 with line and column",
        arguments: [
            "", "{", "{\"apis\":[\"A\",]}", "{'apis':[]}", "{\"apis\":[],\"apis\":[]}", "{} x", "nope", "\u{FEFF}{}",
        ]
    )
    func notJSON(body: String) throws {
        let response = evaluate(body)
        #expect(response.status == .badRequest)
        #expect(try response.json["type"] as? String == "/problems/malformed-body")
        #expect(try response.faultDetails.contains("ine 1, column") || body.isEmpty, "\(response.text)")
    }

    @Test("Deep nesting ends in an answer")
    func deep() {
        for bracket in ["[", "{\"a\":"] {
            #expect(evaluate(String(repeating: bracket, count: 100_000)).status == .badRequest)
        }
    }

    @Test("A 415 names all three ways, and a form's lang is sent to the query")
    func waysIn() throws {
        let plain = client.send(.post, "/v1/evaluations", [("Content-Type", "text/plain")], body: Array("x".utf8))
        #expect(try (plain.json["detail"] as? String)?.contains("?path=Info.plist") == true)
        let form = "--B\r\nContent-Disposition: form-data; name=\"lang\"\r\n\r\nzh-Hans\r\n--B--\r\n"
        let fields = [("Content-Type", "multipart/form-data; boundary=B")]
        let response = client.send(.post, "/v1/evaluations", fields, body: Array(form.utf8))
        #expect(response.status.code == 422)
        #expect(try response.faultDetails.contains("lang is a parameter of the query"))
    }

    @Test(
        "Another media type is a 415, from the head alone",
        arguments: [
            ("", []), ("", [("Content-Type", "text/plain")]), ("", [("Content-Type", "multipart/form-data")]),
            ("", [("Content-Type", "application/x-www-form-urlencoded")]),
            ("", [("Content-Type", "application/json"), ("Content-Encoding", "gzip")]),
            ("?path=Info.plist", [("Content-Type", "multipart/form-data; boundary=B")]),
            (":batch", [("Content-Type", "multipart/form-data; boundary=B")]),
        ] as [(String, [(String, String)])]
    )
    func mediaTypes(_ sample: (suffix: String, fields: [(String, String)])) {
        let response = client.send(.post, "/v1/evaluations" + sample.suffix, sample.fields, body: Array("{}".utf8))
        #expect(response.status == .unsupportedMediaType)
        guard
            case .refused = client.service.execution(
                of: Request(.post, "/v1/evaluations" + sample.suffix, headers: Headers(sample.fields))
            )
        else {
            Issue.record("the body would be read first")
            return
        }
    }

    @Test("A type with a suffix is JSON too")
    func suffix() {
        let response = client.send(
            .post,
            "/v1/evaluations",
            [("Content-Type", "application/vnd.example+json; charset=utf-8")],
            body: Array(#"{"apis":["A"]}"#.utf8)
        )
        #expect(response.status == .ok)
    }

    @Test(
        "A form's parts are read as the members that they stand for",
        arguments: [
            ([(#"name="apis""#, #"["A",{"name":"B"}]"#)], 200, []),
            ([(#"name="entitlements""#, #"{"a":true}"#), (#"name="target""#, #"{"min_ios":"14.0"}"#)], 200, []),
            ([(#"name="file"; filename="""#, ""), (#"name="apis""#, #"["A"]"#)], 200, []),
            ([(#"name="file"; filename="""#, "x")], 422, ["file"]),
            ([(#"name="file""#, "x")], 422, ["file"]),
            ([(#"name="min_os""#, "14.0"), (#"name="apis""#, #"["A"]"#)], 422, ["min_os"]),
            (
                [(#"name="min_ios""#, "14.0"), (#"name="min_ios""#, "15.0"), (#"name="apis""#, #"["A"]"#)], 422,
                ["min_ios"]
            ),
            (
                [(#"name="target""#, #"{"min_ios":"14.0"}"#), (#"name="min_ios""#, "15.0"), (#"name="apis""#, "[]")],
                422,
                ["min_ios"]
            ),
            ([(#"name="apis""#, "A")], 422, ["apis"]),
            ([(#"name="apis""#, "[]"), (#"name="apis""#, "[]")], 422, ["apis"]),
            ([(#"name="apis""#, #"[{"nmae":"A"}]"#)], 422, ["/apis/0/nmae", "/apis/0"]),
            ([(#"name="kind""#, "game"), (#"name="apis""#, #"["A"]"#)], 422, ["kind"]),
            ([], 422, []),
        ] as [([(String, String)], Int, [String])]
    )
    func forms(_ sample: (parts: [(String, String)], status: Int, places: [String])) throws {
        let response = send(sample.parts.map { (disposition: $0.0, body: $0.1) })
        #expect(response.status.code == sample.status, "\(response.text)")
        #expect(try response.faultPlaces == sample.places)
    }

    @Test("A form that breaks off is a 400; too many documents are a 422")
    func brokenForms() throws {
        let fields = [("Content-Type", "multipart/form-data; boundary=B")]
        let broken = client.send(.post, "/v1/evaluations", fields, body: Array("--B\r\nContent".utf8))
        #expect(broken.status == .badRequest)
        #expect(try broken.json["type"] as? String == "/problems/malformed-body")
        let many = [(disposition: #"name="f"; filename="x.txt""#, body: "")]
        #expect(send(Array(repeating: many[0], count: 1_001)).status == .badRequest)
    }

    @Test("Parameters of a raw document that contradict are refused")
    func raw() throws {
        #expect(try client.send(.post, "/v1/evaluations?path=", body: [1]).faultPlaces == ["path"])
        #expect(try evaluate(#"{"apis":["A"]}"#, query: "?bundle=a.app").faultPlaces == ["bundle"])
        let twice = evaluate(#"{"apis":["A"],"target":{"min_ios":"14.0"}}"#, query: "?min_ios=15.0")
        #expect(try twice.faultPlaces == ["min_ios"])
    }

    @Test(
        "The dialect comes from format, else from Accept",
        arguments: [
            ("", [], "application/json"), ("", [("Accept", "text/plain")], "text/plain; charset=utf-8"),
            ("", [("Accept", "text/markdown")], "text/markdown; charset=utf-8"),
            ("?format=text", [], "text/plain; charset=utf-8"), ("?format=xcode", [], "text/plain; charset=utf-8"),
            ("?format=json", [("Accept", "text/plain")], "application/json"),
            ("?format=", [("Accept", "*/*")], "application/json"),
            ("?format=", [("Accept", "text/markdown")], "text/markdown; charset=utf-8"),
            ("?format=github", [("Accept", "image/png")], "text/plain; charset=utf-8"),
            ("?format=sarif", [], "application/sarif+json"), ("?format=junit", [], "application/xml"),
            ("?format=jsno", [], nil), ("", [("Accept", "image/png")], nil),
        ] as [(String, [(String, String)], String?)]
    )
    func dialects(_ sample: (query: String, fields: [(String, String)], type: String?)) {
        let response = client.send(
            .post,
            "/v1/evaluations" + sample.query,
            sample.fields + [("Content-Type", "application/json")],
            body: Array(#"{"apis":["A"]}"#.utf8)
        )
        if let type = sample.type {
            #expect(response.status == .ok)
            #expect(response.headers["Content-Type"] == type)
            #expect(response.headers["Evaluation-Verdict"] != nil)
        } else {
            #expect(response.status == .notAcceptable)
        }
    }

    @Test("Accept picks the dialects of code scanning and of test reports")
    func acceptsReports() throws {
        let body = "{\"documents\":[{\"path\":\"Info.plist\",\"text\":\(try quoted(Self.plist))}]}"
        for (type, beginning) in [("application/sarif+json", "{\"$schema\""), ("application/xml", "<?xml")] {
            let fields = [("Content-Type", "application/json"), ("Accept", type)]
            let response = client.send(.post, "/v1/evaluations", fields, body: Array(body.utf8))
            #expect(response.headers["Content-Type"] == type)
            #expect(response.text.hasPrefix(beginning))
        }
    }

    @Test("A batch answers each item in order, problems among them")
    func batch() throws {
        let response = client.post("/v1/evaluations:batch", json: #"{"items":[{"apis":["A"]},{},{"apis":["B"]},7]}"#)
        #expect(response.status == .ok, "\(response.text)")
        let items = try #require(try response.json["items"] as? [[String: Any]])
        #expect(items.map { $0["verdict"] != nil } == [true, false, true, false])
        #expect(items[1]["status"] as? Int == 422)
        #expect(response.headers["Evaluation-Verdict"] == "fail")
        let single = try evaluate(#"{"apis":["B"]}"#).json
        #expect(items[2]["id"] as? String == single["id"] as? String)
    }

    @Test("A batch has at most 500 items", arguments: [(500, 200), (501, 422)])
    func batchLimit(_ sample: (count: Int, status: Int)) {
        let items = Array(repeating: #"{"apis":["A"]}"#, count: sample.count).joined(separator: ",")
        #expect(client.post("/v1/evaluations:batch", json: "{\"items\":[\(items)]}").status.code == sample.status)
    }
}
