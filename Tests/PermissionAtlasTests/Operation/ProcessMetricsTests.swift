import Foundation
import Metrics
import Testing

@testable import permission_atlas

@Suite("The metrics of the process", .serialized)
struct ProcessMetricsTests {
    private let registry = Registry()

    init() { ProcessMetrics.register(in: registry) }

    private func value(_ name: String) throws -> Double {
        let text = String(decoding: registry.text(as: .prometheus), as: UTF8.self)
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }, "\(name) is not there")
        return try #require(line.split(separator: " ").last.flatMap { Double($0) }, "\(line)")
    }

    @Test("Memory is as large as what it holds, and addresses are more than what is resident")
    func memory() throws {
        let before = try value("process_resident_memory_bytes")
        #expect(try value("process_virtual_memory_bytes") >= before)
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 268_435_456, alignment: 4_096)
        defer { block.deallocate() }
        block.initializeMemory(as: UInt8.self, repeating: 1)
        #expect(try value("process_resident_memory_bytes") >= before + 100_000_000)
    }

    @Test("Descriptors are counted")
    func descriptors() throws {
        let files = (0..<200).compactMap { _ in FileHandle(forReadingAtPath: "/dev/null") }
        let open = try value("process_open_fds")
        let most = try value("process_max_fds")
        #expect(open >= 200 && open < most)
        withExtendedLifetime(files) {}
    }

    @Test("Processor time grows, and the process began before now")
    func times() throws {
        let before = try value("process_cpu_seconds_total")
        var sum: UInt64 = 0
        while try value("process_cpu_seconds_total") <= before { sum &+= 1 }
        let now = Date.now.timeIntervalSince1970
        let start = try value("process_start_time_seconds")
        #expect(start <= now && start > now - 86_400)
        #expect(try value("process_threads") >= 1)
    }
}
