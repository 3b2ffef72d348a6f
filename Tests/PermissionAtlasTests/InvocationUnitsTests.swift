import HTTPServer
import Testing

@testable import permission_atlas

@Suite("Options with units")
struct InvocationUnitsTests {
    private static let options = [Option("wait", "SECONDS", ""), Option("size", "OCTETS", "")]

    private static func read(_ name: String, _ value: String) throws -> Invocation {
        try Invocation(["--\(name)", value], options: options, environment: [:])
    }

    @Test(
        "Seconds may have a fraction, and become milliseconds",
        arguments: [("1", 1_000), ("0.5", 500), ("0.0004", 0), ("0.0006", 1), ("60", 60_000)]
    )
    func seconds(text: String, milliseconds: Milliseconds) throws {
        #expect(try Self.read("wait", text).seconds("wait", in: 0...60_000, standard: 7) == milliseconds)
    }

    @Test(
        "What is no number of seconds, or out of bounds, is refused with the bounds",
        arguments: [
            "", "x", "1s", "-1", "60.001", "nan", "inf", "1e400", "9e18", "1e1", "0x1p3", "+0", "-0", ".5", "5.", "1_0",
            "１", "1 ",
        ]
    )
    func noSeconds(text: String) throws {
        let invocation = try Self.read("wait", text)
        do {
            _ = try invocation.seconds("wait", in: 0...60_000, standard: 7)
            Issue.record("it was taken")
        } catch {
            #expect(error.code == .usage)
            #expect(error.message == "--wait must be seconds from 0.0 to 60.0, not \"\(text)\"")
        }
    }

    @Test(
        "Octets may have a unit",
        arguments: [("1024", 1_024), ("1K", 1_024), ("3M", 3_145_728), ("1G", 1_073_741_824)]
    )
    func octets(text: String, number: Int) throws {
        #expect(try Self.read("size", text).octets("size", in: 1...1_073_741_824, standard: 7) == number)
    }

    @Test(
        "What is no number of octets, or out of bounds, is refused with the bounds",
        arguments: [
            "", "K", "1.5M", "1k", "1MB", "M1", "0", "-1K", "1025M", "9223372036854775807K", "1 K", "+1K", "0x1", "+5",
        ]
    )
    func noOctets(text: String) throws {
        let invocation = try Self.read("size", text)
        do {
            _ = try invocation.octets("size", in: 1...1_073_741_824, standard: 7)
            Issue.record("it was taken")
        } catch {
            #expect(error.code == .usage)
            #expect(
                error.message == "--size must be octets from 1 to 1073741824, such as 16M, not \"\(text)\""
            )
        }
    }

    @Test("What is not given has its standard, whatever the bounds")
    func standards() throws {
        let invocation = try Invocation([], options: Self.options, environment: [:])
        #expect(try invocation.seconds("wait", in: 100...200, standard: 7) == 7)
        #expect(try invocation.octets("size", in: 100...200, standard: 7) == 7)
    }

    @Test("The place of a faulty value is named as it was given")
    func place() throws {
        let environment = ["PERMISSION_ATLAS_SIZE": "much"]
        let invocation = try Invocation([], options: Self.options, environment: environment)
        #expect(throws: CommandError.self) { try invocation.octets("size", in: 1...2, standard: 1) }
        #expect(invocation.place("size") == "PERMISSION_ATLAS_SIZE")
    }
}
