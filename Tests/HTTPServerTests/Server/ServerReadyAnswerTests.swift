import HTTPServer
import Logging
import Testing

/// A request that comes again is recognised, and answered as the first time.
@Suite struct ServerReadyAnswerTests {
    private let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

    /// The answer without what differs each time.
    private func steady(_ answer: (head: String, body: [UInt8])) -> String {
        answer.head.split(separator: "\r\n").filter { !$0.hasPrefix("Date: ") && !$0.hasPrefix("X-Request-Id: ") }
            .joined(separator: "\n") + String(decoding: answer.body, as: UTF8.self)
    }

    @Test(
        "The same request gets the same answer every time, under a name of its own",
        arguments: [
            "GET /x HTTP/1.1\r\nHost: h\r\n\r\n", "HEAD /x HTTP/1.1\r\nHost: h\r\nAccept: */*\r\n\r\n",
            "GET http://h/x HTTP/1.1\r\nHost: other\r\n\r\n", "\r\nGET /x HTTP/1.1\r\nHost: h\r\n\r\n",
            "GET /x HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", "GET /unchanged HTTP/1.1\r\nHost: h\r\n\r\n",
            "GET /x HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc", "GET /empty HTTP/1.1\r\nHost: h\r\n\r\n",
        ]
    )
    func again(request: String) throws {
        let server = try TestServer { $0.loops = 1 }
        let client = try Client(port: server.port)
        let isHead = request.hasPrefix("HEAD")
        var answers: [String] = []
        var names: Set<Substring> = []
        for _ in 0..<5 {
            try client.send(request)
            let answer = try client.response(toHead: isHead)
            answers.append(steady(answer))
            names.formUnion(answer.head.split(separator: "\r\n").filter { $0.hasPrefix("X-Request-Id: ") })
        }
        #expect(Set(answers).count == 1)
        #expect(names.count == 5)
        // And at once: those that are recognised between others.
        try client.send(String(repeating: request + "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n" + request, count: 50))
        for _ in 0..<50 {
            #expect(steady(try client.response(toHead: isHead)) == answers[0])
            #expect(try client.response().head.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(steady(try client.response(toHead: isHead)) == answers[0])
        }
    }

    @Test("A request that is cut anywhere is read all the same")
    func splits() throws {
        let server = try TestServer { $0.loops = 1 }
        let client = try Client(port: server.port)
        for _ in 0..<3 {
            try client.send(get)
            _ = try client.response()
        }
        for cut in 1..<get.utf8.count {
            try client.send(get + String(get.prefix(cut)))
            #expect(try client.response().body == Array("found\n".utf8))
            try client.send(String(get.dropFirst(cut)) + get)
            for _ in 0..<2 { #expect(try client.response().body == Array("found\n".utf8)) }
        }
    }

    @Test("A name that the client gives is given back, however often")
    func clientsName() throws {
        let server = try TestServer { $0.loops = 1 }
        let client = try Client(port: server.port)
        for _ in 0..<4 {
            try client.send("GET /x HTTP/1.1\r\nHost: h\r\nX-Request-Id: mine\r\n\r\n")
            #expect(try client.response().head.contains("\r\nX-Request-Id: mine\r\n"))
        }
    }

    @Test("A request that ends the connection does so, however often it comes")
    func closes() throws {
        let server = try TestServer { $0.loops = 1 }
        for _ in 0..<4 {
            let client = try Client(port: server.port)
            try client.send("GET /x HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
            #expect(try client.response().head.contains("\r\nConnection: close"))
            #expect(try client.rest().isEmpty)
        }
    }

    @Test("Each of them is logged")
    func logged() throws {
        let server = try TestServer { $0.loops = 1 }
        let client = try Client(port: server.port)
        for _ in 0..<5 {
            try client.send(get)
            _ = try client.response()
        }
        server.server.drain()
        let lines = server.log.lines.filter { $0.contains(#""method":"GET","target":"/x","status":200,"bytes":"#) }
        #expect(lines.count == 5)
        #expect(Set(lines.compactMap { $0.split(separator: #""bytes":"#).last?.prefix { $0 != "," } }).count == 1)
    }
}
