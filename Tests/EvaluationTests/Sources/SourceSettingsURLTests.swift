import Documents
import Evaluation
import Testing

@Suite("URLs of the Settings app in sources")
struct SourceSettingsURLTests {
    private func found(_ path: String, _ text: String) throws -> [String] {
        var sample = Sample(apis: [])
        sample.add(text, path: path)
        return try sample.findings().filter { $0.rule.hasPrefix("SET-") }.map { finding in
            let place = finding.location.position
            return "\(finding.rule) \(finding.phrase) \(place?.line ?? 0):\(place?.column ?? 0)"
        }
    }

    @Test(
        "A private URL is told at its place",
        arguments: [
            ("a.swift", "let u = URL(string: \"App-Prefs:root=WIFI\")", "SET-002 default 1:21"),
            ("a.swift", "\nlet u = \"prefs:root=\\(page)\"", "SET-002 default 2:9"),
            ("a.swift", "let u = #\" prefs:root=General\"#", "SET-002 default 1:9"),
            ("a.swift", "let u = \"app-settings:root=x\"", "SET-002 default 1:9"),
            ("a.m", "void f(void) { NSString *u = @\"prefs:root=LOCATION_SERVICES\"; }", "SET-002 default 1:31"),
            ("a.ts", "Linking.openURL('App-Prefs:')", "SET-002 script 1:17"),
            ("a.vue", "<script>plus.runtime.openURL(`app-prefs:root=${page}`)</script>", "SET-002 script 1:30"),
            ("a.dart", "launch('App-Prefs:root=Privacy&path=LOCATION');", "SET-002 script 1:8"),
            ("a.swift", "let u = URL(string: \"app-settings:\")", "SET-001 default 1:21"),
            ("a.js", "Linking.openURL(\"app-settings:\")", "SET-001 script 1:17"),
        ]
    )
    func tells(_ path: String, _ text: String, _ wanted: String) throws {
        #expect(try found(path, text) == [wanted])
    }

    @Test(
        "What opens nothing, or may be anything else, is left alone",
        arguments: [
            ("a.swift", "let u = UIApplication.openSettingsURLString"), ("a.swift", "// \"App-Prefs:root=WIFI\""),
            ("a.swift", "let s = \"See App-Prefs:root=WIFI\""), ("a.js", "localStorage.getItem('prefs:' + name)"),
            ("a.js", "localStorage.getItem('app-prefs:theme')"), ("a.dart", "var a = 'prefs: none';"),
            ("a.swift", "#if targetEnvironment(simulator)\nlet u = \"App-Prefs:\"\n#endif"),
            ("a.m", "#if TARGET_OS_OSX\nNSString *u = @\"App-Prefs:\";\n#endif"),
            ("AppTests/a.swift", "let u = \"App-Prefs:root=WIFI\""),
            ("a.swift", "let u = \"\\(scheme)prefs:root=WIFI\""),
        ]
    )
    func leaves(_ path: String, _ text: String) throws { #expect(try found(path, text) == []) }
}
