@testable import HTTPServer
import Testing

@Suite struct RequestIDSourceTests {
    @Test("Names have 13 characters and differ, from one seed and between seeds")
    func names() {
        var seen: Set<String> = []
        for seed in UInt64(0)..<20 {
            var source = RequestIDSource(seed: seed)
            for _ in 0..<1_000 { seen.insert(source.next()) }
        }
        #expect(seen.count > 19_000)
        #expect(
            seen.allSatisfy {
                $0.utf8.count == 13 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x76).contains($0) }
            }
        )
    }
}
