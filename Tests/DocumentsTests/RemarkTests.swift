import Documents
import Testing

@Suite("Comments that speak to us")
struct RemarkTests {
    private func remarks(_ path: String, _ text: String) -> [Remark] {
        DocumentReader.read(path: path, bytes: Array(text.utf8)).remarks
    }

    @Test(
        "Each language has its own signs, and a comment goes for a line: its own behind code, else the next one with code",
        arguments: [
            ("A.swift", "// permission-atlas: off API-001\n\n// more\nfoo()", 4),
            ("A.swift", "foo() // permission-atlas: off API-001\nbar()", 1),
            ("A.swift", "/* permission-atlas: off API-001 */ foo()", 1),
            ("A.swift", "/// permission-atlas: off API-001\nfoo()", 2),
            ("A.m", "// permission-atlas: off API-001\n[A go];", 2),
            ("a.dart", "f();\n// permission-atlas: off API-001\ng();", 3),
            ("a.ts", "/* permission-atlas: off API-001 */\nf()", 2),
            ("a.vue", "<script>\n// permission-atlas: off API-001\nf()\n</script>", 3),
            ("Podfile", "# permission-atlas: off API-001\n\n# more\npod 'A'\n", 4),
            ("Podfile", "pod 'A' # permission-atlas: off API-001\n", 1),
            ("pubspec.yaml", "name: a # permission-atlas: off API-001\n", 1),
            ("manifest.json", "{\"app-plus\": {}, // permission-atlas: off API-001\n\"name\": \"a\"}", 1),
            ("en.lproj/InfoPlist.strings", "\"A\" = \"b\"; // permission-atlas: off API-001\n", 1),
            ("App.xcconfig", "A = b\n// permission-atlas: off API-001\n\nB = c\n", 4),
            ("App.xcconfig", "A = https:// permission-atlas: off API-001\nB = c\n", 1),
            ("project.pbxproj", "{\n/* permission-atlas: off API-001 */\nA = b;\n}", 3),
            ("Podfile.lock", "PODS: # permission-atlas: off API-001\n  - A (1.0)\n", 1),
            ("pubspec.yaml", "name: | # permission-atlas: off API-001\n  a\n", 1),
            ("pubspec.yaml", "name: [a, # permission-atlas: off API-001\n  b]\n", 1),
            ("pubspec.yaml", "name: a\n  b # permission-atlas: off API-001\nc: d\n", 2),
            ("A.m", "#define A \"b\" // permission-atlas: off API-001\n", 1),
            ("a.js", "f(`${a /* permission-atlas: off API-001 */}`)\n", 1),
            (
                "config.xml",
                "<widget xmlns=\"http://www.w3.org/ns/widgets\">\n<!-- permission-atlas: off API-001 -->\n<name>a</name></widget>",
                3
            ),
        ]
    )
    func lines(_ path: String, _ text: String, _ line: Int) throws {
        let remark = try #require(remarks(path, text).first)
        #expect(remark.scope == .next)
        #expect(remark.rules == ["API-001"])
        #expect(remark.line == line)
        #expect(remarks(path, text.replacing("off API", with: "off-file API")).map(\.scope) == [.file])
    }

    @Test(
        "Where values stand in the order of the text, a comment with a line to itself goes for the next one",
        arguments: [
            ("pubspec.yaml", "# permission-atlas: off A, B\nname: a\n"),
            ("yarn.lock", "# permission-atlas: off A, B\na@^1:\n  version \"1.0.0\"\n"),
            ("manifest.json", "{\n// permission-atlas: off A, B\n\"app-plus\": {}}"),
            ("manifest.json", "{\n/* permission-atlas: off A,\nB */\n\"app-plus\": {}}"),
            ("en.lproj/InfoPlist.strings", "/* permission-atlas: off A, B */\n\"A\" = \"b\";\n"),
            ("Info.plist", "<plist><dict>\n<!-- permission-atlas: off A, B -->\n<key>A</key><true/></dict></plist>"),
        ]
    )
    func elements(_ path: String, _ text: String) throws {
        let remark = try #require(remarks(path, text).first)
        #expect(remark.rules == ["A", "B"])
        #expect(remark.line == nil)
    }

    @Test(
        "A text that only looks like a comment is none",
        arguments: [
            ("A.swift", "let a = \"// permission-atlas: off API-001\""),
            ("A.swift", "// see permission-atlas: off API-001"),
            ("pubspec.yaml", "name: a#permission-atlas: off API-001\n"),
            ("manifest.json", "{\"app-plus\": \"// permission-atlas: off API-001\"}"),
            ("app.json", "{expo: {name: '// permission-atlas: off API-001'}}"),
            ("app.json", "{expo: {name: \"a \\\n// permission-atlas: off API-001\"}}"),
            // YAML
            ("pubspec.yaml", "name: \"a # permission-atlas: off-file API-001\"\n"),
            ("pubspec.yaml", "name: 'a # permission-atlas: off-file API-001'\n"),
            ("pubspec.yaml", "name: 'it''s # permission-atlas: off-file API-001'\n"),
            ("pubspec.yaml", "name: \"a\n  # permission-atlas: off-file API-001\"\n"),
            ("pubspec.yaml", "name: |\n  # permission-atlas: off-file API-001\n"),
            ("pubspec.yaml", "name: >-\n  a\n\n  # permission-atlas: off-file API-001\nb: c\n"),
            ("pubspec.yaml", "name: &a |2\n   # permission-atlas: off-file API-001\n"),
            ("pubspec.yaml", "\"# permission-atlas: off-file API-001\": b\n"),
            ("pubspec.yaml", "name: [\"a # permission-atlas: off-file API-001\", b]\n"),
            ("yarn.lock", "__metadata:\n  version: \"# permission-atlas: off-file API-001\"\n"),
            ("yarn.lock", "a@1:\n  version \"1 # permission-atlas: off-file API-001\"\n"),
            // Ruby
            ("Podfile", "pod 'A # permission-atlas: off-file API-001'\n"),
            ("Podfile", "pod \"A\n # permission-atlas: off-file API-001\"\n"),
            ("Podfile", "puts <<~TEXT\n  # permission-atlas: off-file API-001\nTEXT\n"),
            ("Podfile", "puts %(\n# permission-atlas: off-file API-001\n)\n"),
            ("Podfile", "x = /a # permission-atlas: off-file API-001/\n"),
            ("Podfile", "x = [?\", 'b # permission-atlas: off-file API-001']\n"),
            ("Podfile", "=begin\n# permission-atlas: off-file API-001\n=end\n"),
            ("Podfile", "pod 'A'\n__END__\n# permission-atlas: off-file API-001\n"),
            // XML
            (
                "Info.plist",
                "<plist><dict><key>A</key><string><![CDATA[<!-- permission-atlas: off A -->]]></string></dict></plist>"
            ),
            ("config.xml", "<widget><name><![CDATA[<!-- permission-atlas: off A -->]]></name></widget>"),
            ("config.xml", "<widget a=\"<!-- permission-atlas: off A -->\"><name>a</name></widget>"),
            // OpenStep
            ("en.lproj/InfoPlist.strings", "\"A\" = \"b /* permission-atlas: off A */\";\n"),
            ("en.lproj/InfoPlist.strings", "\"A\" = 'b // permission-atlas: off A';\n"),
            ("project.pbxproj", "{ A = \"b // permission-atlas: off-file A\"; }"),
            // Sources
            ("A.swift", "let a = \"\"\"\n// permission-atlas: off-file API-001\n\"\"\""),
            ("A.swift", "let a = #\"\" // permission-atlas: off-file API-001\"#"),
            ("A.swift", "let a = #/\n// permission-atlas: off-file API-001\n/#"),
            ("A.m", "#define A \"b // permission-atlas: off-file API-001\"\n"),
            ("A.m", "NSString *a = @\"b // permission-atlas: off-file API-001\";"),
            ("A.m", "auto a = R\"x(\n// permission-atlas: off-file API-001\n)x\";"),
            ("a.dart", "var a = r'\\'; var b = '// permission-atlas: off-file API-001';"),
            ("a.dart", "var a = \'\'\'\n// permission-atlas: off-file API-001\n\'\'\';"),
            ("a.dart", "/* a /* b */ see // permission-atlas: off-file API-001\n */"),
            ("a.js", "const a = `\n// permission-atlas: off-file API-001\n`"),
            ("a.js", "if (a) /[//] permission-atlas: off-file API-001/.test(b)"),
            ("a.js", "const a = /[//] permission-atlas: off-file API-001/"),
            ("a.vue", "<!-- <script>\n// permission-atlas: off-file API-001\n</script> --><script>a()</script>"),
            ("a.vue", "<script-view>// permission-atlas: off-file API-001\n</script-view>"),
        ]
    )
    func others(_ path: String, _ text: String) { #expect(remarks(path, text) == []) }
}
