import Testing

@testable import Evaluation

@Suite("Names of symbols as they are written")
struct APINameTests {
    @Test(
        "Each holds the name, its values and its type",
        arguments: [
            ("AVCaptureDevice.requestAccess(for: .video)", "AVCaptureDevice.requestAccess(for:)", ["video"]),
            ("AVCaptureDevice.requestAccess(for:.video)", "AVCaptureDevice.requestAccess(for:)", ["video"]),
            ("A.b(for: X.y, to: \"a,b\")", "A.b(for:to:)", ["y", "a,b"]),
            ("A.b(for:completionHandler:)", "A.b(for:completionHandler:)", []),
            ("A.b()", "A.b", []),
            ("A(for: .c(type: \"_d._tcp\", e: nil), f: .g)", "A.init(for:f:)", ["c", "g", "_d._tcp"]),
            ("A.b(_:)", "A.b(_:)", []),
            ("A.shared().b(_:)", "A.b(_:)", []),
            ("A.b { _ in }", "A.b", []),
            ("A.b(for: .c) { _ in }", "A.b(for:)", ["c"]),
            (" A.b ", "A.b", []),
            ("A(delegate: nil, queue: nil)", "A.init(delegate:queue:)", []),
            ("[A b:]", "-[A b:]", []),
        ]
    )
    func reads(_ written: String, _ candidate: String, _ values: [String]) {
        let name = APIName(written)
        #expect(name.candidates.contains(candidate), "\(name.candidates)")
        #expect(name.values == values)
        #expect(name.owner == "A" || written.hasPrefix("AV"))
    }

    @Test(
        "Odd input is read without a fault",
        arguments: ["", "(", ")", "((", "a(b", ".", "[", "[A", "-[", "A.", "a(\"", "a{("]
    )
    func staysCalm(_ written: String) { #expect(!APIName(written).candidates.isEmpty) }
}
