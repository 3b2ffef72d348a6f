import Catalog
import Foundation
import Store
import Testing

@Suite("The check of changes, symptoms, guidelines, background modes and entitlements")
struct KnowledgeCheckTests {
    private static let matrix = "matrix/all.json"
    private static let timeline = "timeline/all.json"
    private static let symptoms = "symptoms/all.json"
    private static let guidelines = "guidelines/all.json"
    private static let modes = "background-modes/all.json"
    private static let entitlements = "entitlements/all.json"

    /// A sound row of each kind, beside those of ``SampleData``.
    private static func data() throws -> SampleData {
        var data = try SampleData()
        func prose(_ name: String) -> String { #""\#(name)":{"en":"A sentence.","zh-Hans":"一句话。"}"# }
        let end = #""sources":["sdk-headers"]"#
        let common = #""aliases":[],"#
        data.files[matrix] = """
            [{\(common)"apis":["AVCaptureDevice.authorizationStatus(for:)"],"area":"camera","change_kind":"api",
            "confidence":"documented",\(prose("detail")),"id":"7.0/camera/status","ios":"7.0",
            "keys":["NSCameraUsageDescription"],\(end),\(prose("title")),"verified":"2026-11-30"}]
            """
        data.files[timeline] = """
            [{\(common)\(prose("applies_to")),\(prose("change")),"codes":["ITMS-90683"],"confidence":"documented",
            "date":"2024-05-01","id":"2024-05-01-reasons","precision":"day",\(end),"status":"in-force",
            "topic":"reasons","verified":"2026-11-30"}]
            """
        data.files[symptoms] = """
            [{\(common)"causes":[{"apis":["AVCaptureDevice.authorizationStatus(for:)"],\(prose("cause")),\(prose("check")),
            "facts":["MYTH-001"],\(prose("fix")),"introduced":"7.0","keys":["NSCameraUsageDescription"],"rank":1,
            "rules":["PL-001"],"when":{"status":["denied"]}}],"codes":["2.5.1"],"confidence":"documented","id":"dark",
            "never":[],"permissions":["camera"],\(end),\(prose("title")),"verified":"2026-11-30","words":["dark"]}]
            """
        data.files[guidelines] = """
            [{\(common)"codes":["ITMS-90683"],"confidence":"documented",\(prose("fix")),"how_checked":["human"],
            "id":"2.5.1",\(prose("meaning")),"rules":["PL-001"],\(end),\(prose("title")),"verified":"2026-11-30"}]
            """
        data.files[modes] = """
            [{\(common)"codes":[],"confidence":"documented","entitlements":["a.b"],"guidelines":["2.5.1"],"id":"audio",
            "introduced":"4.0","keys":["NSCameraUsageDescription"],\(prose("needs")),"notes":[],"platforms":["ios"],
            "replaced_by":[],"review_risk":"high",\(end),"status":"known",\(prose("title")),"verified":"2026-11-30"}]
            """
        data.files[entitlements] = """
            [{\(common)"codes":[],"confidence":"documented","granted":"capability","guidelines":["2.5.1"],"id":"a.b",
            "introduced":"8.0","keys":["NSCameraUsageDescription"],"notes":[],"permission":"camera","platforms":["ios"],
            "replaced_by":[],\(end),"status":"known",\(prose("title")),"value_type":"boolean","values":[],
            "verified":"2026-11-30"}]
            """
        return data
    }

    private static func faults(_ data: SampleData) throws -> [String] {
        CatalogCheck(try data.read(), rules: ["PL-001"], today: "2026-11-30").faults().map(\.description)
    }

    @Test("Sound rows have no fault")
    func sound() throws {
        #expect(try Self.faults(Self.data()) == [])
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let file: String
        let part: String
        let other: String
        let fault: String
        var testDescription: String { fault }

        init(_ file: String, _ part: String, _ other: String, _ fault: String) {
            (self.file, self.part, self.other, self.fault) = (file, part, other, fault)
        }
    }

    private static let cases = [
        Case(matrix, #""area":"camera""#, #""area":"cinema""#, #"/area: "cinema" is no id in permissions"#),
        Case(matrix, #""ios":"7.0""#, #""ios":"7.3""#, "/ios: iOS 7.3 was never released"),
        Case(matrix, #""ios":"7.0""#, #""ios":"7.1""#, #"/id: must begin with "7.1/camera/""#),
        Case(
            matrix,
            #""id":"7.0/camera/status","ios":"7.0""#,
            #""id":"6.0/camera/status","ios":"6.0""#,
            "/apis/0: came with iOS 7.0"
        ),
        Case(matrix, #""ios":"7.0","#, "", "/change_kind: a change of submission has a"),
        Case(matrix, #""change_kind":"api""#, #""change_kind":"submission""#, "/change_kind: a change of submission"),
        Case(
            matrix,
            "authorizationStatus(for:)\"]",
            "isAllowed\"]",
            #"/apis/0: "AVCaptureDevice.isAllowed" does not exist"#
        ),
        Case(timeline, #""date":"2024-05-01""#, #""date":"2024-05""#, "/date: is no day"),
        Case(timeline, #""precision":"day""#, #""precision":"month""#, "/date: is no month"),
        Case(timeline, "2024-05-01-reasons", "reasons", #"/id: must begin with "2024-05-01-""#),
        Case(timeline, "in-force", "superseded", "/superseded_on: must be a day behind"),
        Case(
            timeline,
            #""status":"in-force","#,
            #""status":"superseded","superseded_on":"2024-05-01","#,
            "/superseded_on: must be a day behind"
        ),
        Case(symptoms, #""rank":1"#, #""rank":2"#, "/causes/0/rank: must be 1"),
        Case(symptoms, #"["denied"]"#, "[]", "/causes/0/when/status: must not be empty"),
        Case(symptoms, "PL-001", "PL-009", #"/causes/0/rules/0: "PL-009" is no id in rules"#),
        Case(symptoms, #""introduced":"7.0""#, #""introduced":"7.9""#, "/causes/0/introduced: iOS 7.9 was never"),
        Case(symptoms, "2.5.1", "2.5.9", #"/codes/0: "2.5.9" is no id in review-codes, guidelines"#),
        Case(guidelines, #"["human"]"#, "[]", "/how_checked: must not be empty"),
        Case(guidelines, "ITMS-90683", "ITMS-1", #"/codes/0: "ITMS-1" is no id in review-codes"#),
        Case(modes, "a.b", "a.c", #"/entitlements/0: "a.c" is no id in entitlements"#),
        Case(
            modes,
            #""replaced_by":[]"#,
            #""replaced_by":["x"]"#,
            #"/replaced_by/0: "x" is no id in background-modes"#
        ),
        Case(entitlements, #""introduced":"8.0""#, #""introduced":"8.9""#, "/introduced: iOS 8.9 was never released"),
        Case(
            entitlements,
            #""permission":"camera""#,
            #""permission":"c""#,
            #"/permission: "c" is no id in permissions"#
        ),
    ]

    @Test("Each fault is told with its file, row and member", arguments: cases)
    func faults(_ sample: Case) throws {
        var data = try Self.data()
        let text = try #require(data.files[sample.file])
        #expect(text.contains(sample.part))
        data.files[sample.file] = text.replacing(sample.part, with: sample.other)
        let faults = try Self.faults(data)
        #expect(faults.contains { $0.hasPrefix("data/\(sample.file)") && $0.contains(sample.fault) }, "\(faults)")
    }
}
