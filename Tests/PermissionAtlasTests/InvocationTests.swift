import Catalog
import Testing

@testable import permission_atlas

@Suite("The command line")
struct InvocationTests {
    private static let options = [
        Option("port", "PORT", ""), Option("tls-cert", "FILE", ""), Option("quiet", nil, ""),
    ]

    private static func read(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Invocation {
        try Invocation(arguments, options: options, environment: environment)
    }

    @Test("A value may follow the option or an equals sign; what is left are operands")
    func values() throws {
        let invocation = try Self.read(["a", "--port", "1", "--tls-cert=b=c", "--quiet", "--", "--port"])
        #expect(invocation["port"] == "1")
        #expect(invocation["tls-cert"] == "b=c")
        #expect(invocation.isOn("quiet"))
        #expect(invocation.operands == ["a", "--port"])
    }

    @Test("An option wins over its twin in the environment")
    func environment() throws {
        let environment = [
            "PERMISSION_ATLAS_PORT": "2", "PERMISSION_ATLAS_TLS_CERT": "x", "PERMISSION_ATLAS_QUIET": "0",
        ]
        let invocation = try Self.read(["--port", "1"], environment)
        #expect(invocation["port"] == "1")
        #expect(invocation["tls-cert"] == "x")
        #expect(!invocation.isOn("quiet"))
        #expect(try Self.read([], ["PERMISSION_ATLAS_PORT": ""])["port"] == nil)
    }

    @Test(
        "What cannot be meant is refused as wrong usage",
        arguments: [["--prot", "1"], ["--port"], ["--quiet=yes"], ["--port", "1", "--port", "2"]]
    )
    func refusals(_ arguments: [String]) {
        do {
            _ = try Self.read(arguments)
            Issue.record("\(arguments) was read")
        } catch {
            #expect((error as? CommandError)?.code == .usage)
        }
    }

    @Test("A mistyped option is told with the nearest one")
    func nearOption() {
        do throws(CommandError) {
            _ = try Invocation(["--prot", "1"], options: Self.options, environment: [:])
            Issue.record("it was read")
        } catch {
            #expect(error.message == "unknown option --prot; did you mean --port?")
        }
    }

    @Test("Numbers, choices, versions and days are checked where they are read")
    func typedValues() throws {
        let invocation = try Self.read(["--port", "70000", "--tls-cert", "20.0"])
        #expect(throws: CommandError.self) { try invocation.integer("port", in: 0...65_535, standard: 1) }
        #expect(throws: CommandError.self) { try invocation.version("tls-cert") }
        #expect(throws: CommandError.self) { try invocation.day("tls-cert") }
        #expect(throws: CommandError.self) { try Self.read(["x"]).takesNoOperands() }
        #expect(try Self.read([]).integer("port", in: 0...9, standard: 7) == 7)
        #expect(try Self.read(["--port", "16.2"]).version("port")?.description == "16.2")
        #expect(try Self.read(["--port", "2026-11-30"]).day("port") == "2026-11-30")
    }
}
