import Testing

@testable import Store

@Suite("Names and versions in prose that cannot be right")
struct ProseScanTests {
    @Test(
        "Reason codes are seen among other names",
        arguments: [
            ("Use CA92.1 or C617.1.", ["CA92.1", "C617.1"]), ("原因填写35A3.1。", ["35A3.1"]),
            ("dataset 2026.1, iOS 14.2, ITMS-91053, HTTP.1", []), ("a1CA92.1 and CA92.12", []),
        ]
    )
    func reasonCodes(_ sample: (text: String, codes: [String])) {
        #expect(ProseScan.reasonCodes(in: sample.text) == sample.codes)
    }

    @Test(
        "An iOS between 18 and 26 is seen, but for the gap as a whole",
        arguments: [
            ("New in iOS 19.", [19]), ("iOS 18 and iOS 26", []), ("iOS 19 to 25 do not exist.", []),
            ("自 iOS 20 起，iOS21 也是", [20, 21]), ("iOS SDK 19 or later", [19]), ("iOS 2 and iOS 190", []),
        ]
    )
    func missingVersions(_ sample: (text: String, versions: [Int])) {
        #expect(ProseScan.missingVersions(in: sample.text) == sample.versions)
    }
}
