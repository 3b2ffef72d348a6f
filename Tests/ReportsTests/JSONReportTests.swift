import Documents
import Evaluation
import Foundation
import Reports
import Testing

@Suite("The JSON dialect")
struct JSONReportTests {
    @Test("Has the members of the contract, in its order, with every value")
    func shape() {
        let pointer = Pointer.root.appending("a")
        var told = Told(
            findings: [
                Told.finding(
                    arguments: ["code": .text("\"x\"")],
                    patch: [
                        .replace(pointer, .array([.string("A"), .boolean(true), .integer(1)])), .remove(pointer),
                        .add(pointer, .dictionary([("b", .string("c")), ("a", .array([]))])),
                        .move(from: pointer, to: .root),
                    ],
                    because: [
                        .api(name: "stat", file: "A.swift", line: 3), .bundle("Sample.app"), .entitlement("e"),
                        .package(name: "p", version: "1.0", via: ["q"]),
                    ]
                )
            ]
        )
        told.texts = Told.texts("{code} is wrong.")
        #expect(
            told.text(.json) == """
                {"id":"ev_1","dataset":"2026.11.1","verdict":"fail","summary":{"error":1,"warning":0,"note":0},\
                "risk":{"level":"high","refusal":"automatic","guidelines":[],"submission_mails":["ITMS-91056"]},\
                "target":{"kind":null,"min_ios":null,"sdk":null,"as_of":"2026-11-30","framework":null},"documents":[],\
                "findings":[{"rule":"X-001","name":null,"severity":"error","effect":"upload-rejected",\
                "certainty":"certain","codes":["ITMS-91056"],"permission":null,\
                "location":{"path":"PrivacyInfo.xcprivacy","bundle":null,"pointer":"/a~1b","line":2,"column":3,"offset":10},\
                "message":"\\"x\\" is wrong.","why":"Because of \\"x\\".","fix":{"text":"Write {nearest}.","patch":[\
                {"op":"replace","path":"/a","value":["A",true,1]},{"op":"remove","path":"/a"},\
                {"op":"add","path":"/a","value":{"b":"c","a":[]}},{"op":"move","from":"/a","path":""}]},\
                "because":[{"api":"stat","file":"A.swift","line":3},{"bundle":"Sample.app"},{"entitlement":"e"},\
                {"package":"p","version":"1.0","via":["q"]}],"facts":["MYTH-005"],"sources":["TN3181"]}],\
                "findings_omitted":0,"findings_suppressed":0,"suppressed":[],"required_keys":[],"removable_keys":[],"not_judged":["prompts"]}
                """
        )
    }

    @Test("A document tells what became of it, and why")
    func documents() throws {
        let told = Told(documents: [
            DocumentReader.read(path: "Package.swift", bytes: Array("// swift".utf8)),
            DocumentReader.read(path: "Info.plist", bytes: Array("<plist><dict/></plist>".utf8)),
            DocumentReader.read(path: "PrivacyInfo.xcprivacy", bytes: []),
        ])
        let json = try JSONSerialization.jsonObject(with: Data(told.text(.json).utf8)) as? [String: Any]
        let documents = json?["documents"] as? [[String: Any]] ?? []
        #expect(documents.map { $0["path"] as? String } == ["Info.plist", "Package.swift", "PrivacyInfo.xcprivacy"])
        #expect(documents.map { $0["status"] as? String } == ["read", "ignored", "unreadable"])
        #expect(documents.map { $0["detail"] is String } == [false, true, true])
    }
}
