import Foundation
import HTTPServer
import Testing

@testable import permission_atlas

@Suite("The configuration")
struct ConfigurationTests {
    private static func invocation(
        _ file: String,
        _ arguments: [String] = [],
        _ environment: [String: String] = [:]
    ) throws -> Invocation {
        let path = NSTemporaryDirectory() + "atlas-\(UUID().uuidString).conf"
        try file.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try Invocation(
            ["--config", path] + arguments,
            options: ServeCommand.options,
            environment: environment
        )
    }

    /// What is wrong, a line each, without the folder of the file.
    private static func faults(
        _ file: String,
        _ arguments: [String] = [],
        _ environment: [String: String] = [:]
    ) throws -> [String] {
        let invocation = try Self.invocation(file, arguments, environment)
        do throws(CommandError) {
            _ = try Configuration(invocation)
            return []
        } catch {
            return error.message.split(separator: "\n").map { String($0.replacing(/^.*\.conf:/, with: "f:")) }
        }
    }

    @Test("Every fault of the file, its lines and its values, is told at once")
    func all() throws {
        let long = String(repeating: "9", count: 5_000)
        let file = """
            port = 0x50
            prot = 1
            loops = +1
            idle-timeout = 0x1p3
            drain-delay = +0
            max-body = \(long)
            connections = 0
            rate = many
            trusted-proxies = 10.0.0.0/8,here
            cors-origin = https://a.test/path
            access-log = maybe
            proxy-protocol = perhaps
            tls-cert = a.pem,b.pem
            tls-key = a.key
            hsts = never
            forwarding-field = x
            check = on
            """
        let told = try Self.faults(file)
        for line in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17] {
            #expect(told.filter { $0.hasPrefix("f:\(line): ") }.count == 1, "line \(line) of \(told)")
        }
        #expect(told.count == 16)
        #expect(told.allSatisfy { $0.utf8.count < 300 })
        #expect(told.contains("f:1: port must be a whole number from 0 to 65535, not \"0x50\""))
        #expect(told.contains("f:5: drain-delay must be seconds from 0.0 to 3600.0, not \"+0\""))
        #expect(told.contains("f:12: proxy-protocol is on or off, not \"perhaps\""))
    }

    @Test("Faults of the environment and the command line are told with them, where they were given")
    func places() throws {
        let told = try Self.faults(
            "port = x",
            ["--loops", "0", "--proxy-protocol"],
            ["PERMISSION_ATLAS_WORKERS": "none"]
        )
        #expect(
            told == [
                "f:1: port must be a whole number from 0 to 65535, not \"x\"",
                "--loops must be a whole number from 1 to 256, not \"0\"",
                "PERMISSION_ATLAS_WORKERS must be a whole number from 1 to 256, not \"none\"",
                "--proxy-protocol needs --trusted-proxies: nobody else is believed",
            ]
        )
    }

    @Test(
        "The request log of the file can be turned on and off from the environment and the command line",
        arguments: [
            ("", [], "", true), ("no-access-log = on", [], "", false), ("access-log = off", [], "", false),
            ("no-access-log = on", ["--access-log", "on"], "", true), ("no-access-log = on", [], "on", true),
            ("access-log = off", ["--no-access-log=off"], "", true),
            ("access-log = on", ["--no-access-log"], "on", false),
        ] as [(String, [String], String, Bool)]
    )
    func requestLog(_ file: String, _ arguments: [String], _ environment: String, _ isOn: Bool) throws {
        let invocation = try Self.invocation(file, arguments, ["PERMISSION_ATLAS_ACCESS_LOG": environment])
        #expect(try Configuration(invocation).server.logsRequests == isOn)
    }

    @Test("Strict transport security is off, and needs TLS")
    func strictTransport() throws {
        func value(_ arguments: String...) throws -> Int? {
            let tls = ["--tls-cert", "a.pem", "--tls-key", "a.key"]
            return try Configuration(Self.invocation("hsts = 600", tls + arguments)).server.strictTransport
        }
        #expect(try Configuration(Self.invocation("")).server.strictTransport == nil)
        #expect(try value() == 600 && value("--hsts", "0") == 0 && value("--hsts", "off") == nil)
        #expect(try Self.faults("hsts = 600") == ["f:1: hsts needs --tls-cert: it is sent over TLS alone"])
        #expect(try Self.faults("hsts = 315360001").count == 1)
    }
}
