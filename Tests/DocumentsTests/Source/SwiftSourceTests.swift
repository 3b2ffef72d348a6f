import Documents
import Testing

@Suite("Sources in Swift")
struct SwiftSourceTests {
    private func references(_ text: String) throws -> [String] { try SourceSample(text, "App.swift").references() }

    @Test("A member is told with its type, labels and place")
    func members() throws {
        let text = """
            let m = CLLocationManager()
            m.requestAlwaysAuthorization()
            AVCaptureDevice.requestAccess(for: .video) { _ in }
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            """
        #expect(
            try references(text) == [
                "1:9 new CLLocationManager()", "2:1 CLLocationManager.requestAlwaysAuthorization()",
                "3:1 AVCaptureDevice.requestAccess(for:){}", "4:1 UNUserNotificationCenter.current()",
                "4:36 UNUserNotificationCenter.requestAuthorization(options:){}",
            ]
        )
    }

    @Test(
        "What stands in comments and strings is not code; what stands in an interpolation is",
        arguments: [
            ("// Foo.bar()\n/* Foo.bar() /* nested */ Foo.bar() */", []),
            ("let a = \"Foo.bar()\"", []), ("let a = #\"\\(Foo.bar()) \"Foo.bar()\"#", []),
            ("let a = \"\"\"\nFoo.bar() \"quoted\" Foo.bar()\n\"\"\"", []),
            ("let a = \"x \\(Foo.bar()) Foo.baz()\"", ["Foo.bar()"]),
            ("let a = #\"x \\#(Foo.bar(\"y \\(Foo.z())\")) \\(Foo.w())\"#", ["Foo.bar(_:)", "Foo.z()"]),
            ("let a = \"\\(\"\\(Foo.bar())\")\"", ["Foo.bar()"]),
            ("let r = /Foo.bar()/\nFoo.baz()", ["Foo.baz()"]), ("let r = #/Foo.bar() / x/#", []),
            ("let a = b / Foo.c / d", ["Foo.c"]), ("let a = \"open\nFoo.bar()", ["Foo.bar()"]),
        ]
    )
    func literals(_ text: String, _ names: [String]) throws {
        #expect(try SourceSample(text, "App.swift").names() == names)
    }

    @Test(
        "A receiver counts only where its type is evident",
        arguments: [
            ("var m: CLLocationManager!\nself.m?.delegate = nil", ["CLLocationManager", "CLLocationManager.delegate"]),
            ("func f(_ m: CLLocationManager) { m.stop() }", ["CLLocationManager", "CLLocationManager.stop()"]),
            ("let m = make()\nm.stop()", ["call make()"]),
            ("let m = A()\nfunc f(m: B) { m.stop() }", ["new A()", "B"]),
            ("let m = A()\nlist.forEach { m in m.stop() }", ["new A()"]),
            ("let m = A.shared\nm.stop()", ["A.shared", "A.stop()"]),
            ("let m = A() as B\nm.stop()", ["new A()", "B"]), ("other.m.stop()", []),
            ("let m: A = .shared", ["A", "A.shared"]),
            ("func f(a: A = .shared, b: B, c: C = .d) {}", ["A", "A.shared", "B", "C", "C.d"]),
            ("let m: [A] = []\nm.stop()", ["A"]),
            ("if let m = m { m.stop() }\nlet m: A? = nil", ["A.stop()", "A"]),
        ]
    )
    func receivers(_ text: String, _ names: [String]) throws {
        #expect(try SourceSample(text, "App.swift").names() == names)
    }

    @Test(
        "Guards go for what they guard, and nothing else",
        arguments: [
            ("if #available(iOS 14, *) { A.x() }", "14"), ("if #available(iOS 14, *) {} else { A.x() }", nil),
            ("if #available(iOS 14, *) {}\nA.x()", nil),
            ("if let a, #available(iOS 14.5, macOS 11, *), A.x() {}", "14.5"),
            ("if #available(macOS 11, *) { A.x() }", nil),
            ("guard #available(iOS 14, *) else { return }\nA.x()", "14"),
            ("guard #available(iOS 14, *) else { A.x(); return }", nil),
            ("func f() { guard #available(iOS 14, *) else { return } }\nA.x()", nil),
            ("if #unavailable(iOS 14) {} else { A.x() }", "14"), ("if #unavailable(iOS 14) { A.x() }", nil),
            ("if #unavailable(iOS 14) {} else if b { A.x() }", "14"),
            ("guard #unavailable(iOS 14) else { A.x(); return }", "14"),
            ("@available(iOS 14, *) func f() { A.x() }", "14"),
            ("@available(iOS 14, *)\nclass C { func f() { A.x() } }", "14"),
            ("@available(iOS 14, *)\nfunc f() {}\nfunc g() { A.x() }", nil),
            ("@available(iOS 14, *)\nlet a = A.x()\nlet b = 1", "14"),
            ("@available(iOS 14, *)\nlet a = 1\nlet b = A.x()", nil),
            ("@available(iOS, introduced: 14.2, deprecated: 15)\nfunc f() { A.x() }", "14.2"),
            ("@available(iOS, deprecated: 15)\nfunc f() { A.x() }", nil),
            ("@available(iOS 13, *) struct S { @available(iOS 15, *) func f() { g { A.x() } } }", "15"),
            ("if #available(iOS 15, *) { if #available(iOS 14, *) { A.x() } }", "15"),
            ("while #available(iOS 14, *), a { A.x() }", "14"),
            ("let f = { if #available(iOS 14, *) { return } }\nA.x()", nil),
            ("if a.contains(where: { $0 }), #available(iOS 14, *) { A.x() }", "14"),
        ] as [(String, String?)]
    )
    func guards(_ text: String, _ version: String?) throws {
        let reference = try SourceSample(text, "App.swift").reference("A.x()")
        switch reference.availability {
        case .from(let found, _): #expect(found == version)
        case .unguarded: #expect(version == nil)
        case .unsure: Issue.record("unsure")
        }
    }

    @Test(
        "Code that no release for iOS holds is left out, and code that may not be is told so",
        arguments: [
            ("#if os(macOS)\nA.x()\n#endif", nil), ("#if os(iOS)\nA.x()\n#endif", .unguarded),
            ("#if os(macOS)\n#else\nA.x()\n#endif", .unguarded), ("#if !os(iOS)\nA.x()\n#endif", nil),
            ("#if DEBUG\nA.x()\n#endif", nil), ("#if targetEnvironment(simulator)\nA.x()\n#endif", nil),
            ("#if canImport(AppTrackingTransparency)\nA.x()\n#endif", .unsure),
            ("#if FLAG\n#else\nA.x()\n#endif", .unsure),
            ("#if os(iOS) || os(tvOS)\nA.x()\n#endif", .unguarded), ("#if os(iOS) && FLAG\nA.x()\n#endif", .unsure),
            ("#if FLAG\n#endif\nA.x()", .unguarded), ("@available(*, unavailable)\nfunc f() { A.x() }", nil),
            ("@available(iOSApplicationExtension 14, *)\nfunc f() { A.x() }", .unsure),
        ] as [(String, SourceReference.Guard?)]
    )
    func branches(_ text: String, _ availability: SourceReference.Guard?) throws {
        let source = try #require(SourceSample(text, "App.swift").document.source)
        #expect(source.references.first { $0.name == "x" }?.availability == availability)
    }

    @Test("Values that a call writes out are told with their label")
    func arguments() throws {
        let text = """
            A.x(one: "a", .two, three: B.three, url: URL(string: "tel:")!, k: [1], c: "a\\(b)", d: name, e: true)
            """
        let arguments = try SourceSample(text, "App.swift").reference("(one:_:three:url:k:c:d:e:)").arguments
        #expect(
            arguments.filter { !$0.value.isEmpty }.map { "\($0.label ?? "_")=\($0.value)" } == [
                "one=a", "_=two", "three=three", "url=tel:", "e=true",
            ]
        )
    }

    @Test("Keys of files count where the place tells their type")
    func fileKeys() throws {
        let text = """
            let a = try FileManager.default.attributesOfItem(atPath: p)
            print(a[.size], b[.size], c()[.size])
            _ = try url.resourceValues(forKeys: [.creationDateKey, .isHiddenKey])
            _ = (try? FileManager.default.attributesOfFileSystem(forPath: p))?[.systemFreeSize]
            """
        let names = try SourceSample(text, "App.swift").names()
        #expect(
            names.filter { $0.hasPrefix("FileAttributeKey") } == [
                "FileAttributeKey.size", "FileAttributeKey.systemFreeSize",
            ]
        )
        #expect(
            names.filter { $0.hasPrefix("URLResource") } == [
                "URLResourceKey.creationDateKey", "URLResourceKey.isHiddenKey",
            ]
        )
    }

    @Test("What the file declares, conforms to and imports is told")
    func declarations() throws {
        let text = """
            @testable import CoreLocation
            import struct Foundation.Data
            extension CLLocationManager { func ask() {}; static let one = 1 }
            class Place: NSObject, CLLocationManagerDelegate {
                func locationManager(_ m: CLLocationManager, didFailWithError error: any Error) {}
            }
            enum Kind { case Foo(Int) }
            """
        let sample = SourceSample(text, "App.swift")
        let source = try #require(sample.document.source)
        #expect(source.imports.map(\.name) == ["CoreLocation", "Foundation"])
        #expect(source.declaredTypes == ["Place", "Kind"])
        #expect(source.declaredMembers == ["CLLocationManager": ["ask", "one"]])
        #expect(try sample.names().contains("NSObject&CLLocationManagerDelegate:locationManager(_:didFailWithError:)"))
    }

    @Test("Columns count characters, whatever stands before")
    func columns() throws {
        #expect(try references("/* 汉字 😀 */ A.x()\r\n\tB.y()") == ["1:12 A.x()", "2:2 B.y()"])
    }

    @Test(
        "What a property is given is told as an argument, both of a choice",
        arguments: [
            ("let p = Picker()\np.source = .camera", ["camera"]),
            ("let p = Picker()\nself.p?.source = Picker.Source.camera", ["camera"]),
            ("let p = Picker()\np.source = isOld ? .camera : .library", ["camera", "library"]),
            ("let p = Picker()\np.source = isOld\n    ? .camera\n    : .library", ["camera", "library"]),
            ("let p = Picker()\np.source = given ?? .camera", ["camera"]),
            ("let p = Picker()\np.source = false\nfoo(.camera)", ["false"]),
            ("let p = Picker()\nif p.source == .camera {}", []), ("let p = Picker()\np.source = other", []),
            ("Picker.source = .camera", ["camera"]),
        ]
    )
    func assignments(_ text: String, _ values: [String]) throws {
        let reference = try SourceSample(text, "App.swift").reference("Picker.source")
        #expect(reference.arguments.map(\.value).filter { !$0.isEmpty } == values)
        #expect(reference.labels == nil)
    }

    @Test(
        "A member without a type has that of the variable it is given to",
        arguments: [
            (
                "var s: Picker.Source = .library\nfunc f() { s = .camera }",
                ["Picker.Source.library", "Picker.Source.camera"]
            ),
            ("var s: Picker.Source\nfunc f() { self.s = .camera }", ["Picker.Source.camera"]),
            ("let s: Picker.Source = isOld ? .camera : .library", ["Picker.Source.camera", "Picker.Source.library"]),
            ("var s: Picker.Source\nif s == .camera {}", []), ("var s = make()\ns = .camera", []),
            ("var s: Picker.Source\nvar s: Other\ns = .camera", []),
        ]
    )
    func implicitMembers(_ text: String, _ names: [String]) throws {
        let found = try SourceSample(text, "App.swift").names().filter { $0.contains(".") && $0 != "Picker.Source" }
        #expect(found == names)
    }

    @Test("What own functions and types take is told by label, and what calls give them")
    func passed() throws {
        let text = """
            struct Chooser: View { var source: Picker.Source; let other = make() }
            class A { init(_ source: Picker.Source, at place: Place) {} }
            func open(_ source: Picker.Source) {}
            func open(other: Int) {}
            Chooser(source: .camera, other: 1)
            open(isOld ? .camera : .library)
            model.open(.camera)
            model.choose(source: .camera)
            """
        let source = try #require(SourceSample(text, "App.swift").document.source)
        #expect(source.parameters["Chooser"] == ["source": "Picker.Source", "other": ""])
        #expect(
            source.parameters["A"] == ["_0": "Picker.Source", "place": "", "at": "Place"].filter { $0.key != "place" }
        )
        #expect(source.parameters["open"] == ["_0": "Picker.Source", "other": "Int"])
        #expect(
            source.passed.map { "\($0.callee) \($0.label) \($0.reference.name)" } == [
                "Chooser source camera", "open _0 camera", "open _0 library", "choose source camera",
            ]
        )
    }

    @Test("An alias of a plain type is told as such; any other is a type of the file's own")
    func aliases() throws {
        let text =
            "typealias A = B.C\ntypealias D = (Int) -> Void\ntypealias E = F<G>\ntypealias H = I?\ntypealias J = J"
        let source = try #require(SourceSample(text, "App.swift").document.source)
        #expect(source.aliases == ["A": "B.C", "H": "I"])
        #expect(source.declaredTypes == ["D", "E", "J"])
    }

    @Test("Of many mentions of a name the first are told, and the others counted; dead code does not count")
    func manyMentions() throws {
        let text = String(repeating: "let a: [Foo] = []\n", count: 25) + "#if os(macOS)\nlet b: [Foo] = []\n#endif\n"
        let sample = SourceSample(text, "App.swift")
        #expect(try sample.names().count == 20)
        #expect(sample.document.source?.furtherMentions == ["Foo": 5])
    }
}
