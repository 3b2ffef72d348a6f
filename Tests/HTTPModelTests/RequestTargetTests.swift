import HTTPModel
import Testing

struct RequestTargetTests {
    @Test(
        "The path is split at bare slashes and decoded after that",
        arguments: [
            ("/", [""]), ("/a/b", ["a", "b"]), ("/a%2Fb/c", ["a/b", "c"]), ("//a/", ["", "a", ""]),
            ("/%2e%2e/x", ["..", "x"]), ("/a+b", ["a+b"]), ("/+[A%20b:]", ["+[A b:]"]), ("/a?b/c", ["a"]),
        ]
    )
    func path(_ sample: (target: String, segments: [String])) throws {
        #expect(try RequestTarget(sample.target).segments == sample.segments)
    }

    @Test("Query items are read in order, with empty values and repeated names")
    func query() throws {
        let query = try RequestTarget("/a?x=1&&y&x=%E6%9D%83+%2B&z=a=b&=").query
        #expect(query.items.map(\.name) == ["x", "y", "x", "z", ""])
        #expect(query.items.map(\.value) == ["1", "", "权 +", "a=b", ""])
        #expect(query["x"] == "1")
        #expect(query["none"] == nil)
        #expect(try RequestTarget("/a?").query.items.isEmpty)
    }

    @Test(
        "A malformed target is refused where it is malformed",
        arguments: [
            ("a", .notOriginForm), ("", .notOriginForm), ("*", .notOriginForm), ("http://h/", .notOriginForm),
            ("/a%", .malformedPath), ("/%ff", .malformedPath), ("/a?b=%4", .malformedQuery("b=%4")),
            ("/a?%zz", .malformedQuery("%zz")),
        ] as [(String, RequestTarget.Fault)]
    )
    func faults(_ sample: (target: String, fault: RequestTarget.Fault)) {
        #expect(throws: sample.fault) { try RequestTarget(sample.target) }
    }
}
