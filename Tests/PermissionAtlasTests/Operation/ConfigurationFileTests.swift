import Foundation
import Testing

@testable import permission_atlas

@Suite("The configuration file")
struct ConfigurationFileTests {
    private static let options = [
        Option.configuration, Option("port", "PORT", ""), Option("idle-timeout", "SECONDS", ""),
        Option("proxy-protocol", nil, ""),
    ]

    private static func read(_ content: some Sequence<UInt8>) -> ConfigurationFile {
        ConfigurationFile(Array(content), path: "f", options: options)
    }

    @Test("Values and lines are read; comments and empty lines set nothing")
    func values() {
        let file = Self.read("# a comment\n\nport = 80\r\n  idle-timeout=1 = 2\n\tproxy-protocol = off".utf8)
        #expect(file.entries.map(\.option.name) == ["port", "idle-timeout", "proxy-protocol"])
        #expect(file.entries.map(\.value) == ["80", "1 = 2", "off"])
        #expect(file.entries.map(\.line) == [3, 4, 5])
        #expect(file.faults.isEmpty)
    }

    @Test("A byte order mark in front is passed over, and no other")
    func byteOrderMark() {
        let file = Self.read("\u{FEFF}port = 1\n\u{FEFF}port = 2".utf8)
        #expect(file.entries.map(\.value) == ["1"])
        #expect(file.faults == ["f:2: \"\\u{FEFF}port\" is not known; did you mean port?"])
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            ("port = 1\nprot = 2", "f:2: \"prot\" is not known; did you mean port?"),
            ("port", "f:1: a line has the form name = value"), ("port =", "f:1: port has no value"),
            ("port = 1\n\nport = 2", "f:3: port stands in line 1 already"),
            ("a=\nport", "f:1: \"a\" is not known\nf:2: a line has the form name = value"),
            ("config = g", "f:1: \"config\" is not known"), ("= 1", "f:1: \"\" is not known"),
            ("port = 1\0", "f:1: port has a character in it that cannot be seen: \"1\\u{0}\""),
            (
                "port = 1\ridle-timeout = 2",
                "f:1: port has a character in it that cannot be seen: \"1\\u{D}idle-timeout = 2\""
            ),
            ("port ≠ 1", "f:1: \"port ≠ 1\" is not known; did you mean port?"),
        ]
    )
    func faults(text: String, message: String) {
        #expect(Self.read(text.utf8).faults.joined(separator: "\n") == message)
    }

    @Test("A line that is not UTF-8 is told, and the others are read")
    func encoding() {
        let file = Self.read(Array("port = 1\n".utf8) + [0x70, 0xFF, 0x0A] + Array("idle-timeout = 2".utf8))
        #expect(file.faults == ["f:2: the line is not UTF-8"] && file.entries.count == 2)
        let wide = "port = 1\nx".data(using: .utf16BigEndian).map { Array($0) } ?? []
        #expect(Self.read([0xFE, 0xFF] + wide).faults.first == "f:1: the line is not UTF-8")
        #expect(Self.read(wide).faults.count == 2)
    }

    @Test("A line may be long, a longer one is told, and what a message shows of it is short")
    func longLines() {
        let name = String(repeating: "a", count: 60_000)
        let file = Self.read("\(name) = 1\nport = \(name)\n\(name)\(name)".utf8)
        #expect(file.entries.map(\.value) == [name])
        #expect(file.faults.count == 2 && file.faults.allSatisfy { $0.utf8.count < 300 })
        #expect(file.faults.last == "f:3: the line has 120000 octets; 65536 are the most")
    }

    @Test("Of a file of another kind the first fifty faults are told")
    func manyFaults() {
        let file = Self.read(String(repeating: "{\n", count: 1_000).utf8)
        #expect(file.faults.count == 51 && file.faults.last == "f: the lines behind line 50 were not looked at")
    }

    @Test("What is no file to read is refused with the reason, without waiting")
    func files() throws {
        func message(_ path: String) -> String {
            do throws(CommandError) {
                _ = try ConfigurationFile(path, options: Self.options)
                return ""
            } catch {
                return "\(error.code) \(error.message)"
            }
        }
        let folder = NSTemporaryDirectory() + "atlas-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
        #expect(FileManager.default.createFile(atPath: "\(folder)/large", contents: Data(count: 1_048_577)))
        let said = "the configuration file cannot be read"
        #expect(message("/no/file") == "unreadableInput /no/file: \(said): No such file or directory")
        #expect(message(folder) == "unreadableInput \(folder): \(said): this is no regular file")
        #expect(message("\(folder)/pipe") == "unreadableInput \(folder)/pipe: \(said): this is no regular file")
        #expect(message("/dev/zero") == "unreadableInput /dev/zero: \(said): this is no regular file")
        #expect(
            message("\(folder)/large") == "unreadableInput \(folder)/large: \(said): it has more than 1048576 octets"
        )
    }

    @Test("Whatever octets a file has, it is read or told", arguments: 0..<200)
    func anything(seed: Int) {
        var generator = SystemRandomNumberGenerator()
        let pieces: [[UInt8]] = [
            [0x0A], [0x3D], [0x20], [0x0D], [0x00], [0xFF], [0xC3], Array("port".utf8), Array("=1".utf8),
        ]
        let content = (0..<50).flatMap { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
        let file = Self.read(content)
        #expect(file.faults.count + file.entries.count <= content.count { $0 == 0x0A } + 1)
    }
}
