import Testing

@testable import TLS

@Suite struct ServerNamesTests {
    private let names = ServerNames([
        ["a.test", "www.a.test"], ["b.test", "*.b.test"], ["*.a.test", "b.test", "x.b.test"], [],
    ])

    @Test(
        "A name picks the certificate that has it; an exact name goes before a wildcard, an earlier one before a later one",
        arguments: [
            ("a.test", 0), ("www.a.test", 0), ("WWW.A.Test", 0), ("other.a.test", 2), ("b.test", 1), ("y.b.test", 1),
            ("x.b.test", 2),
        ]
    )
    func picks(_ name: String, _ index: Int) {
        #expect(names.index(of: name) == index)
    }

    @Test(
        "A wildcard stands for one label that is not empty, and for nothing else",
        arguments: ["p.q.b.test", ".b.test", "c.test", "test", "", ".", "*.b.testx", "b.test."]
    )
    func unknown(_ name: String) {
        #expect(names.index(of: name) == nil)
    }
}
