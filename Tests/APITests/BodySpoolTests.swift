import Foundation
import HTTPModel
import Testing

@testable import API

struct BodySpoolTests {
    private let octets = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 / 3) }

    private func spooled(capacity: Int, directory: String, piece: Int = 700) throws -> any BodySource {
        var spool = BodySpool(capacity: capacity, directory: directory)
        for start in stride(from: 0, to: octets.count, by: piece) {
            spool.append(octets[start..<min(start + piece, octets.count)])
        }
        return try spool.finish()
    }

    @Test(
        "What is spooled can be read in any parts, small or large, with a folder for files or without",
        arguments: [100_000, 10_000, 9_999, 1_000, 0],
        ["/tmp", "/nonexistent"]
    )
    func parts(capacity: Int, directory: String) throws {
        let body = try spooled(capacity: capacity, directory: directory)
        #expect(body.count == octets.count)
        #expect((body is FileBody) == (capacity < 10_000 && directory == "/tmp"))
        for range in [0..<10_000, 0..<0, 0..<1, 9_999..<10_000, 1_234..<5_678] {
            #expect(body.octets(in: range) == Array(octets[range]))
        }
    }

    @Test("The file has no name")
    func unnamed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let body = try spooled(capacity: 10, directory: folder.path())
        #expect(body is FileBody)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == [])
    }

    @Test("A file that has become shorter than its body cannot be read to the end")
    func truncated() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(octets).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forReadingFrom: file)
        let body = FileBody(descriptor: dup(handle.fileDescriptor), count: octets.count + 1)
        #expect(body.octets(in: 0..<octets.count) == octets)
        #expect(body.octets(in: 0..<octets.count + 1) == nil)
    }

    @Test("Nothing is an empty body")
    func empty() throws {
        let body = try BodySpool().finish()
        #expect(body.count == 0)
        #expect(body.octets(in: 0..<0) == [])
    }
}
