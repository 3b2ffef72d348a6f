import Catalog
import Foundation
import HTTPModel
import Testing

@testable import API

/// SDKs, packages and bridges over the table in `data/`.
struct PackageTests {
    private let client: InProcessClient
    private let catalog: CatalogSnapshot

    init() throws {
        let table = try RealTable.shared.get()
        client = InProcessClient(real: table)
        catalog = table.snapshot
    }

    private func items(_ target: String) throws -> [[String: Any]] {
        try #require(try client.get(target).json["items"] as? [[String: Any]])
    }

    private func object(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }

    /// The words of a bridge by native state.
    private func words(_ bridge: [String: Any], on answer: String? = nil) throws -> [String: String] {
        let states = try #require(bridge["states"] as? [[String: Any]])
        return Dictionary(
            states.filter { $0["on"] as? String == answer }.compactMap { state in
                guard let native = state["native"] as? String, let word = state["bridge"] as? String else { return nil }
                return (native, word)
            }
        ) { first, _ in first }
    }

    @Test("UniApp reads location and its accuracy, opens Settings, and has no call of its own to ask")
    func uniappLocation() throws {
        let bridge = try #require(try items("/v1/bridges?framework=uniapp&permission=location").first)
        let status = try object(bridge["status"])
        #expect(status["call"] as? String == "uni.getAppAuthorizeSetting().locationAuthorized")
        #expect(status["since"] as? String == "3.5.2")
        #expect(bridge["version_of"] as? String == "HBuilderX")
        let accuracy = try object(bridge["accuracy"])
        #expect(accuracy["call"] as? String == "uni.getAppAuthorizeSetting().locationAccuracy")
        #expect(accuracy["values"] as? [String] == ["reduced", "full", "unsupported"])
        let settings = try object(bridge["settings"])
        #expect(settings["call"] as? String == "uni.openAppAuthorizeSetting()")
        #expect(settings["since"] as? String == "3.5.3")
        let request = try object(bridge["request"])
        #expect(request["call"] as? String == "uni.getLocation()")
        #expect((request["note"] as? String)?.contains("no separate call") == true)
        #expect(try words(bridge)["notBuiltIn"] == "config error")
        #expect(try words(bridge)["notDetermined"] == "not determined")
        #expect(bridge["limits"] as? [String] == ["BL029"])
    }

    @Test(
        "A package is found by the page of a registry, the address of a repository, and a pod by its subspec",
        arguments: [
            ("/v1/packages/cocoapods/Firebase/Analytics", "cocoapods/Firebase"),
            ("/v1/packages/https://www.npmjs.com/package/expo-camera", "npm/expo-camera"),
            ("/v1/packages/npm/https%3A%2F%2Fwww.npmjs.com%2Fpackage%2Fexpo-camera%2F", "npm/expo-camera"),
            ("/v1/packages/https://pub.dev/packages/permission_handler", "pub/permission_handler"),
            ("/v1/packages/pkg:npm/expo-camera", "npm/expo-camera"),
            ("/v1/sdks/https%3A%2F%2Fgithub.com%2FAlamofire%2FAlamofire.git", "Alamofire"),
            ("/v1/sdks/git%40github.com%3AAlamofire%2FAlamofire.git", "Alamofire"),
            ("/v1/sdks/swiftpm%2Fgithub.com%2FAlamofire%2FAlamofire", "Alamofire"),
        ]
    )
    func references(_ sample: (target: String, id: String)) throws {
        #expect(try client.get(sample.target).json["id"] as? String == sample.id)
    }

    @Test("A subspec is told, and a repository of several SDKs leads to all of them")
    func parts() throws {
        #expect(try client.get("/v1/packages/cocoapods/Firebase/Analytics").json["subspec"] as? String == "Analytics")
        #expect(try client.get("/v1/packages/cocoapods/Firebase").json["subspec"] == nil)
        let response = client.get("/v1/packages/swiftpm/https://github.com/firebase/firebase-ios-sdk.git")
        #expect(response.status == .notFound)
        #expect(response.text.contains("FirebaseAuth") && response.text.contains("FirebaseCrashlytics"))
        #expect(client.get("/v1/packages/npm//expo-camera").status == .notFound)
        let sdks = client.get("/v1/sdks/https%3A%2F%2Fgithub.com%2Ffirebase%2Ffirebase-ios-sdk")
        #expect(sdks.status == .notFound)
        #expect(sdks.text.contains("FirebaseAuth"))
    }

    @Test("A key is found in any case")
    func keys() throws {
        let json = try client.get("/v1/keys/nscamerausagedescription").json
        #expect(json["id"] as? String == "NSCameraUsageDescription")
    }

    @Test("A guideline names its parts, and stands for them in filters")
    func guidelineParts() throws {
        let json = try client.get("/v1/guidelines/5.1.1").json
        #expect((json["parts"] as? [String])?.contains("5.1.1(iv)") == true)
        #expect(
            try client.get("/v1/guidelines/5.1").json["parts"] as? [String] == [
                "5.1.1", "5.1.2", "5.1.3", "5.1.4", "5.1.5",
            ]
        )
        #expect(try client.get("/v1/guidelines/5.1.1(iv)").json["parts"] as? [String] == [])
        let rules = try items("/v1/rules?code=5.1.1").compactMap { $0["id"] as? String }
        #expect(rules.contains("PS-008"))
    }

    @Test(
        "Native states have the words of the source",
        arguments: [
            ("react-native/photo-library", "notDetermined", "denied"),
            ("react-native/photo-library", "denied", "blocked"),
            ("react-native/photo-library", "restricted", "unavailable"),
            ("react-native/photo-library", "limited", "limited"),
            ("react-native/photo-library", "authorized", "granted"),
            ("react-native/camera", "notBuiltIn", "unavailable"), ("flutter/photo-library", "notDetermined", "denied"),
            ("flutter/photo-library", "denied", "permanentlyDenied"),
            ("flutter/photo-library", "restricted", "restricted"), ("flutter/photo-library", "limited", "limited"),
            ("uniapp/camera", "authorized", "authorized"), ("uniapp/camera", "notDetermined", "not determined"),
            ("wechat/camera", "denied", "denied"), ("capacitor/location", "restricted", "denied"),
            ("capacitor/photo-library", "limited", "limited"), ("cordova/camera", "denied", "denied_always"),
            ("expo/photo-library", "limited", "granted"), ("expo/photo-library", "restricted", "denied"),
        ]
    )
    func states(_ sample: (id: String, native: String, word: String)) throws {
        let bridge = try client.get("/v1/bridges/\(sample.id)").json
        #expect(try words(bridge)[sample.native] == sample.word)
    }

    @Test("A handler that Flutter left out answers denied when read and permanentlyDenied when asked")
    func notBuiltIn() throws {
        let bridge = try client.get("/v1/bridges/flutter/camera").json
        #expect(try words(bridge, on: "status")["notBuiltIn"] == "denied")
        #expect(try words(bridge, on: "request")["notBuiltIn"] == "permanentlyDenied")
        #expect(try object(bridge["build_setting"])["value"] as? String == "PERMISSION_CAMERA")
    }

    @Test("Every framework tells how it deals with location, and the list of the permission is the same one")
    func frameworks() throws {
        let listed = try items("/v1/permissions/location/bridges?limit=500")
        let frameworks = Set(listed.compactMap { $0["framework"] as? String })
        #expect(
            frameworks.isSuperset(of: ["react-native", "flutter", "uniapp", "wechat", "capacitor", "cordova", "expo"])
        )
        let all = try items("/v1/bridges?permission=location&limit=500").compactMap { $0["id"] as? String }
        #expect(listed.compactMap { $0["id"] as? String } == all)
        let react = try items("/v1/permissions/location/bridges?framework=react-native")
        #expect(react.allSatisfy { $0["framework"] as? String == "react-native" })
        #expect(Set(react.compactMap { $0["access"] as? String }).count == 3)
        #expect(client.get("/v1/permissions/nothing/bridges").status == .notFound)
        #expect(try client.get("/v1/bridges?framework=angular").faultPlaces == ["framework"])
    }

    @Test("No framework is said to know the local network, but one that probes")
    func localNetwork() throws {
        let support = try items("/v1/permissions/local-network/bridges").reduce(into: [String: String]()) {
            $0[$1["framework"] as? String ?? ""] = $1["support"] as? String
        }
        #expect(support["cordova"] == "partial")
        #expect(support.filter { $0.key != "cordova" }.allSatisfy { $0.value == "none" })
    }

    @Test(
        "A package is found by its name, package URL and pod, with slashes as they are or escaped",
        arguments: [
            ("npm/react-native-camera", "npm/react-native-camera"), ("npm/RNCamera", nil),
            ("npm/@capacitor/geolocation", "npm/@capacitor/geolocation"),
            ("npm/%40capacitor%2Fgeolocation", "npm/@capacitor/geolocation"),
            ("npm%2F%40capacitor%2Fgeolocation", "npm/@capacitor/geolocation"),
            ("pkg:npm/react-native-camera", "npm/react-native-camera"),
            ("pkg%3Anpm%2F%2540capacitor%2Fgeolocation", "npm/@capacitor/geolocation"),
            ("RNCamera", "npm/react-native-camera"), ("RNPermissions", "npm/react-native-permissions"),
            ("pub/image_picker_ios", "pub/image_picker"), ("cocoapods/GoogleMLKit/BarcodeScanning", nil),
            ("uniapp/app-plus.modules.Camera", nil), ("app-plus.modules.Camera", "uniapp/Camera"),
        ] as [(String, String?)]
    )
    func names(_ sample: (path: String, id: String?)) throws {
        let response = client.get("/v1/packages/\(sample.path)")
        if let id = sample.id { #expect(try response.json["id"] as? String == id) }
        if sample.path.contains("BarcodeScanning") {
            #expect(try response.json["id"] as? String == "cocoapods/GoogleMLKit/BarcodeScanning")
        } else if sample.id == nil {
            #expect(response.status == .notFound)
        }
    }

    @Test("A name in a lookup of any kind finds the package or the SDK")
    func anyKind() {
        #expect(catalog.record(named: "pkg:npm/react-native-camera")?.id == "npm/react-native-camera")
        #expect(catalog.record(named: "react-native-camera")?.id == "npm/react-native-camera")
        #expect(catalog.record(named: "pkg:cocoapods/DGCharts")?.id == "Charts")
        #expect(catalog.record(named: "PERMISSIONS.IOS.CAMERA")?.id == "react-native/camera")
        #expect(catalog.record(named: "Permission.photosAddOnly")?.id == "flutter/photo-library/add-only")
        #expect(catalog.record(named: "Permission.sms")?.id == "BL083")
        #expect(catalog.record(named: "camera")?.id == "camera")
        #expect(catalog.record(named: "location") is PermissionRecord)
    }

    @Test(
        "A search for a package finds it first",
        arguments: [
            ("react-native-camera", "npm/react-native-camera"),
            ("pkg:npm/react-native-camera", "npm/react-native-camera"),
            ("permission_handler", "pub/permission_handler"), ("Alamofire", "Alamofire"),
        ]
    )
    func search(_ sample: (query: String, id: String)) throws {
        let hits = try items("/v1/search?q=\(PercentEncoding.encode(sample.query))")
        #expect(hits.first?["id"] as? String == sample.id)
    }

    @Test("A key may be forced from a version on")
    func forcedKeys() throws {
        let key = "NSLocationAlwaysAndWhenInUseUsageDescription"
        func keys(_ version: String) throws -> [String] {
            let json = try client.get("/v1/packages/npm/@capacitor/geolocation?version=\(version)").json
            return try #require(try object(json["at"])["keys"] as? [String])
        }
        #expect(try keys("7.1.0").contains(key))
        #expect(try !keys("7.0.0").contains(key))
        let forcing = try items("/v1/packages?key=\(key)&limit=500").compactMap { $0["id"] as? String }
        #expect(forcing.contains("npm/@capacitor/geolocation"))
        #expect(forcing.contains("npm/expo-location"))
    }

    @Test(
        "Whether a version ships a manifest is told where it is known",
        arguments: [
            ("packages/pub/firebase_messaging", "14.9.1", true, true),
            ("packages/pub/firebase_messaging", "14.9.2", true, false),
            ("packages/pub/firebase_messaging", "14.8.0", false, false),
            ("packages/pub/image_picker_ios", "0.8.9%2B1", true, false),
            ("packages/pub/image_picker_ios", "0.8.9", false, false),
            ("packages/pub/image_picker", "1.0.4", nil, nil), ("packages/npm/react-native-maps", "1.20.0", nil, false),
            ("sdks/Kingfisher", "7.9.0", true, true), ("sdks/Kingfisher", "7.9.1", true, false),
            ("sdks/Kingfisher", "7.8.1", false, false), ("sdks/AFNetworking", "4.0.1", false, false),
            ("sdks/IQKeyboardManagerSwift", "7.0.2", true, true), ("sdks/Bugly", "2.6.1", nil, false),
            ("sdks/SDWebImage", "5.18.5", nil, false), ("sdks/SDWebImage", "5.18.0", false, false),
            ("sdks/Reachability", "3.7.5", false, false), ("sdks/Reachability", "5.0.0", false, false),
            ("sdks/Capacitor", "4.8.2", nil, false), ("sdks/Capacitor", "5.7.2", false, false),
            ("sdks/url_launcher", "6.2.5", nil, false), ("sdks/url_launcher", "6.0.15", false, false),
            ("sdks/nanopb", "2.30909.0", false, false),
        ] as [(String, String, Bool?, Bool?)]
    )
    func manifests(_ sample: (path: String, version: String, ships: Bool?, invalid: Bool?)) throws {
        let at = try object(try client.get("/v1/\(sample.path)?version=\(sample.version)").json["at"])
        #expect(at["ships_manifest"] as? Bool == sample.ships)
        #expect(at["invalid_manifest"] as? Bool == sample.invalid)
    }

    @Test("A version that is none is refused, and so is a name that is none")
    func refused() throws {
        #expect(try client.get("/v1/sdks/Kingfisher?version=newest").faultPlaces == ["version"])
        #expect(try client.get("/v1/packages/pub/camera?version=%5E1.0").faultPlaces == ["version"])
        let unknown = client.get("/v1/packages/npm/react-native-camara")
        #expect(unknown.status == .notFound)
        #expect((try unknown.json["nearest"] as? [String])?.contains("npm/react-native-camera") == true)
        let sdk = client.get("/v1/packages/cocoapods/FirebaseAuth")
        #expect(sdk.status == .notFound)
        #expect((try sdk.json["detail"] as? String)?.contains("/v1/sdks/FirebaseAuth") == true)
        #expect(client.get("/v1/packages/npm//x").status == .notFound)
    }

    @Test("Apple’s list is whole, and its duties are told")
    func list() throws {
        let listed = try items("/v1/sdks?listed=true&limit=500")
        #expect(listed.count == 86)
        #expect(listed.allSatisfy { $0["duty_from"] as? String == "2025-02-12" })
        #expect(listed.allSatisfy { $0["signature_required"] as? String == "binary-dependency" })
        let others = try items("/v1/sdks?listed=false")
        #expect(others.allSatisfy { $0["duty_from"] is NSNull && $0["signature_required"] as? String == "none" })
        #expect(try client.get("/v1/sdks/AFNetworking").json["status"] as? String == "abandoned")
        #expect(try client.get("/v1/sdks/openssl_grpc").json["id"] as? String == "BoringSSL")
    }

    @Test("The footprint of an SDK names what it forces on the app")
    func footprint() throws {
        let maps = try client.get("/v1/sdks/AMapLocationKit").json
        let keys = try #require(maps["forces_keys"] as? [[String: Any]])
        let forced = keys.filter { $0["optional"] as? Bool == false }.compactMap { $0["key"] as? String }
        #expect(forced == ["NSLocationWhenInUseUsageDescription"])
        let picker = try client.get("/v1/sdks/TZImagePickerController").json
        let camera = (picker["forces_keys"] as? [[String: Any]])?.contains {
            $0["key"] as? String == "NSCameraUsageDescription" && $0["optional"] as? Bool == false
        }
        #expect(camera == true)
        // Apple’s list says nothing of a logger that needs the camera: no listed SDK without a picker forces the key.
        let forcing = try items("/v1/sdks?listed=true&key=NSCameraUsageDescription").compactMap { $0["id"] as? String }
        #expect(forcing == ["image_picker_ios", "webview_flutter_wkwebview", "flutter_inappwebview"].sorted())
    }

    @Test("A category that the code uses and the manifest leaves out is told")
    func undeclared() throws {
        func undeclared(_ id: String) throws -> [String]? {
            try client.get("/v1/packages/\(id)").json["undeclared_categories"] as? [String]
        }
        #expect(try undeclared("pub/device_info_plus") == ["NSPrivacyAccessedAPICategoryDiskSpace"])
        #expect(try undeclared("npm/react-native-fs")?.count == 2)
        #expect(try undeclared("npm/react-native-device-info") == [])
        #expect(try undeclared("npm/@sentry/react-native") == nil)
    }

    @Test("Fields of configuration files lead to the keys that they write")
    func fields() throws {
        let field = try client.get(
            "/v1/framework-fields/uniapp/app-plus.distribute.ios.privacyDescription.NSCameraUsageDescription"
        ).json
        #expect(
            field["pointer"] as? String == "/app-plus/distribute/ios/privacyDescription/NSCameraUsageDescription"
        )
        let expo = try items("/v1/framework-fields?framework=expo&key=NSMicrophoneUsageDescription&limit=500")
        #expect(
            expo.contains {
                $0["plugin"] as? String == "expo-camera" && $0["option"] as? String == "microphonePermission"
            }
        )
    }
}
