import Catalog
import Documents
import Evaluation
import Testing

@Suite("XP-017: location calls of a mini program")
struct PrivateInfoUndeclaredTests {
    private static func sample(_ members: String, path: String = "app.json", calls: String...) -> Sample {
        var sample = Sample(#"{"pages": ["pages/index"], \#(members)}"#, path: path)
        sample.submission.apis = calls.map { APIUse(name: $0) }
        return sample
    }

    private static let scope = #""permission": {"scope.userLocation": {"desc": "用于显示附近的门店。"}}"#

    @Test(
        "A call that is not listed is told, with the patch that lists it",
        arguments: [
            (#""window": {}"#, "wx.getLocation", "add /requiredPrivateInfos"),
            (#""requiredPrivateInfos": ["chooseAddress"]"#, "wx.chooseLocation", "add /requiredPrivateInfos/-"),
            (#""requiredPrivateInfos": ["getFuzzyLocation"]"#, "wx.getLocation", ""),
        ]
    )
    func calls(_ members: String, _ call: String, _ patch: String) throws {
        let findings = try Self.sample(members, calls: call).findings("XP-017")
        #expect(findings.map(\.short) == ["XP-017 default /requiredPrivateInfos"])
        #expect(findings.map(\.severity) == [.warning])
        let steps = findings.flatMap(\.patch).map { step in
            if case .add(let pointer, _) = step { "add \(pointer)" } else { "" }
        }
        #expect(steps.joined() == patch)
        #expect(findings.first?.because.isEmpty == false)
    }

    @Test("A text for a scope without a call that is listed is told; a call says more than its scope")
    func scopes() throws {
        #expect(try Self.sample(Self.scope).findings("XP-017").map(\.phrase) == ["scope"])
        #expect(try Self.sample(Self.scope, calls: "wx.getLocation").findings("XP-017").map(\.phrase) == ["default"])
        let listed = Self.scope + #", "requiredPrivateInfos": ["startLocationUpdate", "onLocationChange"]"#
        #expect(try Self.sample(listed, calls: "wx.onLocationChange").findings("XP-017") == [])
    }

    @Test("A scope without a text, one that is misspelt, and one that permission does not take are told")
    func permissions() throws {
        let member = #""requiredPrivateInfos": ["getLocation"], "permission": {"#
        for (entry, expected) in [
            (#""scope.userLocation": {"desc": ""}"#, "no-text /permission/scope.userLocation/desc warning"),
            (#""scope.userLocation": {"desc": " "}"#, "no-text /permission/scope.userLocation/desc warning"),
            (#""scope.userLocation": {"desc": 3}"#, "no-text /permission/scope.userLocation/desc warning"),
            (#""scope.userLocation": {}"#, "no-text /permission/scope.userLocation warning"),
            (#""scope.userlocation": {"desc": "用于显示附近的门店。"}"#, "renamed-scope /permission/scope.userlocation warning"),
            (#""scope.camera": {"desc": "用于扫码。"}"#, "other-scope /permission/scope.camera note"),
            (#""scope.nothing": {"desc": "用于扫码。"}"#, "other-scope /permission/scope.nothing note"),
            (#""scope.userLocation": {"desc": "用于显示附近的门店。"}"#, ""),
        ] {
            let findings = try Self.sample(member + entry + "}").findings("XP-017")
            #expect(
                findings.map { "\($0.phrase) \($0.location.pointer) \($0.severity)" }
                    == (expected.isEmpty ? [] : [expected])
            )
        }
    }

    @Test("What is no list of names is told as that")
    func shapes() throws {
        for (list, expected) in [
            (#""getLocation""#, ["not-a-list /requiredPrivateInfos"]), ("null", ["not-a-list /requiredPrivateInfos"]),
            (#"{"getLocation": true}"#, ["not-a-list /requiredPrivateInfos"]),
            (
                #"["getLocation", 3, null]"#,
                ["not-a-name /requiredPrivateInfos/1", "not-a-name /requiredPrivateInfos/2"]
            ), ("[]", []),
        ] {
            let findings = try Self.sample(#""requiredPrivateInfos": \#(list)"#).findings("XP-017")
            #expect(findings.map { "\($0.phrase) \($0.location.pointer)" }.sorted() == expected)
        }
    }

    @Test("What the list may not hold is told at its place")
    func lists() throws {
        let list =
            #""requiredPrivateInfos": ["getFuzzyLocation", "getLocation", "wx.choosePoi", "getlocation", "scanCode"]"#
        let findings = try Self.sample(list).findings("XP-017")
        #expect(
            Set(findings.map(\.short)) == [
                "XP-017 exclusive /requiredPrivateInfos", "XP-017 renamed /requiredPrivateInfos/2",
                "XP-017 renamed /requiredPrivateInfos/3", "XP-017 unknown /requiredPrivateInfos/4",
            ]
        )
    }

    @Test("The part for WeChat in UniApp's manifest.json is the same; its calls may run elsewhere")
    func uniApp() throws {
        func findings(_ members: String) throws -> [String] {
            var sample = Sample(#"{"name": "a", "mp-weixin": {"appid": "wx1", \#(members)}}"#, path: "manifest.json")
            sample.submission.apis = [APIUse(name: "uni.getLocation")]
            return try sample.findings("XP-017").map(\.short)
        }
        #expect(try findings(Self.scope) == ["XP-017 scope /mp-weixin/requiredPrivateInfos"])
        #expect(try findings(Self.scope + #", "requiredPrivateInfos": ["getLocation"]"#) == [])
        #expect(try findings(#""setting": {}"#) == [])
    }

    @Test("Before the day of the duty it is a note")
    func dated() throws {
        var sample = Self.sample(Self.scope)
        sample.submission.target.asOf = "2022-07-13"
        #expect(try sample.findings("XP-017").map(\.severity) == [.note])
    }
}
