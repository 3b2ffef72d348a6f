import Catalog
import Foundation
import Store
import Testing

@Suite("The check of data/")
struct CatalogCheckTests {
    private static func faults(_ data: SampleData, rules: [String]? = ["PL-001"]) throws -> [String] {
        let content = try data.read()
        return CatalogCheck(content, rules: rules, today: "2026-11-30").faults().map(\.description)
    }

    @Test("A sound folder has no fault")
    func sound() throws {
        #expect(try Self.faults(SampleData()) == [])
    }

    /// The two rows of the sample, with versions and the replacement of the first.
    private static func replaced(_ first: String, _ second: String) throws -> [String] {
        var data = try SampleData()
        let rows = data.files[Self.apis] ?? ""
        data.files[Self.apis] =
            rows
            .replacing(
                "7.0,,false,,,sdk-headers,",
                with: "\(first),,AVCaptureDevice.requestAccess(for:completionHandler:),sdk-headers,"
            )
            .replacing("7.0,,false,,,sdk-headers | An article,", with: "\(second),,,sdk-headers | An article,")
        return try faults(data)
    }

    @Test(
        "A replacement that was given up no later than what it replaces is refused",
        arguments: [
            ("7.0,9.0,false", "7.0,9.0,false"), ("7.0,9.0,false", "7.0,8.0,false"), ("7.0,,true", "7.0,9.0,false"),
            ("7.0,,true", "7.0,,true"),
        ]
    )
    func givenUp(first: String, second: String) throws {
        let faults = try Self.replaced(first, second)
        #expect(faults.count == 1 && faults[0].contains("/replacements/0"), "\(faults)")
    }

    @Test(
        "A replacement that comes later, or is given up later, is sound",
        arguments: [
            ("7.0,9.0,false", "7.0,,false"), ("7.0,9.0,false", "7.0,14.0,false"), ("7.0,9.0,false", "14.0,,false"),
            ("7.0,9.0,false", "7.0,,true"), ("7.0,,true", "14.0,,false"),
        ]
    )
    func givenUpLater(first: String, second: String) throws {
        #expect(try Self.replaced(first, second) == [])
    }

    /// A file, what to replace in it, by what, and what the one fault must say.
    struct Case: CustomTestStringConvertible, Sendable {
        let file: String
        let part: String
        let other: String
        let fault: String
        var testDescription: String { fault }

        init(_ file: String, _ part: String, _ other: String, _ fault: String) {
            self.file = file
            self.part = part
            self.other = other
            self.fault = fault
        }
    }

    static let key = "keys/all.json"
    static let apis = "apis/AVFoundation.csv"
    static let notes = "api-notes/AVFoundation.json"
    static let phantoms = "apis/phantoms.json"

    static let cases = [
        // Form.
        Case(
            key,
            #""type":"string","#,
            #""type":"string","typo":1,"#,
            "NSCameraUsageDescription /typo: is no member of such a row"
        ),
        Case(
            key,
            #""platforms""#,
            #""platfroms""#,
            #"/platfroms: is no member of such a row: did you mean "platforms"?"#
        ),
        Case(key, #""codes":["ITMS-90683"],"#, "", #"NSCameraUsageDescription: has no member "codes""#),
        Case(
            key,
            #""codes":["ITMS-90683"]"#,
            #""codes":"ITMS-90683""#,
            "/codes: must be an array of strings, not a string"
        ),
        Case(key, #""status":"known""#, #""status":"good""#, "/status: must be one of known, phantom"),
        Case(
            key,
            #""display_name":"Privacy - Camera Usage Description""#,
            #""display_name":7"#,
            "/display_name: must be a string, not a number"
        ),
        Case(
            key,
            #""introduced":"7.0""#,
            #""introduced":"20.0""#,
            "/introduced: iOS 20.0 was never released: iOS 18 is followed by iOS 26."
        ),
        Case(
            key,
            #""id":"NSCameraUsageDescription","if_missing":"crash","#,
            #""if_missing":"crash","id":"NSCameraUsageDescription","#,
            #"/id: must stand before "if_missing": members are in alphabetical order"#
        ),
        Case(key, #""notes":[],"#, #""notes":[],"notes":[],"#, "/notes: stands twice in its object"),
        Case(key, "[{", "[{,", "keys/all.json:1: is not JSON: at column 3 a member's name in quotation marks is due"),
        Case(
            key,
            #""platforms":{"ios":"7.0"}"#,
            #""platforms":{"ios":7}"#,
            "/platforms/ios: must be a string, not a number"
        ),
        Case(phantoms, #""names":{"#, #""names":{"c":"x","#, "/names/c: is no member of such a row"),
        Case(notes, #""role":"asks""#, #""role":"asking""#, "/role: must be one of asks, reports, gated"),
        Case(notes, #""role":"asks""#, #""rule":"asks""#, #"/rule: is no member of such a row: did you mean "role"?"#),
        Case(
            notes,
            #""id":"AVCaptureDevice.requestAccess(for:completionHandler:)""#,
            #""id":"Nothing.here""#,
            "Nothing.here: apis/AVFoundation.csv has no such row"
        ),
        Case(apis, ",false,", ",no,", "deprecation_announced must be true or false"),
        Case(
            apis,
            ",camera,7.0,,false,,,sdk-headers,",
            ",camera,7.0,,false,,sdk-headers,",
            "has 13 fields where 14 are due"
        ),
        Case(apis, "id,kind", "kind,id", "apis/AVFoundation.csv:1: the first line must be id,kind,objc"),
        Case(apis, "7.0,,false,,,sdk-headers,", "7.x,,false,,,sdk-headers,", #"/introduced: "7.x" is not a version"#),
        Case(apis, "sdk-headers | An article", "sdk-haeders | An article", #"sources.json has no "sdk-haeders""#),
        Case(
            key,
            #""sources":["sdk-headers"]"#,
            #""sources":["headers"]"#,
            #"/sources/0: sources.json has no "headers""#
        ),
        Case("facts/all.json", #""zh-Hans":"并不存在。""#, #""zh-Hans":" ""#, "/truth/zh-Hans: must not be blank"),
        Case(
            "facts/all.json",
            #""en":"There is isAllowed.","zh-Hans":"存在 isAllowed 属性。""#,
            #""en":"There is one is Allowed.","zh-Hans":"There is one is Allowed.""#,
            "/statement/zh-Hans: is the English text"
        ),
        Case("facts/all.json", #""zh-Hans":"并不存在。""#, #""zh":"并不存在。""#, #"/truth: has no member "zh-Hans""#),
        // Rows.
        Case(key, #""sources":["sdk-headers"]"#, #""sources":[]"#, "/sources: must name at least one source"),
        Case(
            key,
            #""verified":"2026-11-30""#,
            #""verified":"2026-12-01""#,
            "/verified: is in the future: today is 2026-11-30"
        ),
        Case(
            key,
            #""verified":"2026-11-30""#,
            #""verified":"2026-02-29""#,
            "/verified: must be a day, as in 2026-11-30"
        ),
        Case(
            key,
            #""confidence":"documented""#,
            #""confidence":"sure""#,
            "/confidence: must be one of documented, multi-source, single-source, from-memory"
        ),
        Case(key, #""aliases":[]"#, #""aliases":["NSCameraUsageDescription"]"#, "/aliases/0: is the row's own id"),
        Case(
            apis,
            ",AVCaptureDevice.authorization,",
            ",AVCaptureDevice.requestAccess(for:completionHandler:),",
            "/aliases/0: \"AVCaptureDevice.requestAccess(for:completionHandler:)\" is the id of another row"
        ),
        Case(
            phantoms,
            #""aliases":[]"#,
            #""aliases":["AVCaptureDevice.authorization"]"#,
            "is an alias of \"AVCaptureDevice."
        ),
        Case(
            phantoms,
            #""id":"AVCaptureDevice.isAllowed""#,
            #""id":"AVCaptureDevice.authorizationStatus(for:)""#,
            "is there already: data/apis/"
        ),
        Case(
            apis,
            "AVCaptureDevice.authorizationStatus(for:),method",
            "BVCaptureDevice.authorizationStatus(for:),method",
            "must stand before \"BVCaptureDevice.authorizationStatus(for:)\": rows are sorted by id"
        ),
        // References.
        Case(
            phantoms,
            #"["AVCaptureDevice.authorizationStatus(for:)"]"#,
            #"["AVCaptureDevice.authorisationStatus(for:)"]"#,
            #"/replacements/0: "AVCaptureDevice.authorisationStatus(for:)" is no id in apis: did you mean "AVCaptureDevice.authorizationStatus(for:)"?"#
        ),
        Case(
            phantoms,
            #"["AVCaptureDevice.authorizationStatus(for:)"]"#,
            #"["AVCaptureDevice.authorization"]"#,
            #"that is an alias, write "AVCaptureDevice.authorizationStatus(for:)""#
        ),
        Case(
            phantoms,
            #"["AVCaptureDevice.authorizationStatus(for:)"]"#,
            #"["AVCaptureDevice.isAllowed"]"#,
            #"/replacements/0: "AVCaptureDevice.isAllowed" does not exist for apps"#
        ),
        Case(
            apis,
            "7.0,,false,,,sdk-headers,",
            "7.0,,false,,AVCaptureDevice.authorizationStatus(for:),sdk-headers,",
            "/replacements/0: is the row's own id"
        ),
        Case(
            phantoms,
            #"["AVCaptureDevice.authorizationStatus(for:)"]"#,
            #"["AVCaptureDevice.authorizationStatus(for:)","AVCaptureDevice.authorizationStatus(for:)"]"#,
            #"/replacements/1: "AVCaptureDevice.authorizationStatus(for:)" stands twice"#
        ),
        Case(
            apis,
            "7.0,,false,,,sdk-headers,",
            "7.0,,false,,AVCaptureDevice.isAllowed,sdk-headers,",
            #"/replacements/0: "AVCaptureDevice.isAllowed" names this row in turn"#
        ),
        Case(
            phantoms,
            #""permissions":["camera"]"#,
            #""permissions":["Camera"]"#,
            #"/permissions/0: "Camera" is no id in permissions"#
        ),
        Case(phantoms, "MYTH-001", "MYTH-002", #"/fact: "MYTH-002" is no id in facts"#),
        Case(
            notes,
            #""key":"NSCameraUsageDescription""#,
            #""key":"NSCamraUsageDescription""#,
            "/required_keys/0/key: \"NSCamraUsageDescription\" is no id in keys: did you mean \"NSCameraUsageDescription\"?"
        ),
        Case(
            notes,
            #""role":"asks""#,
            #""required_reason_category":"X","role":"asks""#,
            "/required_reason_category: \"X\" is no id in privacy-categories"
        ),
        Case(
            key,
            #""permission":"camera""#,
            #""permission":"photos""#,
            #"/permission: "photos" is no id in permissions"#
        ),
        Case(
            key,
            #""replaced_by":[]"#,
            #""replaced_by":["NSNothing"]"#,
            #"/replaced_by/0: "NSNothing" is no id in keys"#
        ),
        Case(key, #""companions":[]"#, #""companions":["NSNothing"]"#, #"/companions/0: "NSNothing" is no id in keys"#),
        Case(
            key,
            #""needed_by":[]"#,
            #""needed_by":["Nothing.here"]"#,
            #"/needed_by/0: "Nothing.here" is no id in apis"#
        ),
        Case(
            key,
            "ITMS-90683",
            "ITMS-90638",
            #"/codes/0: "ITMS-90638" is no id in review-codes: did you mean "ITMS-90683"?"#
        ),
        Case("permissions/all.json", "NSCameraUsageDescription", "NSCamera", #"/keys/0: "NSCamera" is no id in keys"#),
        Case("facts/all.json", #""about":["camera"]"#, #""about":["cinema"]"#, #"/about/0: "cinema" is no id in"#),
        Case("rules/PL.json", #""facts":[]"#, #""facts":["MYTH-009"]"#, #"/facts/0: "MYTH-009" is no id in facts"#),
        Case("rules/PL.json", "ITMS-90683", "ITMS-1", #"/codes/0: "ITMS-1" is no id in review-codes"#),
        Case(
            "privacy-categories/all.json",
            #""symbols":["stat"]"#,
            #""symbols":["stat","fstat"]"#,
            #"/symbols/1: "fstat" is no id in required-reason-apis"#
        ),
        Case(
            "privacy-categories/all.json",
            #""symbols":["stat"]"#,
            #""symbols":[]"#,
            "stat /category: \"NSPrivacyAccessedAPICategoryFileTimestamp\" does not list the symbol"
        ),
        Case(
            "privacy-categories/all.json",
            #""reasons":["C617.1"]"#,
            #""reasons":[]"#,
            "C617.1 /category: \"NSPrivacyAccessedAPICategoryFileTimestamp\" does not list the reason"
        ),
        Case(
            "privacy-categories/all.json",
            #""sdk_only":[]"#,
            #""sdk_only":["X"]"#,
            #"/sdk_only/0: "X" is no reason of the category"#
        ),
        // Versions.
        Case(
            apis,
            "7.0,,false,,,sdk-headers,",
            "14.9,,false,,,sdk-headers,",
            "/introduced: iOS 14.9 was never released"
        ),
        Case(
            apis,
            "7.0,,false,,,sdk-headers,",
            "7.0,6.0,false,,,sdk-headers,",
            "/deprecated: 6.0 is before \"introduced\", 7.0"
        ),
        Case(
            apis,
            "7.0,,false,,,sdk-headers,",
            "7.0,9.0,false,8.0,,sdk-headers,",
            "/obsoleted: 8.0 is before \"deprecated\", 9.0"
        ),
        Case(
            apis,
            "7.0,,false,,,sdk-headers,",
            "7.0,9.0,true,,,sdk-headers,",
            "/deprecation_announced: must be false where \"deprecated\" names the version"
        ),
        Case(
            phantoms,
            #""kind":"property""#,
            #""introduced":"14.0","kind":"property""#,
            "/introduced: a phantom was never introduced"
        ),
        Case(
            key,
            #""platforms":{"ios":"7.0"}"#,
            #""platforms":{"ios":"8.0"}"#,
            "/platforms/ios: differs from \"introduced\", 7.0"
        ),
        // Rules and their prose.
        Case("rules/PL.json", "PL-001", "PL-002", "PL-002: the program has no such rule"),
        Case(
            "rules/PL.json",
            "PL-001",
            "PL-002",
            "data/rules/: PL-001: the program has the rule, but no row describes it"
        ),
        Case("texts/en/PL.json", "PL-001", "PL-009", "data/texts/en/: PL-001: the rule has no prose"),
        Case("texts/en/PL.json", "PL-001", "PL-009", "PL-009: no rule has this id"),
        Case("texts/en/PL.json", "PL-001", "PL-009", "PL-009: has no prose in zh-Hans"),
        Case(
            "texts/zh-Hans/PL.json",
            #""message":"缺少键 {key}""#,
            #""message":"缺少键""#,
            "PL-001 /phrases/default/message: differs from en in its arguments: {key}"
        ),
        Case(
            "texts/zh-Hans/PL.json",
            #""default""#,
            #""empty""#,
            "/phrases: has no variant \"default\", which the other language has"
        ),
        Case(
            "texts/en/PL.json",
            #""why":"A key is missing""#,
            #""why":"""#,
            "PL-001 /phrases/default/why: must not be blank"
        ),
        Case("texts/en/PL.json", #""title""#, #""titel""#, #"has no member "title""#),
        Case("texts/en/PL.json", #""title""#, #""titel""#, "/titel: is no member of such a row"),
        Case(
            "sources.json",
            #"{"sdk-headers""#,
            #"{"z":"last","sdk-headers""#,
            #"/sdk-headers: must stand before "z""#
        ),
    ]

    @Test("Each fault is found and said at its place", arguments: cases)
    func finds(_ sample: Case) throws {
        var data = try SampleData()
        try data.replace(sample.part, with: sample.other, in: sample.file)
        let faults = try Self.faults(data)
        #expect(faults.contains { $0.contains(sample.fault) }, "\(faults)")
    }

    @Test("All faults are found at once, in the order of files and lines")
    func all() throws {
        var data = try SampleData()
        try data.replace(#""type":"string""#, with: #""type":1"#, in: Self.key)
        try data.replace(#""status":"known""#, with: #""status":"good""#, in: Self.key)
        try data.replace(#""replaced_by":[],"#, with: "", in: Self.key)
        try data.replace("MYTH-001", with: "MYTH-002", in: Self.phantoms)
        let faults = try Self.faults(data)
        #expect(
            faults.map { String($0.prefix { $0 != " " }) } == [
                "data/apis/phantoms.json:1:", "data/keys/all.json:1:", "data/keys/all.json:4:", "data/keys/all.json:4:",
            ]
        )
    }

    @Test(
        "A file that nothing reads is a fault",
        arguments: ["key/all.json", "apis/x.txt", "texts/fr/PL.json", "a/b/c/d.json"]
    )
    func strangers(_ path: String) throws {
        var data = try SampleData()
        data.files[path] = "[]"
        #expect(try Self.faults(data) == ["data/\(path): is not a file that anything reads"])
    }

    @Test("Notes without a CSV file are a fault")
    func notesAlone() throws {
        var data = try SampleData()
        data.files["api-notes/Nothing.json"] = "[]"
        #expect(try Self.faults(data) == ["data/api-notes/Nothing.json: has no CSV file of the same name in apis/"])
    }

    @Test(
        "A folder without a sound dataset.json is not read",
        arguments: [
            "{}", #"{"id":"1","published":"2026-11-30"}"#, #"{"id":"2026.13.1","published":"2026-11-30"}"#,
            #"{"id":"2026.11.1","published":"soon"}"#, "[", #"{"id":"2026.11.1","name":"","published":"2026-11-30"}"#,
        ]
    )
    func datasetFile(_ text: String) throws {
        var data = try SampleData()
        data.files["dataset.json"] = text
        #expect { try data.read() } throws: { error in
            guard case StoreError.faulty(let faults) = error else { return false }
            return faults.allSatisfy { $0.file == "dataset.json" }
        }
    }
}
