import Testing

@testable import permission_atlas

@Suite("The configuration file")
struct ConfigurationFileTests {
    private static let options = [
        Option.configuration, Option("port", "PORT", ""), Option("idle-timeout", "SECONDS", ""),
        Option("proxy-protocol", nil, ""),
    ]

    @Test("Values and lines are read; comments, empty lines and switches that are off set nothing")
    func values() throws {
        let text = "# a comment\n\nport = 80\r\n  idle-timeout=1 = 2\nproxy-protocol = off\n"
        let file = try ConfigurationFile(text, path: "f", options: Self.options)
        #expect(file.entries.mapValues(\.value) == ["port": "80", "idle-timeout": "1 = 2"])
        #expect(file.entries["port"]?.line == 3)
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            ("port = 1\nprot = 2", "f:2: \"prot\" is not known; did you mean port?"),
            ("port", "f:1: a line has the form name = value"), ("port =", "f:1: port has no value"),
            ("port = 1\n\nport = 2", "f:3: port stands in line 1 already"),
            ("proxy-protocol = maybe", "f:1: proxy-protocol is on or off, not \"maybe\""),
            ("a=\nport", "f:1: \"a\" is not known\nf:2: a line has the form name = value"),
        ]
    )
    func faults(text: String, message: String) {
        do {
            _ = try ConfigurationFile(text, path: "f", options: Self.options)
            Issue.record("it was read")
        } catch { #expect(error.message == message && error.code == .usage) }
    }

    @Test("A file cannot name another one, and one that is not there is said to be so")
    func files() {
        #expect(throws: CommandError.self) { try ConfigurationFile("config = g", path: "f", options: Self.options) }
        #expect(throws: CommandError.self) { try ConfigurationFile("/no/such/file", options: Self.options) }
    }
}
