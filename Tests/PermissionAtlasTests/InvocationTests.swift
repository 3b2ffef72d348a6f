import Catalog
import Foundation
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
        "A switch of the file or the environment can be taken back, as can a value by a switch of the opposite meaning",
        arguments: [
            ([], [:], "quiet = on\nlight = off", true, "off"), ([], ["QUIET": "off"], "quiet = on", false, nil),
            (["--quiet=off"], ["QUIET": "1"], "quiet = on", false, nil), (["--quiet=no"], [:], "", false, nil),
            (["--quiet"], ["QUIET": "off"], "quiet = off", true, nil), (["--quiet=on"], [:], "quiet = off", true, nil),
            ([], [:], "dark = on", false, "off"), (["--light", "on"], [:], "dark = on", false, "on"),
            ([], ["LIGHT": "on"], "dark = on", false, "on"), (["--dark"], ["LIGHT": "on"], "light = on", false, "off"),
            (["--dark=off"], ["DARK": "yes"], "light = off", false, "on"), ([], ["DARK": "0"], "dark = 1", false, "on"),
            (["--dark", "--light=off"], [:], "", false, "off"),
        ] as [([String], [String: String], String, Bool, String?)]
    )
    func switches(
        _ arguments: [String],
        _ environment: [String: String],
        _ file: String,
        _ isQuiet: Bool,
        _ light: String?
    ) throws {
        let path = NSTemporaryDirectory() + "atlas-\(UUID().uuidString).conf"
        try file.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let options = [
            .configuration, Option("quiet", nil, ""), Option("light", "on|off", ""),
            Option("dark", nil, "", opposite: "light"),
        ]
        let twins = Dictionary(uniqueKeysWithValues: environment.map { ("PERMISSION_ATLAS_\($0)", $1) })
        let invocation = try Invocation(arguments + ["--config", path], options: options, environment: twins)
        #expect(invocation.faults.isEmpty)
        #expect(invocation.isOn("quiet") == isQuiet)
        #expect(invocation["light"] == light)
        #expect(invocation["dark"] == nil)
    }

    @Test("A contradiction within one place is refused, and a word that says nothing of a switch")
    func contradictions() throws {
        let options = [Option("light", "on|off", ""), Option("dark", nil, "", opposite: "light")]
        do throws(CommandError) {
            _ = try Invocation(["--light", "on", "--dark"], options: options, environment: [:])
            Issue.record("it was read")
        } catch {
            #expect(error.message == "--dark contradicts --light: take one away" && error.code == .usage)
        }
        let twins = ["PERMISSION_ATLAS_DARK": "perhaps"]
        let invocation = try Invocation([], options: options, environment: twins)
        #expect(
            invocation.faults.errors.map(\.message) == ["PERMISSION_ATLAS_DARK is on or off, not \"perhaps\""]
        )
    }

    @Test("A switch that is off is the same as one that is not given")
    func sameSwitch() throws {
        #expect(try Self.read(["--quiet=off"]).changes(from: Self.read([])).isEmpty)
        #expect(try Self.read(["--quiet"]).changes(from: Self.read(["--quiet=no"])).map(\.name) == ["quiet"])
    }

    @Test(
        "A whole number is written in digits alone",
        arguments: ["+1", "-1", "0x1", "1e0", "1.0", " 1", "١", "1_0", ""]
    )
    func digits(text: String) throws {
        let invocation = try Self.read(["--port", text])
        #expect(throws: CommandError.self) { try invocation.integer("port", in: -9...99, standard: 1) }
        #expect(Int(digits: "007") == 7 && Int(digits: "99999999999999999999") == nil)
    }

    @Test(
        "What cannot be meant is refused as wrong usage",
        arguments: [["--prot", "1"], ["--port"], ["--quiet=maybe"], ["--quiet="], ["--port", "1", "--port", "2"]]
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
