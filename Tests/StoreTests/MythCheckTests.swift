import Catalog
import Store
import Testing

/// The check that no row repeats as truth what a fact says is false.
@Suite("Myths in the table")
struct MythCheckTests {
    private static let facts = "facts/all.json"
    private static let never = #""never":["use isAllowed","isAllowed…tells","用 isAllowed 判断"],"#

    private static func faults(_ data: SampleData) throws -> [String] {
        CatalogCheck(try data.read(), rules: ["PL-001"], today: "2026-11-30").faults().map(\.description)
    }

    /// A folder whose one fact forbids some phrases.
    private static func forbidding() throws -> SampleData {
        var data = try SampleData()
        try data.replace(#""sources":["sdk-headers"],"#, with: never + #""sources":["sdk-headers"],"#, in: facts)
        return data
    }

    @Test("A fact may say what it refutes, and names of it are no fault")
    func sound() throws {
        var data = try Self.forbidding()
        try data.replace("There is isAllowed.", with: "One should use isAllowed.", in: Self.facts)
        #expect(try Self.faults(data) == [])
    }

    /// A file, what to replace in it, by what, and what the one fault must say.
    struct Plant: CustomTestStringConvertible, Sendable {
        let file: String
        let part: String
        let other: String
        let fault: String
        var testDescription: String { "\(file): \(fault)" }
    }

    @Test(
        "A myth that is planted is found at its place",
        arguments: [
            Plant(
                file: "keys/all.json",
                part: #""notes":[]"#,
                other: #""notes":[{"en":"Before that, use isAllowed.","zh-Hans":"先检查。"}]"#,
                fault: "NSCameraUsageDescription /notes/0/en: repeats MYTH-001 as truth "
                    + "(\"use isAllowed\"): There is not."
            ),
            Plant(
                file: "review-codes/all.json",
                part: "添加该键。",
                other: "用 isAllowed 判断是否授权。",
                fault: "ITMS-90683 /fix/zh-Hans: repeats MYTH-001 as truth"
            ),
            Plant(
                file: "texts/en/PL.json",
                part: #""why":"A key is missing""#,
                other: #""why":"isAllowed of the device tells it""#,
                fault: "PL-001 /phrases/default/why: repeats MYTH-001 as truth"
            ),
            Plant(
                file: "facts/all.json",
                part: "There is not.",
                other: "Yes, use isAllowed.",
                fault: "MYTH-001 /truth/en: repeats MYTH-001 as truth"
            ),
            Plant(
                file: "api-notes/AVFoundation.json",
                part: "Asks for the camera.",
                other: "Use isAllowed first.",
                fault: "data/api-notes/AVFoundation.json:"
            ),
            Plant(
                file: "review-codes/all.json",
                part: "Add the key.",
                other: "Declare the reason 35A3.1.",
                fault: "ITMS-90683 /fix/en: \"35A3.1\" is no reason code"
            ),
            Plant(
                file: "review-codes/all.json",
                part: "A purpose string is missing.",
                other: "New in iOS 20.",
                fault: "ITMS-90683 /meaning/en: iOS 20 was never released: iOS 18 is followed by iOS 26"
            ),
            Plant(
                file: "permissions/all.json",
                part: "AVFoundation",
                other: "AVCaptureDevice.isAllowed",
                fault: "\"AVCaptureDevice.isAllowed\" does not exist: "
                    + "the right one is \"AVCaptureDevice.authorizationStatus(for:)\""
            ),
        ]
    )
    func finds(_ plant: Plant) throws {
        var data = try Self.forbidding()
        try data.replace(plant.part, with: plant.other, in: plant.file)
        let faults = try Self.faults(data)
        #expect(faults.count == 1, "\(faults)")
        #expect(faults.contains { $0.contains(plant.fault) }, "\(faults)")
    }

    @Test("A phrase that is too short, or of a true statement, is a fault of the fact")
    func phrases() throws {
        var data = try Self.forbidding()
        try data.replace("isAllowed…tells", with: "is…tells", in: Self.facts)
        try data.replace(#""verdict":"false""#, with: #""verdict":"true""#, in: Self.facts)
        let faults = try Self.faults(data)
        #expect(faults.contains { $0.contains("MYTH-001 /never/1: each part between … must have at least 4 octets") })
        #expect(faults.contains { $0.contains("MYTH-001 /never/0: a true statement may be repeated") })
    }
}
