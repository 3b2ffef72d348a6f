import Catalog
import Documents
import Testing

@testable import Evaluation

/// Submissions at the limits: each would take minutes if its cost grew with the square of its size.
@Suite("Submissions at their limits")
struct EvaluationBoundsTests {
    private func context(
        _ files: [(path: String, text: String)],
        _ change: (inout Submission) -> Void = { _ in }
    ) throws -> EvaluationContext {
        var submission = Submission()
        submission.documents = files.map { DocumentReader.read(path: $0.path, bytes: Array($0.text.utf8)) }
        change(&submission)
        return EvaluationContext(submission, catalog: try TestTable.snapshot.get(), today: Sample.today)
    }

    private func findings(_ rule: String, in context: EvaluationContext) -> [Finding] {
        Evaluator().findings(in: context).filter { $0.rule == rule }
    }

    private let app = "<key>CFBundlePackageType</key><string>APPL</string>"

    // MARK: Info.plists

    @Test("What code needs is held against 200 Info.plists, and the rest is counted")
    func infoPlists() throws {
        let files = (0..<300).map { (path: "\($0)/Info.plist", text: Sample.plist(app)) }
        let context = try context(files) { submission in
            submission.apis = [
                APIUse(name: "AVCaptureDevice.requestAccess(for:completionHandler:)", arguments: ["for": "video"])
            ]
        }
        #expect(findings("PL-003", in: context).count == 200)
        #expect(context.omittedInfoPlists == 100)
    }

    @Test("Of the values that code names, 200 are held against an Info.plist")
    func namedValues() throws {
        let arguments = Dictionary(uniqueKeysWithValues: (0..<300).map { ("scheme\($0)", "s\($0)") })
        let context = try context([("Info.plist", Sample.plist(app))]) { submission in
            submission.apis = [APIUse(name: "UIApplication.canOpenURL(_:)", arguments: arguments)]
        }
        #expect(findings("SET-006", in: context).count == 200)
    }

    @Test("Comments find their places in a long file, and what is switched off is told once for each place")
    func suppressions() throws {
        let modes = (0..<20_000).map { "<string>m\($0)</string>" }.joined(separator: "\n")
        let off = String(repeating: "<!-- permission-atlas: off PL-030, PL-030, PL-013 -->", count: 90)
        let text = Sample.plist("\(app)\n\(off)\n<key>UIBackgroundModes</key>\n<array>\n\(modes)\n</array>")
        let sample = Sample(text, path: "Info.plist")
        let evaluation = try sample.evaluation()
        #expect(evaluation.suppressedCount == 20_000)
        #expect(evaluation.suppressed.count == 1_000)
        #expect(evaluation.context.suppressions.places.values.first?["PL-030"]?.count == 1)
    }

    @Test("Comments that are not understood are told a hundred times, then counted")
    func misunderstood() throws {
        let off = String(repeating: "<!-- permission-atlas: off XX-1 XX-2 XX-3 -->", count: 50)
        let context = try context([("Info.plist", Sample.plist(off + app))])
        #expect(findings("DOC-003", in: context).count == 100)
        #expect(context.misunderstoodRemarks == ["comments that are not understood: 50 more"])
    }

    // MARK: Texts

    @Test("Every language of an Info.plist is held against all others")
    func languages() throws {
        let key = "NSCameraUsageDescription"
        let plist = Sample.plist("\(app)<key>\(key)</key><string>To scan your tickets.</string>")
        let tables = (0..<900).map { (path: "zh-\($0).lproj/InfoPlist.strings", text: "\"CFBundleName\" = \"应用\";") }
        let some = try context([("Info.plist", plist)] + tables.prefix(3))
        #expect(findings("PS-011", in: some).count == 3)
        let all = try context([("Info.plist", plist)] + tables)
        #expect(findings("PS-011", in: all).count == 300)
    }

    @Test("A thousand purpose strings of an Info.plist are held against each of its languages")
    func languagesOfManyKeys() throws {
        let keys = (0..<2_000).map { "<key>NS\($0)UsageDescription</key><string>To scan your tickets.</string>" }
            .joined()
        let strings = { (range: Range<Int>) in range.map { "\"NS\($0)UsageDescription\" = \"扫描\";" }.joined() }
        let files = [("Info.plist", Sample.plist(app + keys)), ("zh.lproj/InfoPlist.strings", strings(0..<1_000))]
        #expect(findings("PS-011", in: try context(files)).isEmpty)
        #expect(
            findings("PS-011", in: try context([files[0], ("zh.lproj/InfoPlist.strings", strings(1..<2))])).count == 1
        )
    }

    @Test("A text is read alike however many marks are drawn onto a letter", arguments: [9, 400])
    func marks(_ count: Int) {
        let text = "Use the cam" + "e" + String(repeating: "\u{301}", count: count)
        #expect(PurposeTextReview(text, permission: "camera", appNames: []).concrete.count == 1)
    }

    @Test(
        "Words stand between single spaces, without apostrophes and hyphens at their ends",
        arguments: [
            ("Don’t-stop, 'now'!", " don't-stop now "), ("100% #1 – ok", " 100% #1 ok "), ("", " "), ("…", " "),
            ("相机，拍照", " 相机 拍照 "), ("e\u{301}te\u{301}", " e\u{301}te\u{301} "), ("--a--b--", " a--b "),
        ]
    )
    func spaced(_ sample: (text: String, words: String)) {
        #expect(PlainText.spaced(sample.text.lowercased()) == sample.words)
    }

    @Test("The app's names are looked for once each, and the first fifty of them")
    func names() throws {
        let files = (0..<400).map { index in
            let text = "<key>CFBundleName</key><string>Name\(index % 70)</string>"
            return (path: "\(index)/Info.plist", text: Sample.plist(app + text))
        }
        let strings = (path: "en.lproj/InfoPlist.strings", text: "\"NSCameraUsageDescription\" = \"To scan tickets.\";")
        let context = try context(files + [strings])
        let names = try #require(context.purposeStrings.last?.appNames.texts)
        #expect(names.count == 50 && names.first == "name0" && Set(names).count == 50)
    }

    @Test("A text of blanks is blank however long it is, and one that begins with few is not")
    func blanks() {
        #expect(String(repeating: "\u{200B}", count: 3_000_000).isBlank)
        #expect(!(String(repeating: " ", count: 100) + "a").isBlank)
    }

    @Test(
        "A denial is found behind every verb, owner and name",
        arguments: ["不使用您的相机", "不会访问麦克风，不需要摄像头", "我们不获取你的照相机"]
    )
    func denials(_ text: String) {
        let review = PurposeTextReview(
            String(repeating: "不使用不会读取不访问", count: 40) + text,
            permission: "camera",
            appNames: []
        )
        #expect(!review.concrete.isEmpty)
    }

    // MARK: Features and names

    @Test("Each word of a feature is found in every place of a name")
    func features() {
        let all = "track-route my Geofence_x gallery AR view take photo ar-"
        let met = FeatureNeed.met(by: all)
        #expect(
            met == [
                .preciseLocation, .backgroundLocation, .relaunchByLocation, .regions, .gallery, .capture, .takesPhotos,
            ]
        )
        #expect(FeatureNeed.met(by: "") == [] && FeatureNeed.met(by: "g") == [])
        let names = (0..<5_000).map { "geofence \($0) " + String(repeating: "ab-cd ef_", count: 200) }
        #expect(FeatureNeed.met(byAll: names)[.regions] == names)
    }

    @Test("A name of hundreds of parts is known by its first ones")
    func longChains() throws {
        let names = (0..<2_000).map { "uni.getLocation." + String(repeating: "b.", count: 200) + "\($0)" }
        let symbols = (0..<2_000).map { "CLLocationManager.a" + String(repeating: ".b", count: 200) + "\($0)" }
        let context = try context([]) { submission in
            submission.apis = (names + symbols).map { APIUse(name: $0) }
            submission.target.framework = .uniapp
        }
        #expect(Set(context.submittedBridgeUses.map(\.name)) == ["uni.getLocation"])
        #expect(context.submittedBridgeUses.count == 2_000)
        #expect(context.ownUses.of(["CLLocationManager"]).count == 2_000)
    }

    @Test(
        "Names are taken out of whatever is written, with what is drawn onto their letters",
        arguments: [
            ("调用uni.getLocation，然后", ["调用uni.getLocation", "然后"]), ("a(b: .c) { $0 }", ["a", "b", "c", "$0"]),
            ("e\u{301}a.b c", ["e\u{301}a.b", "c"]), ("...", []), ("_a1.B", ["_a1.B"]),
        ]
    )
    func names(_ sample: (text: String, names: [String])) throws {
        let use = ResolvedUse(APIUse(name: sample.text), record: nil, owner: nil)
        #expect(UnknownUse(use)?.names == sample.names)
    }

    @Test("Of thousands of uses of one symbol the first twenty are told as the cause")
    func causes() throws {
        let context = try context([]) { submission in
            submission.apis = (0..<5_000).map {
                APIUse(name: "CLLocationManager.requestWhenInUseAuthorization()", file: "\($0).m")
            }
            submission.features = ["navigation"]
        }
        let findings = Evaluator().findings(in: context)
        #expect(findings.map(\.because.count).max() == KeyNeed.mostCauses)
    }

    @Test("Code and Info.plists of folders that lie deep belong together by their first 64 folders")
    func deepFolders() throws {
        let deep = String(repeating: "d/", count: 900)
        let plists = (0..<190).map { (path: "\($0)/\(deep)Info.plist", text: Sample.plist(app)) }
        let sources = (0..<90).map { (path: "7/\(deep)\($0)/a.swift", text: "let a = CNContactStore()") }
        let locks = (0..<50).map {
            (path: "7/\(deep)\($0)/Podfile.lock", text: "PODS:\n  - camera_avfoundation (0.0.1)\n")
        }
        let context = try context(plists + sources + locks)
        #expect(Set(findings("PL-027", in: context).map(\.location.path)) == ["7/\(deep)Info.plist"])
        #expect(Set(findings("PL-003", in: context).map(\.location.path)) == ["7/\(deep)Info.plist"])
    }

    @Test("The code of thousands of bundles is told by their paths as written")
    func manyBundles() throws {
        let paths = (0..<3_000).map { "A.app/PlugIns/\($0)" + String(repeating: "/b", count: 200) + ".appex" }
        let context = try context([]) { submission in
            submission.apis = paths.map { APIUse(name: "HKHealthStore", bundle: $0) }
        }
        #expect(Set(context.keyNeeds.compactMap(\.bundle)).count == 3_000)
        #expect(
            BundlePath("x/A.app\\Frameworks/.framework/B.framework/C")?.bundle
                == "A.app/Frameworks/.framework/B.framework"
        )
    }

    @Test(
        "Text is found and replaced byte by byte",
        arguments: [("aaab", "aab"), ("日本語", "本"), ("a", "ab"), ("", "a")]
    )
    func bytes(_ text: String, _ part: String) {
        #expect(text.holds(part) == text.contains(part))
        #expect(text.replacingBytes(part, with: "x") == text.replacing(part, with: "x"))
        #expect(text.holds(""))
    }

    @Test("Names as long as they may be are taken apart")
    func longNames() throws {
        let names = (0..<4_000).map { "A\($0).shared." + String(repeating: "b(c:d).default().", count: 28) }
        let context = try context([]) { submission in submission.apis = names.map { APIUse(name: $0) } }
        #expect(context.unknownUses.count == 4_000)
        #expect(APIName("A.shared.b").candidates == ["A.shared.b", "A.b"])
        #expect(APIName("CLLocationManager().x").candidates.contains("CLLocationManager.x"))
    }

    @Test("Near names are looked for as often as allowed")
    func suggestions() throws {
        let made = (0..<3_000).map { APIUse(name: "PERMISSIONS.IOS.CAMERAS\($0)") }
        let context = try context([]) { submission in
            submission.apis = made
            submission.target.framework = .reactNative
        }
        let found = findings("XP-014", in: context)
        #expect(found.count == 3_000)
        #expect(found.count { $0.phrase == "near" } <= submissionDefault)
        let entitlements = (0..<400).map { (path: "\($0).entitlements", text: Sample.plist(slips)) }
        #expect(findings("PL-043", in: try self.context(entitlements)).count == submissionDefault)
    }

    private let submissionDefault = Submission().mostSuggestions
    private let slips = (0..<40).map { "<key>com.apple.developer.healthkit\($0 % 10)</key><true/>" }.prefix(10).joined()

    // MARK: Packages

    @Test("Each package of pnpm has what its snapshot says, the last one of a key given twice")
    func snapshots() throws {
        let count = 20_000
        let packages = (0..<count).map { "  p\($0)@1.0.0: {}\n" }.joined()
        let snapshots = (0..<count).map { "  p\($0)@1.0.0:\n    dependencies:\n      p\($0 + 1): 1.0.0\n" }.joined()
        let text =
            "importers:\n  .:\n    dependencies:\n      p0:\n        version: 1.0.0\npackages:\n\(packages)snapshots:\n\(snapshots)"
        let dependencies = try context([("pnpm-lock.yaml", text)]).dependencies
        #expect(dependencies.count == count)
        #expect(dependencies[3].via == ["p0", "p1", "p2"])
    }

    @Test(
        "A package of npm has the name behind the last folder of packages",
        arguments: [
            ("node_modules/a/node_modules/@s/b", "@s/b"), ("x/node_modules/a", "a"), ("node_modules/", nil), ("a", nil),
        ]
    )
    func folders(_ sample: (key: String, name: String?)) throws {
        let text = "{\"lockfileVersion\":3,\"packages\":{\"\(sample.key)\":{\"version\":\"1.0.0\"}}}"
        #expect(try context([("package-lock.json", text)]).dependencies.first?.name == sample.name)
    }

    @Test("A version of thousands of bytes is taken for any")
    func longVersions() throws {
        let text = "{\"dependencies\":{\"a\":\"\(String(repeating: "^1.2.3 ", count: 10_000))\",\"b\":\"^1.2.3\"}}"
        let dependencies = try context([("package.json", text)]).dependencies
        #expect(dependencies.map(\.version) == [.unknown, .constraint("^1.2.3")])
    }

    @Test("Calls of a framework are judged up to a limit, and counted beyond")
    func calls() throws {
        let calls = (0..<6_000).map { "uni.a\($0)();\n" }.joined()
        let context = try context([("a.js", calls), ("b.js", calls)])
        #expect(context.frameworkCalls.count == EvaluationContext.mostSourceUses)
        #expect(context.omittedSourceUses == 2_000)
    }

    @Test("A package that is asked for again and again has one way to it")
    func direct() throws {
        let count = 60_000
        let required = (0..<count).map { "    - x\($0)\n" }.joined()
        let asked = String(repeating: "  - a\n", count: count)
        let lock = "PODS:\n  - a:\n\(required)  - x7 (1.0.0)\nDEPENDENCIES:\n\(asked)"
        let dependencies = try context([("Podfile.lock", lock)]).dependencies
        #expect(dependencies.map(\.name) == ["a", "x7"])
        #expect(dependencies.map(\.via) == [[], ["a"]])
    }

    @Test("Locks without a list of what is asked for share the manifests' one")
    func asked() throws {
        let locks = (0..<300).map {
            (
                path: "\($0)/yarn.lock",
                text: "p1@1:\n  version \"1.0.0\"\n  dependencies:\n    q \"1\"\n\nq@1:\n  version \"1.0.0\"\n"
            )
        }
        let members = (0..<200).map { "\"p\($0)\":\"1\"" }.joined(separator: ",")
        let manifests = (0..<300).map { (path: "\($0)/package.json", text: "{\"dependencies\":{\(members)}}") }
        let ways = try context(locks + manifests).dependencies.filter { $0.name == "q" }.map(\.via)
        #expect(ways == Array(repeating: ["p1"], count: 300))
    }

    @Test("A federated plugin's part belongs to the longest name before one of its underscores")
    func parts() throws {
        let direct = ["image", "image_picker"] + (0..<20_000).map { "d\($0)" }
        let others = ["image_picker_ios", "image_x_y", "imagery"] + (0..<20_000).map { "t\($0)_a" }
        let lock =
            "packages:\n" + direct.map { "  \($0):\n    dependency: \"direct main\"\n" }.joined()
            + others.map { "  \($0):\n    dependency: transitive\n" }.joined()
        let ways = try context([("pubspec.lock", lock)]).dependencies.filter { $0.name.hasPrefix("image") }
        #expect(
            ways.map { "\($0.name) \($0.via.joined())" } == [
                "image ", "image_picker ", "image_picker_ios image_picker", "image_x_y image", "imagery ",
            ]
        )
    }

    @Test("Packages of dependencies that lie too deep to be named are left out")
    func nested() throws {
        let key = String(repeating: "k", count: 300)
        let open = String(repeating: "{\"dependencies\":{\"\(key)\":", count: 20)
        let leaves = (0..<5_000).map { "\"p\($0)\":{}" }.joined(separator: ",")
        let text = open + "{\"dependencies\":{\(leaves)}}" + String(repeating: "}}", count: 20)
        let dependencies = try context([("package-lock.json", text)]).dependencies
        #expect(Set(dependencies.map(\.name)) == [key])
    }

    @Test("Imports and packages are judged up to a limit, and counted beyond")
    func imports() throws {
        let files = (0..<3).map { file in
            (path: "\(file).js", text: (0..<45_000).map { "import \"a\(file)x\($0)\"\n" }.joined())
        }
        let context = try context(files)
        #expect(context.dependencies.count == EvaluationContext.mostDependencies)
        #expect(context.omittedDependencies == 35_000)
    }

    // MARK: Sources, manifests and fixes

    @Test("A type that thousands of files extend keeps all of its own members")
    func extensions() throws {
        let files = (0..<900).map { file in
            let members = (0..<120).map { "func m\(file)x\($0)() {}\n" }.joined()
            return (path: "\(file).swift", text: "extension PHPhotoLibrary {\n\(members)}\n")
        }
        let use = (path: "use.swift", text: "func f() { PHPhotoLibrary.m3x4(); PHPhotoLibrary.authorizationStatus() }")
        #expect(try context(files + [use]).uses.map(\.use.name) == ["PHPhotoLibrary.authorizationStatus()"])
    }

    @Test("Manifests of tens of thousands of domains are merged")
    func merge() throws {
        let domains = (0..<45_000).map { "<string>a\($0).example</string>" }.joined()
        let text = Sample.plist(
            "<key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key><array>\(domains)</array>"
        )
        let documents = ["a", "b"].map { DocumentReader.read(path: "\($0).xcprivacy", bytes: Array(text.utf8)) }
        let merge = ManifestMerge(documents, isForApp: true, catalog: try TestTable.snapshot.get())
        #expect(merge.content.domains.count == 45_000)
        #expect(merge.origins.allSatisfy { $0.paths == ["a.xcprivacy", "b.xcprivacy"] })
    }

    @Test("A file whose patches cannot all be tried is mended as far as they were")
    func fixes() throws {
        let modes = (0..<900).map { "<string>m\($0)</string>\n" }.joined()
        let text = Sample.plist("\(app)\n<key>UIBackgroundModes</key>\n<array>\n\(modes)</array>")
        let filler = "{\"a\":\"\(String(repeating: "x", count: 11 << 20))\"}"
        var sample = Sample(text, path: "Info.plist")
        sample.add(filler, path: "package-lock.json")
        let contents = [
            Document.Name(path: "Info.plist", bundle: nil): Array(text.utf8),
            Document.Name(path: "package-lock.json", bundle: nil): Array(filler.utf8),
        ]
        let fixer = Fixer(try sample.evaluation(), contents: contents, today: Sample.today)
        #expect(!fixer.fixes.isEmpty)
        #expect(fixer.evaluation.findings.count < 900)
    }

    @Test("A patch of a long file that moves a member to its end reads back as the same")
    func longPatch() throws {
        let keys = (0..<20_000).map { "<key>k\($0)</key><true/>\n" }.joined()
        let text = Sample.plist("<key>NSPrivacyTracking</key><string>false</string>\n" + keys)
        let document = DocumentReader.read(path: "PrivacyInfo.xcprivacy", bytes: Array(text.utf8))
        let patch = [PatchOperation.replace(Pointer.root.appending("NSPrivacyTracking"), .boolean(false))]
        let edits = try #require(DocumentPatch.edits(patch, in: document, Array(text.utf8)))
        #expect(
            String(decoding: TextEdit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
                == text.replacing("<string>false</string>", with: "<false/>")
        )
    }
}
