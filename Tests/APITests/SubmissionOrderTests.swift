import Catalog
import Evaluation
import Foundation
import HTTPModel
import Reports
import TestSupport
import Testing

@testable import API

/// The same submission in other orders: of its documents, uses, bundles, rules, and of the members of each object.
///
/// `Tests/Live/test_orders.py` asks for a thousand orders of larger submissions, in two processes.
struct SubmissionOrderTests {
    /// Lists whose order says nothing; that of features, strings and screens is told by pointers into the request.
    private static let free = ["documents", "apis", "bundles", "functional_hosts"]
    /// The order of these calls counts where nobody tells their lines (CAM-008).
    private static let sequence = [
        "AVCaptureDeviceInput", "AVCaptureDevice.requestAccess", "AVCaptureDevice.authorizationStatus",
        "+[AVCaptureDeviceInput", "-[AVCaptureDeviceInput", "+[AVCaptureDevice requestAccess",
        "+[AVCaptureDevice authorizationStatus",
    ]

    private let catalog: CatalogSnapshot

    init() throws { catalog = try RealTable.shared.get().snapshot }

    /// The answer in every dialect.
    private func told(_ json: String) throws -> [ReportFormat: [UInt8]] {
        let judged = JudgedSubmission(try GivenRequest.read(json, catalog), catalog: catalog, today: "2026-11-30")
        return Dictionary(
            uniqueKeysWithValues: ReportFormat.allCases.map { ($0, judged.report(as: $0, language: .english).bytes) }
        )
    }

    // MARK: Orders

    /// `value` as JSON, its members in some order.
    private func text(_ value: Any, _ generator: inout SeededGenerator) throws -> String {
        if let object = value as? [String: Any] {
            let members = try object.keys.sorted().shuffled(using: &generator).map { key in
                "\(try text(key, &generator)):\(try text(object[key] ?? NSNull(), &generator))"
            }
            return "{\(members.joined(separator: ","))}"
        }
        if let list = value as? [Any] {
            return "[\(try list.map { try text($0, &generator) }.joined(separator: ","))]"
        }
        return String(
            decoding: try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed),
            as: UTF8.self
        )
    }

    private static func isInSequence(_ use: Any) -> Bool {
        let name = use as? String ?? (use as? [String: Any])?["name"] as? String ?? ""
        return sequence.contains { name.hasPrefix($0) }
    }

    private func shuffled(_ body: [String: Any], _ generator: inout SeededGenerator) throws -> String {
        var body = body
        for name in Self.free {
            guard let list = body[name] as? [Any] else { continue }
            var calls = name == "apis" ? list.filter(Self.isInSequence) : []
            body[name] = list.shuffled(using: &generator).map { element in
                !calls.isEmpty && Self.isInSequence(element) ? calls.removeFirst() : element
            }
        }
        return try text(body, &generator)
    }

    /// One submission of the lists of several; files of one name and bundle come to be there twice.
    private func composed(_ bodies: [[String: Any]]) -> [String: Any] {
        var whole: [String: Any] = [
            "rules": ["PS-012": "off", "PM-006": "warning"]
        ]
        for name in Self.free + ["features", "strings"] {
            let list = bodies.flatMap { $0[name] as? [Any] ?? [] }
            if !list.isEmpty { whole[name] = list }
        }
        return whole
    }

    @Test("The answer is the same, octet by octet, in every dialect")
    func free() throws {
        var generator = SeededGenerator(seed: 5)
        let all = GivenRequest.cases + GivenRequest.badExamples + GivenRequest.goodExamples
        let large = try (1...8).map { size in
            composed(try all.shuffled(using: &generator).prefix(size * 5).map { try $0.body })
        }
        let several = try GivenRequest.cases.map { try $0.body }.filter { body in
            Self.free.contains { (body[$0] as? [Any] ?? []).count > 1 }
        }
        for body in large + several {
            let wanted = try told(try text(body, &generator))
            for _ in 0..<2 {
                let json = try shuffled(body, &generator)
                let found = try told(json)
                for format in ReportFormat.allCases { #expect(found[format] == wanted[format], "\(format) of \(json)") }
            }
        }
        #expect(several.count > 50)
    }

    @Test("The order of calls without lines counts where a rule reads it, and gives the evaluation another name")
    func sequence() throws {
        let calls = [#""AVCaptureDeviceInput.init""#, #""AVCaptureDevice.requestAccess""#, #""UIApplication.open""#]
        let opens = try told("{\"apis\":[\(calls.joined(separator: ","))]}")
        let asks = try told("{\"apis\":[\(calls[1]),\(calls[0]),\(calls[2])]}")
        let late = try told("{\"apis\":[\(calls[2]),\(calls[0]),\(calls[1])]}")
        #expect(opens[.json] != asks[.json])
        #expect(opens[.json] == late[.json])
        #expect(opens[.xcode] != asks[.xcode])
        let input = #"{"name":"AVCaptureDeviceInput.init","file":"A.swift","line":3}"#
        let request = #"{"name":"AVCaptureDevice.requestAccess","file":"A.swift","line":9}"#
        #expect(try told("{\"apis\":[\(input),\(request)]}") == told("{\"apis\":[\(request),\(input)]}"))
    }

    @Test("Of two files with one name neither is shown in place of the other")
    func sameName() throws {
        func file(_ key: String, _ lines: Int) -> String {
            let text =
                "<plist version=\\\"1.0\\\"><dict>" + String(repeating: "\\n", count: lines)
                + "<key>\(key)</key><string>TODO</string></dict></plist>"
            return "{\"path\":\"Info.plist\",\"text\":\"\(text)\"}"
        }
        let files = [file("NSCameraUsageDescription", 1), file("NSMicrophoneUsageDescription", 4)]
        let wanted = try told("{\"documents\":[\(files[0]),\(files[1])]}")
        #expect(try told("{\"documents\":[\(files[1]),\(files[0])]}") == wanted)
        let text = String(decoding: wanted[.text] ?? [], as: UTF8.self)
        #expect(text.contains("NSCameraUsageDescription") && text.contains("NSMicrophoneUsageDescription"))
        #expect(!text.contains("<key>"))
    }

    @Test("Edits for one of two files with one name are not looked for in the other, which may be shorter")
    func shorterNamesake() throws {
        let spaces = String(repeating: " ", count: 500)
        let files = ["\(spaces)<key>NSPrivacyTracking</key><string>NO</string>", ""].map { members in
            "{\"path\":\"PrivacyInfo.xcprivacy\",\"text\":\"<plist version=\\\"1.0\\\"><dict>\(members)</dict></plist>\"}"
        }
        let wanted = try told("{\"documents\":[\(files[0]),\(files[1])]}")
        #expect(try told("{\"documents\":[\(files[1]),\(files[0])]}") == wanted)
        let sarif = String(decoding: wanted[.sarif] ?? [], as: UTF8.self)
        #expect(sarif.contains("PM-012") && !sarif.contains("artifactChanges"))
    }

    @Test(
        "What is named twice, under two names, is refused: neither is the one that counts",
        arguments: [
            (#"{"apis":["A"],"rules":{"PM-006":"off","privacy-manifest/reason-not-in-category":"note"}}"#, "/rules/"),
            (#"{"handled_states":{"calendar":["denied"],"calendars":["authorized"]}}"#, "/handled_states/calendars"),
            (#"{"observed":{"calendar":{},"calendars":{}}}"#, "/observed/calendars"),
            (#"{"policies":{"tested_on":{"calendar":[],"calendars":[]}}}"#, "/policies/tested_on/calendars"),
        ]
    )
    func twice(_ sample: (json: String, place: String)) throws {
        let client = InProcessClient(real: try RealTable.shared.get())
        let response = client.post("/v1/evaluations", json: sample.json)
        #expect(response.status == .unprocessableContent)
        let places = try response.faultPlaces
        #expect(places.count == 1 && places.allSatisfy { $0.hasPrefix(sample.place) }, "\(places)")
    }

    @Test("Entitlements of the request are told by their pointers, for the request is no file")
    func entitlements() throws {
        let client = InProcessClient(real: try RealTable.shared.get())
        let members = [#""aps-environment":"prod""#, #""com.apple.developer.helthkit":true"#]
        let answers = [members, members.reversed()].map { members in
            client.post("/v1/evaluations", json: "{\"entitlements\":{\(members.joined(separator: ","))}}")
        }
        #expect(answers[0].body == answers[1].body)
        let findings = try #require(try answers[0].json["findings"] as? [[String: Any]])
        #expect(findings.count == 2)
        for finding in findings {
            let place = try #require(finding["location"] as? [String: Any])
            #expect(place["path"] as? String == "entitlements" && place["line"] is NSNull)
        }
    }
}
