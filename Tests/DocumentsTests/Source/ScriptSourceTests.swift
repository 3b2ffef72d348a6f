import Documents
import Testing

@Suite("Sources in Dart, JavaScript and TypeScript")
struct ScriptSourceTests {
    @Test(
        "Imported packages are told, whichever way they are written",
        arguments: [
            (
                "a.ts", "import 'a'; import b, { c } from \"b\"; export * from 'd'; const e = require('e');",
                ["a", "b", "d", "e"]
            ),
            (
                "a.js", "const a = await import('a'); // import 'b'\nconst s = \"import 'c'\"; import * as d from 'd'",
                ["a", "d"]
            ),
            ("a.js", "const importance = 'a'; require(path); object.require('b'); import.meta.url", []),
            (
                "a.dart", "import 'package:a/a.dart' show B;\nimport 'dart:io';\nexport 'src/c.dart';",
                ["package:a/a.dart", "dart:io", "src/c.dart"]
            ),
            ("a.vue", "<template>import 'x'</template><script setup lang=\"ts\">import a from 'a'</script>", ["a"]),
        ]
    )
    func imports(_ path: String, _ text: String, _ names: [String]) throws {
        #expect(try #require(SourceSample(text, path).document.source).imports.map(\.name) == names)
    }

    @Test(
        "What stands in comments, strings, templates and regular expressions is not code; an interpolation is",
        arguments: [
            ("a.js", "// uni.a()\n/* uni.a() */ 'uni.a()' + \"uni.a()\" + `uni.a()`", []),
            ("a.js", "`x ${uni.b(`${uni.c()}`)} uni.a()`", ["uni.b(_:)", "uni.c()"]),
            ("a.js", "x = /uni.a()'/; uni.b()", ["uni.b()"]), ("a.js", "x = a / uni.b() / c", ["uni.b()"]),
            ("a.js", "if (/[/'\"]/.test(s)) uni.b()", ["uni.b()"]),
            ("a.tsx", "<View a={uni.b()}>don't</View>", ["uni.b()"]),
            (
                "a.dart", "var a = 'x ${Permission.b} $c'; var d = r'${Permission.a}'; /* /* */ Permission.a */",
                ["Permission.b"]
            ),
            ("a.dart", "var a = '''\nit's Permission.a\n'''; Permission.b;", ["Permission.b"]),
            ("a.js", "this.uni.a(); my_uni.a(); uniform.a()", []),
        ]
    )
    func literals(_ path: String, _ text: String, _ names: [String]) throws {
        #expect(try SourceSample(text, path).names() == names)
    }

    @Test("Code that UniApp leaves out of apps does not count")
    func platforms() throws {
        let text = """
            // #ifdef MP-WEIXIN
            uni.a()
            // #endif
            // #ifndef APP-PLUS
            uni.b()
            // #endif
            // #ifdef APP-PLUS || H5
            uni.c()
            // #endif
            /* #ifdef H5 */ uni.d() /* #endif */
            uni.e()
            """
        #expect(try SourceSample(text, "a.vue.js").names() == ["uni.c()", "uni.e()"])
    }

    @Test("Lists in the object that a call takes are told by their name")
    func arguments() throws {
        let text = "uni.chooseImage({ count: n, sourceType: ['album', 'camera'], success() {} })"
        let arguments = try SourceSample(text, "a.js").reference("chooseImage(_:)").arguments
        #expect(arguments.filter { $0.label == "sourceType" }.map(\.value) == ["album", "camera"])
    }
}
