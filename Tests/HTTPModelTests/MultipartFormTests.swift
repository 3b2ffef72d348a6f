import HTTPModel
import Testing

struct MultipartFormTests {
    private func parts(
        _ body: String,
        boundary: String = "B",
        limits: MultipartForm.Limits = MultipartForm.Limits()
    ) throws -> [MultipartForm.Part] {
        try MultipartForm.parts(of: Array(body.utf8), boundary: boundary, limits: limits)
    }

    private func field(_ disposition: String, _ body: String = "x") -> String {
        "--B\r\nContent-Disposition: \(disposition)\r\n\r\n\(body)\r\n--B--\r\n"
    }

    @Test("Files and fields come in order, with their octets as they are")
    func order() throws {
        let body =
            "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"Info.plist\"\r\n"
            + "Content-Type: application/octet-stream\r\n\r\nline\r\n--not\r\n\r\n--B\r\n"
            + "content-disposition: form-data; name=min_ios\r\n\r\n14.0\r\n--B--"
        let parts = try parts(body)
        #expect(parts.map(\.name) == ["file", "min_ios"])
        #expect(parts.map(\.filename) == ["Info.plist", nil])
        #expect(parts[0].contentType == MediaType("application", "octet-stream"))
        #expect(Array(parts[0].body) == Array("line\r\n--not\r\n".utf8))
        #expect(Array(parts[1].body) == Array("14.0".utf8))
    }

    @Test(
        "Preamble, epilogue, padding and empty bodies are passed over or kept",
        arguments: [
            ("preamble --B\r\n--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--B--epilogue", ["x"]),
            ("--B  \t\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--B--", [""]),
            ("--B\r\nContent-Disposition: form-data; name=a\r\n\r\n--B--\r\n--B--", [""]),
            ("--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--BB\r\n\r\n--B--", ["x\r\n--BB\r\n"]),
            ("--B--\r\n", []), ("--B--", []),
        ]
    )
    func framing(_ sample: (body: String, bodies: [String])) throws {
        #expect(try parts(sample.body).map { String(decoding: $0.body, as: UTF8.self) } == sample.bodies)
    }

    @Test(
        "File names are read as curl and browsers write them",
        arguments: [
            (#"form-data; name="f"; filename="权限.plist""#, "权限.plist"),
            (#"form-data; name="f"; filename="a\"b.plist""#, "a\"b.plist"),
            (#"form-data; name="f"; filename="a%22b%0D%0A%41.plist""#, "a\"b\r\n%41.plist"),
            (#"form-data; name="f"; filename="C:\Users\me\Info.plist""#, #"C:\Users\me\Info.plist"#),
            (#"form-data; name="f"; filename="a;b, c.plist"; x=y"#, "a;b, c.plist"),
            (#"form-data; name="f"; filename=ios/Runner/Info.plist"#, "ios/Runner/Info.plist"),
            (#"form-data; name="f"; filename="x"; filename*=UTF-8''na%C3%AFve.plist"#, "naïve.plist"),
            (#"FORM-DATA ; NAME = f ; FILENAME = "x""#, "x"),
            (#"form-data; name="f"; filename="""#, ""),
            (#"form-data; name="f""#, nil),
        ] as [(String, String?)]
    )
    func names(_ sample: (disposition: String, filename: String?)) throws {
        let part = try #require(try parts(field(sample.disposition)).first)
        #expect(part.name == "f")
        #expect(part.filename == sample.filename)
    }

    @Test(
        "A malformed form is refused with its reason",
        arguments: [
            ("", .noBoundary), ("no form", .noBoundary), ("--B", .malformedBoundaryLine(offset: 0)),
            ("--B\nContent-Disposition: form-data; name=a\n\nx\n--B--", .malformedBoundaryLine(offset: 0)),
            ("--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx", .unterminated),
            ("--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--BB--", .unterminated),
            ("--B\r\n\r\nx\r\n--B--", .noName(part: 1)),
            ("--B\r\nContent-Disposition: attachment; name=a\r\n\r\nx\r\n--B--", .noName(part: 1)),
            ("--B\r\nContent-Disposition: form-data; filename=a\r\n\r\nx\r\n--B--", .noName(part: 1)),
            ("--B\r\nContent-Disposition: form-data; name=\"a\r\n\r\nx\r\n--B--", .noName(part: 1)),
            ("--B\r\nContent-Disposition: form-data; name=a; name=b\r\n\r\nx\r\n--B--", .noName(part: 1)),
            ("--B\r\nContent-Disposition: form-data; name=a; filename*=latin1''x\r\n\r\nx\r\n--B--", .noName(part: 1)),
            ("--B\r\nno colon\r\n\r\nx\r\n--B--", .malformedHeader(part: 1)),
            ("--B\r\nContent-Disposition: form-data; name=a\r\n--B--", .malformedHeader(part: 1)),
            ("--B\r\n: x\r\n\r\nx\r\n--B--", .malformedHeader(part: 1)),
            (
                "--B\r\nContent-Disposition: form-data; name=a\r\nContent-Transfer-Encoding: BASE64\r\n\r\nx\r\n--B--",
                .transferEncoding("base64", part: 1)
            ),
        ] as [(String, MultipartFault)]
    )
    func faults(_ sample: (body: String, fault: MultipartFault)) {
        #expect(throws: sample.fault) { try parts(sample.body) }
    }

    @Test("A name that is no UTF-8 is refused")
    func notUTF8() {
        let body =
            Array("--B\r\nContent-Disposition: form-data; name=\"".utf8) + [0xFF] + Array("\"\r\n\r\n\r\n--B--".utf8)
        #expect(throws: MultipartFault.malformedHeader(part: 1)) { try MultipartForm.parts(of: body, boundary: "B") }
    }

    @Test("Bodies of any octets come through")
    func binary() throws {
        let content = (0...255).map { UInt8($0) } + [0x0D, 0x0A, 0x2D, 0x2D]
        let body =
            Array("--B\r\nContent-Disposition: form-data; name=f; filename=x\r\n\r\n".utf8) + content
            + Array("\r\n--B--".utf8)
        #expect(try MultipartForm.parts(of: body, boundary: "B").map { Array($0.body) } == [content])
    }

    @Test("Limits of parts and of header sizes hold")
    func limits() {
        var limits = MultipartForm.Limits()
        limits.parts = 3
        limits.header = 100
        let part = "--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n"
        #expect(throws: Never.self) { try parts(String(repeating: part, count: 3) + "--B--", limits: limits) }
        #expect(throws: MultipartFault.tooManyParts(limit: 3)) {
            try parts(String(repeating: part, count: 4) + "--B--", limits: limits)
        }
        let long = "--B\r\nContent-Disposition: form-data; name=\(String(repeating: "a", count: 100))\r\n\r\nx\r\n--B--"
        #expect(throws: MultipartFault.malformedHeader(part: 1)) { try parts(long, limits: limits) }
    }

    @Test("A boundary has 1 to 70 characters", arguments: [0, 71])
    func boundary(length: Int) {
        #expect(throws: MultipartFault.badBoundary) { try parts("", boundary: String(repeating: "b", count: length)) }
    }

    @Test("Every cut of a form ends in a fault, not in a crash")
    func cuts() throws {
        let body = Array(field("form-data; name=\"f\"; filename=\"x\"", "content").utf8)
        for length in 0..<(body.count - 2) {
            #expect(throws: MultipartFault.self) {
                try MultipartForm.parts(of: Array(body.prefix(length)), boundary: "B")
            }
        }
    }
}
