import HTTPModel
import Testing

struct MediaTypeTests {
    @Test(
        "A media type is read with its parameters",
        arguments: [
            ("text/html", "text/html", [:]),
            ("Text/HTML; Charset=UTF-8", "text/html", ["charset": "UTF-8"]),
            (#" multipart/form-data ;boundary="a b;c" "#, "multipart/form-data", ["boundary": "a b;c"]),
            (#"a/b; x="\"q\"";y=1"#, "a/b", ["x": "\"q\"", "y": "1"]),
            ("a/b;", "a/b", [:]),
        ] as [(String, String, [String: String])]
    )
    func reads(_ sample: (text: String, essence: String, parameters: [String: String])) throws {
        let type = try #require(MediaType(sample.text))
        #expect(type.essence == sample.essence)
        for (name, value) in sample.parameters { #expect(type[parameter: name] == value) }
        #expect(type.parameters.count == sample.parameters.count)
    }

    @Test(
        "What is no media type is not read",
        arguments: ["", "text", "text/", "/html", "text/html, a/b", "a/b; c", "a/b; c=", "a/b; c=\"x", "a b/c", "文/字"]
    )
    func refuses(text: String) {
        #expect(MediaType(text) == nil)
    }
}
