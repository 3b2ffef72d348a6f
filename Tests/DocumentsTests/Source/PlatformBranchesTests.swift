import Testing

@testable import Documents

@Suite("Parts of a script that do not run on iOS")
struct PlatformBranchesTests {
    /// The calls of `A` that are read: `A.b`, `A.c`.
    private func calls(_ text: String, path: String = "a.dart") -> [String] {
        let source = DocumentReader.read(path: path, bytes: Array(text.utf8)).source
        return (source?.references ?? []).filter { $0.kind == .member(type: "A") }.map(\.name)
    }

    @Test(
        "What only Android runs is left out",
        arguments: [
            "if (Platform.isAndroid) { A.x(); } A.b();", "if (Platform.isAndroid) A.x(); A.b();",
            "if (io.Platform.isAndroid && sdk >= 33) { if (a) { A.x(); } } else { A.b(); }",
            "if (!Platform.isIOS) { A.x(); } A.b();", "if (Platform.isIOS) { A.b(); } else { A.x(); }",
            "if (Platform.isIOS) { A.b(); } else if (c) { A.x(); } else { A.x(); }",
            "if (Platform.isAndroid || kIsWeb) { A.x(); } A.b();",
            "void f() { if (Platform.isIOS) return; A.x(); } g() { A.b(); }",
            "void f() { if (!Platform.isAndroid) { return false; } A.x(); if (d) { A.x(); } } g() { A.b(); }",
            "final p = Platform.isAndroid ? A.x : A.b;", "f(Platform.isIOS ? A.b() : A.x(), 1);",
            "return defaultTargetPlatform == TargetPlatform.android ? A.x() : A.b();",
            "if (Theme.of(context).platform != TargetPlatform.iOS) { A.x(); } A.b();",
            "if ((isAndroid) && !(isIOS)) { A.x(); }\nA.b();", "[A.b, if (Platform.isAndroid) A.x].f();",
            "if (Platform.isAndroid)\n  A.x();\nA.b();", "final p = Platform.isAndroid\n  ? A.x\n  : A.b;",
            "f() { if (Platform.isIOS) { log(); return; } A.x(); } g() { A.b(); }",
        ]
    )
    func leavesOut(_ text: String) {
        #expect(calls(text) == ["b"])
    }

    @Test(
        "So it is in JavaScript",
        arguments: [
            "if (Platform.OS === 'android') { A.x(); } A.b();", "if (Platform.OS !== \"ios\") { A.x(); } A.b();",
            "if ('android' == Platform.OS && v > 30) A.x(); A.b();",
            "const p = Platform.OS === 'ios' ? A.b : A.x;",
            "const f = () => Platform.OS === 'android' ? A.x() : A.b();",
            "if (Capacitor.getPlatform() === 'web') { A.x(); } else { A.b(); }",
            "if (uni.getSystemInfoSync().platform == 'android') { A.x() } A.b();",
        ]
    )
    func leavesOutInScripts(_ text: String) {
        #expect(calls(text, path: "a.ts") == ["b"])
    }

    @Test(
        "What iOS may run stays",
        arguments: [
            "const p = Platform.OS === 'ios' ? 'padding' : 'height'\nA.b()",
            "if (Platform.OS === 'android') return\nA.b();",
            "if (Platform.isAndroid) try { g(); } catch (e) {} A.b();",
            "if (a) { c(); } else if (Platform.isIOS) { return; } A.b();",
            "if (x) if (Platform.OS === 'ios') return; A.b();", "for (;;) if (Platform.isIOS) return; A.b();",
            "switch (x) { case 1: c(); if (Platform.isIOS) return; break; case 2: A.b(); }",
            "f(Platform.OS === 'ios' ? ask ? 0 : A.b() : 0);", "g(o ?? Platform.OS === 'ios' ? 0 : A.b());",
            "if (peer.platform === 'android') { A.b() }", "if (url.isWeb) { A.b(); }", "if (peer.isAndroid) { A.b(); }",
            "f() { if (Platform.isIOS) { if (d) { return; } } A.b(); }",
            "if (Platform.isAndroid || ready) { A.b(); }", "if (Platform.isIOS || Platform.isAndroid) { A.b(); }",
            "if (Platform.isIOS && ready) { A.x2(); } else { A.b(); }", "if (ready) { A.b(); }",
            "if (Platform.isAndroid) { log(); return; } A.b();", "String? x; A.b();", "final y = a ? A.b() : c;",
            "if (Platform.isIOS) { A.b(); return; }", "if (name == 'android') { A.b(); }", "var z = a ?? A.b();",
            "Platform.isAndroid; A.b();", "if (Platform.isAndroid) ;\nA.b();",
        ]
    )
    func keeps(_ text: String) {
        #expect(calls(text).contains("b"))
    }

    @Test(
        "Long rows and deep nests end",
        arguments: ["if(isIOS)return;", "if(isIOS){}else ", "isIOS?", "if((", "if(isIOS)"]
    )
    func ends(_ piece: String) {
        _ = calls(String(repeating: piece, count: 20_000))
    }
}
