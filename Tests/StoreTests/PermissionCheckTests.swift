import Store
import Testing

@Suite("The check of states, playbooks, degradations and ways to open Settings")
struct PermissionCheckTests {
    /// A sound folder with a row of each kind.
    private static func data() throws -> SampleData {
        var data = try SampleData()
        let open = #""aliases":[],"confidence":"documented""#
        let text = #"{"en":"Some words.","zh-Hans":"一些文字。"}"#
        let end = #""sources":["sdk-headers"],"verified":"2026-11-30""#
        data.files["permission-states/all.json"] = """
            [{"aliases":[],"app":\(text),"axis":"authorization","case":"denied","confidence":"documented",
            "id":"camera/denied","introduced":"7.0","meaning":\(text),"permission":"camera","raw_value":2,"sdk":\(text),
            "sources":["sdk-headers"],"symbol":"AVCaptureDevice.authorizationStatus(for:)",
            "type":"AVAuthorizationStatus","verified":"2026-11-30"}]
            """
        data.files["playbooks/all.json"] = """
            [{\(open.replacing("\"confidence\"", with: "\"below\":\"17.0\",\"confidence\"")),"from":"13.0","id":"camera/13.0",
            "permission":"camera",\(end.replacing("\"verified\"", with: """
            "steps":[{"action":"request","call":"AVCaptureDevice.requestAccess(for:completionHandler:)",
            "keys":["NSCameraUsageDescription"],"text":\(text)},
            {"action":"branch","keys":[],"state":"denied","text":\(text)}],"summary":\(text),"verified"
            """))},
            {\(open),"from":"17.0","id":"camera/17.0","permission":"camera",\(end.replacing("\"verified\"", with: """
            "steps":[{"action":"use","keys":[],"text":\(text)}],"summary":\(text),"verified"
            """))}]
            """
        data.files["degradations/all.json"] = """
            [{\(open),"copy":\(text),"fallbacks":[{"apis":["AVCaptureDevice.authorizationStatus(for:)"],"text":\(text)}],
            "feature":"live","id":"camera/denied/live","permission":"camera","sources":["sdk-headers"],
            "state":"denied","verified":"2026-11-30"}]
            """
        data.files["apis/private.json"] = """
            [{\(open),"deprecation_announced":false,"id":"prefs:","kind":"url-scheme","names":{},"notes":[],
            "permissions":[],"replacements":[],"required_keys":[],"review_risk":"high","sources":["sdk-headers"],
            "status":"private","verified":"2026-11-30"}]
            """
        data.files["settings-urls/all.json"] = """
            [{\(open),"constant":"prefs:","id":"prefs:","notes":[],"opens":\(text),"public":false,
            "replacement":"AVCaptureDevice.authorizationStatus(for:)","review_risk":"high","sources":["sdk-headers"],
            "url":"prefs:","verified":"2026-11-30","works_until":"10.0"}]
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

    @Test(
        "A fault is told with what is wrong",
        arguments: [
            ("permission-states", #""id":"camera/denied""#, #""id":"camera-denied""#, "must be \"camera/\" and a name"),
            ("permission-states", #""raw_value":2"#, #""raw_value":"2""#, "raw_value"),
            ("permission-states", #""introduced":"7.0""#, #""introduced":"13.9""#, "iOS 13.9 was never released"),
            (
                "permission-states", #"{"aliases":[],"app""#, #"{"access_level":"full","aliases":[],"app""#,
                "\"full\" is no access level of the permission"
            ),
            ("playbooks", #""state":"denied""#, #""state":"limited""#, "\"limited\" is no state of the permission"),
            ("playbooks", #""id":"camera/17.0""#, #""id":"camera/18.0""#, "must be \"camera/17.0\""),
            ("playbooks", #""below":"17.0""#, #""below":"16.0""#, "must be 17.0: the next playbook begins there"),
            (
                "playbooks", #""call":"AVCaptureDevice.requestAccess(for:completionHandler:)""#,
                #""call":"AVCaptureDevice.isAllowed""#, "does not exist for apps"
            ),
            ("playbooks", #""action":"use""#, #""action":"ask""#, "must be one of check"),
            ("degradations", #""feature":"live""#, #""feature":"photo""#, "must be \"camera/denied/photo\""),
            (
                "degradations", #""apis":["AVCaptureDevice.authorizationStatus(for:)"]"#,
                #""apis":["AVCaptureDevice.isAllowed"]"#, "does not exist for apps"
            ),
            (
                "settings-urls", #""replacement":"AVCaptureDevice.authorizationStatus(for:)""#,
                #""replacement":"AVCaptureDevice.isAllowed""#, "does not exist for apps"
            ),
            ("settings-urls", #""review_risk":"high""#, #""review_risk":"low""#, "\"prefs:\" of the API map is high"),
            ("settings-urls", #""public":false"#, #""public":true"#, "though the way is public"),
            ("settings-urls", #""works_until":"10.0""#, #""works_until":"10.9""#, "iOS 10.9 was never released"),
        ]
    )
    func fault(_ sample: (kind: String, part: String, other: String, fault: String)) throws {
        var data = try Self.data()
        try data.replace(sample.part, with: sample.other, in: "\(sample.kind)/all.json")
        let faults = try Self.faults(data)
        #expect(faults.contains { $0.contains(sample.fault) }, "\(faults)")
    }
}
