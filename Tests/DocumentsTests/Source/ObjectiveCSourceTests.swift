import Documents
import Testing

@Suite("Sources in Objective-C")
struct ObjectiveCSourceTests {
    private func names(_ text: String) throws -> [String] { try SourceSample(text, "App.m").names() }

    @Test(
        "A message is told with its class, whether it is to the class, and its selector",
        arguments: [
            (
                "[PHPhotoLibrary requestAuthorization:^(PHAuthorizationStatus s) {}];",
                "+[PHPhotoLibrary requestAuthorization:]"
            ),
            (
                "[[NSUserDefaults standardUserDefaults] setObject:@\"[x y]\" forKey:@\"a\"];",
                "-[NSUserDefaults setObject:forKey:]"
            ),
            ("[[[CLLocationManager alloc] init] requestLocation];", "-[CLLocationManager requestLocation]"),
            (
                "CNContactStore *store = x;\n[store enumerate:a ? b : c error:nil];",
                "-[CNContactStore enumerate:error:]"
            ),
            ("[(CLLocationManager *)x requestLocation];", "-[CLLocationManager requestLocation]"),
            ("@property (nonatomic) A *a;\nvoid f() { [self.a go]; [_a stop]; }", "-[A stop]"),
            ("- (void)f:(A *)a { [a go]; }", "-[A go]"), ("return [A go];", "+[A go]"),
            ("NSProcessInfo.processInfo.systemUptime;", "NSProcessInfo.systemUptime"),
            ("x = @[ [A go], @{@\"k\": [B go]} ];", "+[B go]"), ("f([A go:1], b[0]);", "+[A go:]"),
        ]
    )
    func messages(_ text: String, _ name: String) throws {
        let isWhole = text.hasPrefix("@property") || text.hasPrefix("-")
        #expect(try names(isWhole ? text : "void f() {\n\(text)\n}").contains(name))
    }

    @Test(
        "What only looks alike is none",
        arguments: [
            "// [A go]", "/* [A go] */", "@\"[A go]\"", "#define GO [A go]", "#define GO \\\n [A go]", "id a; [a go];",
            "a[A];",
            "A *a; B *b; [b.a go];", "#if TARGET_OS_OSX\n[A go];\n#endif", "#if 0\n[A go];\n#else\n#endif",
            "char c = '['; go;",
            "A *a = x; { id a; [a go]; }", "R\"x([A go])x\"",
        ]
    )
    func lookAlikes(_ text: String) throws {
        let names = try SourceSample("void f() {\n\(text)\n}", "App.mm").names()
        #expect(names.filter { $0.contains("[A go]") } == [])
    }

    @Test(
        "A function counts where it is called, not where it is declared",
        arguments: [
            ("void f() { if (stat(path, &s) == 0) {} }", true), ("void f() { (void)stat(path, &s); }", true),
            ("void f() { ::stat(path, &s); }", true), ("int stat(const char *, struct stat *);", false),
            ("void f() { a->stat(path, &s); b.stat(path, &s); }", false), ("void f() { fs::stat(path, &s); }", false),
            ("void f() { struct stat s; }", false), ("void f() { thermostat(path, &s); }", false),
            ("void f() { int stat(int); }", false),
        ]
    )
    func functions(_ text: String, _ isCalled: Bool) throws {
        let names = try SourceSample(text, "App.mm").names()
        #expect(names.contains("call stat(_:_:)") == isCalled, "\(names)")
    }

    @Test(
        "Guards go for what they guard, and nothing else",
        arguments: [
            ("if (@available(iOS 14, *)) { [A go]; }", .from(version: "14", ordinal: 0)),
            ("if (b && @available(iOS 14.5, *)) [A go];", .from(version: "14.5", ordinal: 0)),
            ("if (@available(iOS 14, *)) {} else { [A go]; }", .unguarded),
            ("if (@available(iOS 14, *)) {}\n[A go];", .unguarded),
            ("if (@available(iOS 14, *)) x; [A go];", .unguarded),
            ("if (!@available(iOS 14, *)) return; [A go];", .unsure),
            ("if (__builtin_available(iOS 14, *)) { [A go]; }", .from(version: "14", ordinal: 0)),
            ("if (@available(iOS 14, *) || b) { [A go]; }", .unsure),
            ("if ([a respondsToSelector:@selector(go)]) { [A go]; }", .unsure),
            ("if (NSClassFromString(@\"A\")) { [A go]; }", .unsure), ("#ifdef FLAG\n[A go];\n#endif", .unsure),
        ] as [(String, SourceReference.Guard)]
    )
    func guards(_ text: String, _ availability: SourceReference.Guard) throws {
        let reference = try SourceSample("void f() {\n\(text)\n}", "App.m").reference("+[A go]")
        switch (reference.availability, availability) {
        case (.from(let found, _), .from(let version, _)): #expect(found == version)
        default: #expect(reference.availability == availability)
        }
    }

    @Test("What a declaration needs goes for its body")
    func announcements() throws {
        let text = """
            @implementation A
            - (void)a API_AVAILABLE(ios(14.0), macos(11)) { [B one]; }
            - (void)b { [B two]; }
            @end
            API_AVAILABLE(ios(15))
            @interface C : NSObject
            @end
            @implementation C
            - (void)c { [B three]; }
            @end
            """
        let sample = SourceSample(text, "App.m")
        let found = try ["[B one]", "[B two]", "[B three]"].map { name -> String in
            if case .from(let version, _) = try sample.reference(name).availability { version } else { "none" }
        }
        #expect(found == ["14.0", "none", "15"])
    }

    @Test("Imports, selectors, declared names and implemented methods are told")
    func declarations() throws {
        let text = """
            #import <Photos/Photos.h>
            #include "Own.h"
            @import UIKit;
            @interface Own : UIWebView
            @end
            @interface UIView (More)
            @end
            @implementation UIView (More)
            - (void)manager:(A *)a did:(int)b { f(@selector(x:y:)); }
            @end
            static int helper(int a) { return a; }
            """
        let sample = SourceSample(text, "App.m")
        let source = try #require(sample.document.source)
        #expect(source.imports.map(\.name) == ["Photos/Photos.h", "Own.h", "UIKit"])
        #expect(source.declaredTypes == ["Own"])
        #expect(source.declaredMembers == ["UIView": ["manager"]])
        #expect(source.declaredFunctions == ["manager", "helper"])
        let names = try sample.names()
        #expect(names.contains("UIWebView") && names.contains("selector x:y:") && names.contains(":manager:did:"))
    }

    @Test("A comment goes on over a line end that a backslash takes away, as code does")
    func splices() throws {
        let text = "void f() {\n// C:\\dir\\\n[A go];\n// x \\  \n[B go];\n[C \\\n go];\n[D go];\n}"
        #expect(try names(text).filter { $0.contains("[") } == ["+[C go]", "+[D go]"])
    }

    @Test("What a macro stands for counts where the macro is used, in others as well")
    func macros() throws {
        let text = """
            #define ASK [A ask]
            #define ALL(x) do { ASK; [B go:x]; now(); } while (0)
            #define NEVER [C go]
            #define OPEN { [D go];
            void f() {
              ALL(1);
            }
            """
        let sample = SourceSample(text, "App.m")
        #expect(Set(try sample.names()).isSuperset(of: ["+[A ask]", "+[B go:]", "call now()"]))
        #expect(try sample.names().filter { $0.contains("[C") || $0.contains("[D") } == [])
        #expect(sample.document.source?.unusedMacros.keys.sorted() == ["NEVER"])
        #expect(try sample.reference("[A ask]").position.line == 1)
        #expect(try sample.reference("[A ask]").availability == .unguarded)
    }

    @Test(
        "What a property is given is told as an argument",
        arguments: [
            ("A *a; a.b = NO;", "A.b", ["false"]), ("A *a; a.b = x ? One : Two;", "A.b", ["One", "Two"]),
            ("A *a; if (a.b == YES) {}", "A.b", []), ("A *a; [a setB:YES];", "-[A setB:]", ["true"]),
        ]
    )
    func assignments(_ text: String, _ name: String, _ values: [String]) throws {
        let reference = try SourceSample("void f() {\n\(text)\n}", "App.m").reference(name)
        #expect(reference.arguments.map(\.value) == values)
    }
}
