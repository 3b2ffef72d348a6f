import Store
import Testing

/// A small `data/` folder without a fault, whose rows a test may change.
struct SampleData {
    let folder: TemporaryFolder
    /// By path relative to `data/`.
    var files: [String: String]

    static let header =
        "id,kind,objc,swift,aliases,permissions,introduced,deprecated,deprecation_announced,obsoleted,replacements,"
        + "sources,confidence,verified\n"

    init() throws {
        folder = try TemporaryFolder()
        let common = #""aliases":[],"confidence":"documented""#
        let end = #""sources":["sdk-headers"],"verified":"2026-11-30""#
        files = [
            "dataset.json": #"{"id":"2026.11.1","published":"2026-11-30"}"#,
            "sources.json": #"{"sdk-headers":"Headers of the iOS SDK"}"#,
            "apis/AVFoundation.csv": Self.header + """
                AVCaptureDevice.authorizationStatus(for:),method,+[AVCaptureDevice authorizationStatusForMediaType:],\
                AVCaptureDevice.authorizationStatus(for:),AVCaptureDevice.authorization,camera,7.0,,false,,,sdk-headers,\
                documented,2026-11-30
                AVCaptureDevice.requestAccess(for:completionHandler:),method,,AVCaptureDevice.requestAccess(for:completionHandler:),\
                ,camera,7.0,,false,,,sdk-headers | An article,documented,2026-11-30

                """,
            "api-notes/AVFoundation.json": """
            [{"confidence":"documented","id":"AVCaptureDevice.requestAccess(for:completionHandler:)",
            "notes":[{"en":"Asks for the camera.","zh-Hans":"请求相机权限。"}],
            "required_keys":[{"if_missing":"crash","key":"NSCameraUsageDescription"}],
            "role":"asks","sources":["A note"],"verified":"2026-11-30"}]
            """,
            "apis/phantoms.json": """
            [{"aliases":[],"confidence":"documented","deprecation_announced":false,"fact":"MYTH-001",
            "id":"AVCaptureDevice.isAllowed","kind":"property","names":{"swift":"AVCaptureDevice.isAllowed"},
            "notes":[],"permissions":["camera"],
            "replacements":["AVCaptureDevice.authorizationStatus(for:)"],"required_keys":[],
            "sources":["sdk-headers"],"status":"phantom","verified":"2026-11-30"}]
            """,
            "permissions/all.json": """
            [{"access_levels":[],\(common),"frameworks":["AVFoundation"],"id":"camera","introduced":"7.0",
            "keys":["NSCameraUsageDescription"],"pitfalls":[],\(end.replacing("\"verified\"", with: "\"summary\":{\"en\":\"The camera.\",\"zh-Hans\":\"拍照与录像。\"},\"title\":{\"en\":\"Camera\",\"zh-Hans\":\"相机\"},\"verified\""))}]
            """,
            "keys/all.json": """
            [{\(common.replacing("\"confidence\"", with: "\"codes\":[\"ITMS-90683\"],\"companions\":[],\"confidence\"")),
            "display_name":"Privacy - Camera Usage Description","id":"NSCameraUsageDescription","if_missing":"crash",
            "introduced":"7.0","needed_by":[],"notes":[],"permission":"camera","platforms":{"ios":"7.0"},
            "replaced_by":[],"sources":["sdk-headers"],"status":"known","type":"string","verified":"2026-11-30"}]
            """,
            "review-codes/all.json": """
            [{\(common),"fix":{"en":"Add the key.","zh-Hans":"添加该键。"},"id":"ITMS-90683","issuer":"app-store-connect",
            "meaning":{"en":"A purpose string is missing.","zh-Hans":"缺少用途说明。"},"sources":["sdk-headers"],
            "title":{"en":"Missing purpose string","zh-Hans":"缺少用途说明"},"verified":"2026-11-30"}]
            """,
            "facts/all.json": """
            [{"about":["camera"],\(common),"id":"MYTH-001","sources":["sdk-headers"],
            "statement":{"en":"There is isAllowed.","zh-Hans":"存在 isAllowed 属性。"},
            "truth":{"en":"There is not.","zh-Hans":"并不存在。"},"verdict":"false","verified":"2026-11-30"}]
            """,
            "rules/PL.json": """
            [{"aliases":[],"certainty":"likely","codes":["ITMS-90683"],"confidence":"documented","effect":"crash",
            "examples":{"bad":"x","good":"y"},"facts":[],"id":"PL-001","inputs":["info-plist"],
            "name":"info-plist/missing","severity":"error","sources":["sdk-headers"],"verified":"2026-11-30"}]
            """,
            "privacy-categories/all.json": """
            [{\(common),"covers":{"en":"Time stamps.","zh-Hans":"时间戳。"},
            "id":"NSPrivacyAccessedAPICategoryFileTimestamp","reasons":["C617.1"],"sdk_only":[],"slug":"file-timestamp",
            "sources":["sdk-headers"],"symbols":["stat"],"title":{"en":"File time stamps","zh-Hans":"文件时间戳"},
            "verified":"2026-11-30"}]
            """,
            "privacy-reasons/all.json": """
            [{\(common.replacing("\"confidence\"", with: "\"category\":\"NSPrivacyAccessedAPICategoryFileTimestamp\",\"confidence\"")),
            "for":["app","sdk"],"id":"C617.1","meaning":{"en":"Files of the app itself.","zh-Hans":"应用自己的文件。"},
            "sources":["sdk-headers"],"verified":"2026-11-30"}]
            """,
            "required-reason-apis/all.json": """
            [{\(common.replacing("\"confidence\"", with: "\"category\":\"NSPrivacyAccessedAPICategoryFileTimestamp\",\"confidence\"")),
            "id":"stat","kind":"function","names":{"c":"stat"},"notes":[],"sources":["sdk-headers"],
            "verified":"2026-11-30"}]
            """,
        ]
        for (language, title) in [("en", "A key is missing"), ("zh-Hans", "缺少键")] {
            files["texts/\(language)/PL.json"] = """
                {"PL-001":{"explanation":"\(title)","phrases":{"default":{"fix":"\(title) {key}","message":"\(title) {key}",
                "why":"\(title)"}},"title":"\(title)"}}
                """
        }
    }

    /// Writes the files as they are now and gives `body` the folder, which stays at least until then.
    func withDirectory<Value>(_ body: (String) throws -> Value) throws -> Value {
        for (path, text) in files { try folder.write(text, to: path) }
        return try withExtendedLifetime(folder) { try body(folder.path) }
    }

    /// The content of the folder.
    func read() throws -> DatasetContent { try withDirectory { try DatasetReader.read($0) } }

    /// Loads the folder.
    @discardableResult
    func load(
        into store: CatalogStore,
        _ reload: CatalogStore.ReloadPolicy = .refuse
    ) throws -> CatalogStore.LoadOutcome {
        try withDirectory {
            try store.load(directory: $0, rules: ["PL-001"], today: "2026-11-30", reload: reload)
        }
    }

    /// Replaces `part` of a file, which must be there.
    mutating func replace(_ part: String, with other: String, in path: String) throws {
        let text = try #require(files[path])
        try #require(text.contains(part), "\(path) does not hold \(part)")
        files[path] = text.replacing(part, with: other)
    }
}
