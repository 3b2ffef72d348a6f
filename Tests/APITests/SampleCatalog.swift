import Catalog
import Foundation

/// A small table with a row of each kind, as `data/` would have them.
enum SampleCatalog {
    /// The snapshot under a dataset's name.
    static func snapshot(_ id: String = "2026.11.1", loaded: Int? = nil) throws -> CatalogSnapshot {
        var records = CatalogRecords()
        records.apis = try rows(apis)
        records.permissions = try rows(permissions)
        records.permissionStates = try rows(states)
        records.playbooks = try rows(playbooks)
        records.degradations = try rows(degradations)
        records.settingsURLs = try rows(settingsURLs)
        records.keys = try rows(keys)
        records.privacyCategories = try rows(categories)
        records.privacyReasons = try rows(reasons)
        records.requiredReasonAPIs = try rows(requiredReasonAPIs)
        records.privacyDataTypes = try rows(dataTypes)
        records.privacyPurposes = try rows(purposes)
        records.privacyManifestKeys = try rows(manifestKeys)
        records.reviewCodes = try rows(codes)
        records.guidelines = try rows(guidelines)
        records.backgroundModes = try rows(backgroundModes)
        records.entitlements = try rows(entitlements)
        records.matrix = try rows(matrix)
        records.timeline = try rows(timeline)
        records.symptoms = try rows(symptoms)
        records.facts = try rows(facts)
        records.rules = try rows(rules)
        records.sdks = try rows(sdks)
        records.packages = try rows(packages)
        records.bridges = try rows(bridges)
        records.bridgeLimits = try rows(bridgeLimits)
        records.frameworkFields = try rows(frameworkFields)
        records.texts = try texts()
        return CatalogSnapshot(
            dataset: Dataset(id: id, published: "2026-11-30", sha256: String(repeating: "0", count: 64)),
            loaded: loaded,
            records: records
        )
    }

    /// Decodes rows, adding to each the members that every row has.
    private static func rows<Row: Record>(_ text: String) throws -> [Row] {
        let objects = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
        let common: [String: Any] = [
            "sources": ["a source"], "confidence": "documented", "verified": "2026-11-30", "aliases": [String](),
        ]
        let whole = objects.map { $0.merging(common) { own, _ in own } }
        return try JSONDecoder().decode([Row].self, from: JSONSerialization.data(withJSONObject: whole))
    }

    private static func texts() throws -> [Language: [String: RuleText]] {
        let phrase = #""phrases":{"default":{"message":"m {key}","why":"w","fix":"f"}}"#
        let english = #"{"PL-001":{"title":"Key missing","explanation":"Because.",\#(phrase)}}"#
        let chinese = #"{"PL-001":{"title":"缺少键","explanation":"因为。",\#(phrase)}}"#
        let decoder = JSONDecoder()
        return [
            .english: try decoder.decode([String: RuleText].self, from: Data(english.utf8)),
            .simplifiedChinese: try decoder.decode([String: RuleText].self, from: Data(chinese.utf8)),
        ]
    }

    private static let apis = """
        [{"id":"CLLocationManager.authorizationStatus()","kind":"method","framework":"CoreLocation",
          "names":{"swift":"CLLocationManager.authorizationStatus()","objc":"+[CLLocationManager authorizationStatus]"},
          "permissions":["location"],"role":"reports","status":"known","introduced":"4.2","deprecated":"14.0",
          "deprecation_announced":false,"replacements":["CLLocationManager.authorizationStatus"],"required_keys":[],
          "review_risk":"none","notes":[]},
         {"id":"CLLocationManager.authorizationStatus","kind":"property","framework":"CoreLocation",
          "names":{"swift":"CLLocationManager.authorizationStatus","objc":"-[CLLocationManager authorizationStatus]"},
          "permissions":["location"],"role":"reports","status":"known","introduced":"14.0",
          "deprecation_announced":false,"replacements":[],"required_keys":[],"review_risk":"none","notes":[]},
         {"id":"PHPhotoLibrary.requestAuthorization(for:handler:)","kind":"method","framework":"Photos",
          "names":{"swift":"PHPhotoLibrary.requestAuthorization(for:handler:)",
                   "objc":"+[PHPhotoLibrary requestAuthorizationForAccessLevel:handler:]"},
          "permissions":["photo-library"],"role":"asks","status":"known","introduced":"14.0",
          "deprecation_announced":false,"replacements":[],
          "required_keys":[{"key":"NSPhotoLibraryUsageDescription","when":{"en":"read and write","zh-Hans":"读写"},
                            "if_missing":"crash"}],
          "notes":[{"en":"A note.","zh-Hans":"备注。"}]},
         {"id":"PHPhotoLibrary.isLimited","kind":"property","framework":"Photos",
          "names":{"swift":"PHPhotoLibrary.isLimited"},"permissions":["photo-library"],"status":"phantom",
          "deprecation_announced":false,"replacements":["PHPhotoLibrary.requestAuthorization(for:handler:)"],
          "required_keys":[],"notes":[],"fact":"MYTH-005"},
         {"id":"LSApplicationWorkspace","kind":"class","framework":"MobileCoreServices",
          "names":{"objc":"LSApplicationWorkspace"},"permissions":[],"status":"private",
          "deprecation_announced":false,"replacements":[],"required_keys":[],"review_risk":"high","notes":[]},
         {"id":"some/odd name+:[x]","kind":"function","framework":"Photos","names":{},
          "permissions":[],"status":"known","introduced":"13.0","deprecation_announced":false,"replacements":[],
          "required_keys":[],"notes":[]}]
        """

    private static let permissions = """
        [{"id":"location","title":{"en":"Location","zh-Hans":"定位"},"summary":{"en":"Where.","zh-Hans":"在哪里。"},
          "frameworks":["CoreLocation"],"keys":["NSLocationWhenInUseUsageDescription"],"access_levels":["always"],
          "pitfalls":[{"en":"Mind it.","zh-Hans":"注意。"}]},
         {"id":"photo-library","title":{"en":"Photos","zh-Hans":"照片"},"summary":{"en":"Pictures.","zh-Hans":"图片。"},
          "aliases":["photos"],"frameworks":["Photos"],"keys":["NSPhotoLibraryUsageDescription"],
          "access_levels":["read-write","add-only"],
          "pitfalls":[]}]
        """

    private static let states = """
        [{"id":"photo-library/limited","permission":"photo-library","type":"PHAuthorizationStatus",
          "axis":"authorization","case":"limited","raw_value":4,"introduced":"14.0",
          "meaning":{"en":"A selection.","zh-Hans":"部分照片。"},"app":{"en":"Use it.","zh-Hans":"照常使用。"},
          "sdk":{"en":"Tell it.","zh-Hans":"上报。"},"access_level":"read-write"}]
        """

    private static let playbooks = """
        [{"id":"photo-library/read-write/14.0","permission":"photo-library","access":"read-write","from":"14.0",
          "summary":{"en":"Ask.","zh-Hans":"请求。"},
          "steps":[{"action":"request","call":"PHPhotoLibrary.requestAuthorization(for:handler:)",
                    "keys":["NSPhotoLibraryUsageDescription"],"text":{"en":"Now.","zh-Hans":"此时。"}}]}]
        """

    private static let degradations = """
        [{"id":"photo-library/limited/upload","permission":"photo-library","state":"limited","feature":"upload",
          "fallbacks":[{"text":{"en":"Use those.","zh-Hans":"使用这些。"},"apis":[]}],
          "copy":{"en":"Choose more.","zh-Hans":"选择更多。"}}]
        """

    private static let settingsURLs = """
        [{"id":"prefs:root=","url":"prefs:root=","public":false,"review_risk":"high","works_until":"10.0",
          "opens":{"en":"A page.","zh-Hans":"某一页。"},"notes":[]}]
        """

    private static let keys = """
        [{"id":"NSCameraUsageDescription","status":"known","type":"string","introduced":"7.0","replaced_by":[],
          "companions":[],"needed_by":[],"if_missing":"crash","codes":["ITMS-90683"],"platforms":{"ios":"7.0"},
          "display_name":"Privacy - Camera Usage Description","notes":[]},
         {"id":"NSPhotoLibraryUsageDescription","status":"known","type":"string","permission":"photo-library",
          "introduced":"6.0","replaced_by":[],"companions":[],"needed_by":[],"if_missing":"crash","codes":[],
          "platforms":{"macos":"10.14","ios":"6.0"},"notes":[]},
         {"id":"NSPhotoUsageDescription","status":"phantom","replaced_by":["NSPhotoLibraryUsageDescription"],
          "companions":[],"needed_by":[],"codes":[],"platforms":{},"notes":[]}]
        """

    private static let categories = """
        [{"id":"NSPrivacyAccessedAPICategoryFileTimestamp","slug":"file-timestamp",
          "title":{"en":"File timestamp","zh-Hans":"文件时间戳"},"covers":{"en":"Dates.","zh-Hans":"日期。"},
          "reasons":["C617.1"],"sdk_only":[],"symbols":["stat"]}]
        """

    private static let reasons = """
        [{"id":"C617.1","category":"NSPrivacyAccessedAPICategoryFileTimestamp","for":["app","sdk"],
          "meaning":{"en":"Inside the container.","zh-Hans":"容器内。"}}]
        """

    private static let requiredReasonAPIs = """
        [{"id":"stat","category":"NSPrivacyAccessedAPICategoryFileTimestamp","names":{"c":"stat"},"kind":"function",
          "notes":[]}]
        """

    private static let dataTypes = """
        [{"id":"NSPrivacyCollectedDataTypeName","group":{"en":"Contact info","zh-Hans":"联系信息"},
          "title":{"en":"Name","zh-Hans":"姓名"},"notes":[]}]
        """

    private static let purposes = """
        [{"id":"NSPrivacyCollectedDataTypePurposeAnalytics","title":{"en":"Analytics","zh-Hans":"分析"},
          "meaning":{"en":"Measuring.","zh-Hans":"统计。"}}]
        """

    private static let manifestKeys = """
        [{"id":"NSPrivacyTracking","type":"boolean","required":{"en":"Yes","zh-Hans":"是"},
          "rule":{"en":"A boolean.","zh-Hans":"布尔值。"},"codes":[]}]
        """

    private static let codes = """
        [{"id":"ITMS-90683","issuer":"app-store-connect","title":{"en":"Missing purpose string","zh-Hans":"缺少用途说明"},
          "meaning":{"en":"A key is missing.","zh-Hans":"缺少键。"},"fix":{"en":"Add it.","zh-Hans":"补上。"}}]
        """

    private static let guidelines = """
        [{"id":"5.1.1(ii)","title":{"en":"Permission","zh-Hans":"许可"},"meaning":{"en":"Say why.","zh-Hans":"说明原因。"},
          "fix":{"en":"Write it.","zh-Hans":"写明。"},"how_checked":["automatic","human"],"codes":["ITMS-90683"],
          "rules":["PL-001"]}]
        """

    private static let backgroundModes = """
        [{"id":"location","status":"known","title":{"en":"Location","zh-Hans":"定位"},"platforms":["ios"],
          "introduced":"4.0","keys":[],"entitlements":[],"review_risk":"high","guidelines":[],"codes":[],
          "replaced_by":[],"notes":[]},
         {"id":"background-location","status":"phantom","title":{"en":"None","zh-Hans":"无"},"platforms":[],"keys":[],
          "entitlements":[],"guidelines":[],"codes":[],"replaced_by":["location"],"notes":[]}]
        """

    private static let entitlements = """
        [{"id":"com.apple.developer.healthkit","status":"known","title":{"en":"HealthKit","zh-Hans":"HealthKit"},
          "value_type":"boolean","values":[],"platforms":["ios"],"introduced":"8.0","keys":[],"granted":"capability",
          "guidelines":[],"codes":[],"replaced_by":[],"notes":[]}]
        """

    private static let matrix = """
        [{"id":"14.0/location/accuracy","ios":"14.0","area":"location","change_kind":"api","apis":[],"keys":[],
          "title":{"en":"Precise | coarse","zh-Hans":"精确或大致"},"detail":{"en":"Two.","zh-Hans":"两种。"}},
         {"id":"14.2/photo-library/more","ios":"14.2","area":"photo-library","change_kind":"prompt","apis":[],"keys":[],
          "title":{"en":"More","zh-Hans":"更多"},"detail":{"en":"More.","zh-Hans":"更多。"}},
         {"id":"18.2/location/late","ios":"18.2","area":"location","change_kind":"api","apis":[],"keys":[],
          "title":{"en":"Late","zh-Hans":"后来"},"detail":{"en":"Late.","zh-Hans":"后来。"}},
         {"id":"2024-05-01/submission/reasons","area":"submission","change_kind":"submission","date":"2024-05-01",
          "apis":[],"keys":[],"title":{"en":"Reasons","zh-Hans":"原因"},"detail":{"en":"Due.","zh-Hans":"必需。"}}]
        """

    private static let timeline = """
        [{"id":"2024-03-13-mails","date":"2024-03-13","precision":"day","topic":"required-reasons",
          "change":{"en":"Mails.","zh-Hans":"邮件。"},"applies_to":{"en":"Uploads","zh-Hans":"上传"},
          "status":"superseded","superseded_on":"2024-05-01","codes":["ITMS-90683"]},
         {"id":"2024-05-01-reasons","date":"2024-05-01","precision":"day","topic":"required-reasons",
          "change":{"en":"Due.","zh-Hans":"必需。"},"applies_to":{"en":"Uploads","zh-Hans":"上传"},
          "status":"in-force","codes":[]},
         {"id":"2027-04-sdk","date":"2027-04","precision":"month","topic":"minimum-sdk",
          "change":{"en":"SDK.","zh-Hans":"SDK。"},"applies_to":{"en":"Uploads","zh-Hans":"上传"},
          "status":"announced","codes":[]}]
        """

    private static let symptoms = """
        [{"id":"no-location-prompt","title":{"en":"No location alert","zh-Hans":"定位弹窗不出现"},"permissions":["location"],
          "words":["no prompt","定位不弹窗"],"never":[{"en":"No limit.","zh-Hans":"没有限制。"}],"codes":["5.1.1(ii)"],
          "causes":[
           {"rank":1,"cause":{"en":"Refused.","zh-Hans":"已拒绝。"},"check":{"en":"Look.","zh-Hans":"查看。"},
            "fix":{"en":"Link.","zh-Hans":"链接。"},"apis":[],"keys":[],"rules":[],"facts":[],
            "when":{"status":["denied"]}},
           {"rank":2,"cause":{"en":"Key missing.","zh-Hans":"缺少键。"},"check":{"en":"Look.","zh-Hans":"查看。"},
            "fix":{"en":"Add.","zh-Hans":"补上。"},"apis":[],"keys":[],"rules":["PL-001"],"facts":[],
            "when":{"status":["notDetermined"],"key_present":["false"]},"introduced":"8.0"}]},
         {"id":"no-photo-prompt","title":{"en":"No photo alert","zh-Hans":"照片弹窗不出现"},
          "permissions":["photo-library"],"words":["no prompt"],"never":[],"codes":[],"causes":[
           {"rank":1,"cause":{"en":"Asked.","zh-Hans":"已询问。"},"check":{"en":"Look.","zh-Hans":"查看。"},
            "fix":{"en":"None.","zh-Hans":"无。"},"apis":[],"keys":[],"rules":[],"facts":[],"when":{}}]}]
        """

    private static let facts = """
        [{"id":"MYTH-005","statement":{"en":"There is an isLimited.","zh-Hans":"存在 isLimited。"},"verdict":"false",
          "truth":{"en":"There is not.","zh-Hans":"不存在。"},"about":["photo-library"]}]
        """

    private static let sdks = """
        [{"id":"Kingfisher","name":"Kingfisher","listed":true,"packages":{"cocoapods":"Kingfisher"},
          "purls":["pkg:cocoapods/Kingfisher"],"modules":["Kingfisher"],"first_version_with_manifest":"7.9.0",
          "invalid_manifest_versions":[">=7.9.0 <7.9.1"],"signature_required":"binary-dependency",
          "duty_from":"2025-02-12","forces_keys":[],"categories":[],"status":"ships","replaced_by":[],"notes":[]}]
        """

    private static let packages = """
        [{"id":"npm/@scope/places","ecosystem":"npm","framework":"capacitor","name":"@scope/places",
          "purl":"pkg:npm/%40scope/places","permissions":[{"permission":"location","optional":false}],
          "keys":[{"key":"NSCameraUsageDescription","optional":true,"written":false,"versions":">=2.0.0",
                   "when":{"en":"It films.","zh-Hans":"录像时。"}}],
          "background_modes":[{"mode":"location","optional":true}],
          "entitlements":[{"entitlement":"aps-environment","optional":true}],
          "required_reasons":[{"category":"NSPrivacyAccessedAPICategoryFileTimestamp","reasons":["C617.1"]}],
          "manifest":{"ships":true,"since":"1.5.0","version_of":"places_ios","declares":[],"invalid_versions":[]},
          "frameworks":["CoreLocation"],"notes":[],"aliases":["places_ios"]}]
        """

    private static let bridges = """
        [{"id":"capacitor/location","framework":"capacitor","permission":"location","support":"partial",
          "constants":[],"packages":["npm/@scope/places"],
          "status":{"call":"check()","since":"1.0.0","values":["granted"],"note":{"en":"Reads.","zh-Hans":"读取。"}},
          "build_setting":{"file":"Podfile","line":"pod 'x'","value":"x"},"keys":["NSCameraUsageDescription"],
          "entitlements":[],"states":[{"native":"denied","bridge":"denied","on":"status"}],"notes":[]}]
        """

    private static let bridgeLimits = """
        [{"id":"BL001","frameworks":["capacitor"],"packages":[],"permissions":["location"],
          "native_model":"CLAccuracyAuthorization","introduced_ios":"14.0",
          "limitation":{"en":"No accuracy.","zh-Hans":"没有精度。"},"affected":"<2.0.0","fixed_in":"2.0.0",
          "status":"fixed","review_risk":"low","codes":[]}]
        """

    private static let frameworkFields = """
        [{"id":"uniapp/app-plus.modules.Camera","framework":"uniapp","file":"manifest.json",
          "pointer":"/app-plus/modules/Camera","type":"object",
          "writes":{"keys":["NSCameraUsageDescription"],"background_modes":[],"entitlements":[]},
          "effect":{"en":"Links the camera.","zh-Hans":"链接相机。"},"introduced":"3.6.11","version_of":"HBuilderX",
          "notes":[]}]
        """

    private static let rules = """
        [{"id":"PL-001","name":"info-plist/purpose-string-missing","severity":"error","effect":"crash",
          "certainty":"certain","codes":["ITMS-90683"],"inputs":["info-plist","apis"],"facts":["MYTH-005"],
          "examples":{"bad":"<dict/>","good":"<dict>...</dict>"}}]
        """
}
