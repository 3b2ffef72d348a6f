import API
import Foundation
import HTTPModel
import Testing

struct StaticFilesTests {
    /// A service over a folder with a page, a script, a hidden file and a link that leads out.
    private func withClient(_ test: (InProcessClient) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let app = folder.appending(path: "app dir")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("<!DOCTYPE html>".utf8).write(to: folder.appending(path: "index.html"))
        try Data("{}".utf8).write(to: folder.appending(path: "openapi.json"))
        try Data("export {}".utf8).write(to: app.appending(path: "main.js"))
        try Data(String(repeating: "p { margin: 0 }\n", count: 200).utf8).write(to: folder.appending(path: "style.css"))
        try Data((0..<3_000).map { _ in UInt8.random(in: 0...255) }).write(to: folder.appending(path: "noise.png"))
        try Data("secret".utf8).write(to: folder.appending(path: ".hidden"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "passwd"),
            withDestinationURL: URL(filePath: "/etc/passwd")
        )
        let files = try StaticFiles(directory: folder.path(percentEncoded: false))
        try test(try InProcessClient(files: files))
    }

    @Test("Files are served with their types and strong tags; a page keeps its state in the query")
    func serves() throws {
        try withClient { client in
            for (target, type, body) in [
                ("/", "text/html; charset=utf-8", "<!DOCTYPE html>"),
                ("/index.html?q=camera&anything", "text/html; charset=utf-8", "<!DOCTYPE html>"),
                ("/app%20dir/main.js", "text/javascript; charset=utf-8", "export {}"),
                ("/openapi.json", "application/json", "{}"),
            ] {
                let response = client.get(target, [("Accept", "text/html, */*;q=0.1")])
                #expect(response.status == .ok)
                #expect(response.headers["Content-Type"] == type)
                #expect(response.text == body)
                let tag = try #require(response.headers["ETag"])
                let date = try #require(response.headers["Last-Modified"])
                #expect(client.get(target, [("If-None-Match", tag)]).status == .notModified)
                #expect(client.get(target, [("If-Modified-Since", date)]).status == .notModified)
                #expect(response.headers.values("X-Content-Type-Options") == ["nosniff"])
                let policy = response.headers["Content-Security-Policy"]
                #expect((policy != nil) == type.hasPrefix("text/html"))
                if let policy { #expect(policy.contains("script-src 'self';") && !policy.contains("unsafe")) }
            }
            #expect(client.send(.post, "/index.html").headers["Allow"] == "GET, HEAD, OPTIONS")
        }
    }

    @Test("A file answers whoever takes its own type, and no other")
    func negotiates() throws {
        try withClient { client in
            for (target, own, other) in [
                ("/", "text/*", "application/json"), ("/app%20dir/main.js", "text/javascript", "text/html"),
                ("/openapi.json", "application/json", "text/html"), ("/noise.png", "image/*", "text/*"),
            ] {
                #expect(client.get(target, [("Accept", own)]).status == .ok)
                #expect(client.get(target, [("Accept", other)]).status == .notAcceptable)
            }
        }
    }

    @Test("A file is kept in gzip too, if it gets smaller by that")
    func codings() throws {
        try withClient { client in
            let gzip = ("Accept-Encoding", "gzip")
            let plain = client.get("/style.css")
            let packed = client.get("/style.css", [gzip])
            #expect(plain.body.count == 3_200)
            #expect(packed.body.count < 300)
            #expect(packed.headers["Content-Encoding"] == "gzip")
            #expect(packed.headers["ETag"] != plain.headers["ETag"])
            #expect(client.get("/noise.png", [gzip]) == client.get("/noise.png"))
            for response in [plain, packed, client.get("/noise.png")] {
                #expect(response.headers["Vary"] == "Accept-Encoding")
                #expect(response.headers["Accept-Ranges"] == "bytes")
            }
        }
    }

    @Test("A range is answered from the body in its coding; HEAD and other conditions come first")
    func ranges() throws {
        try withClient { client in
            for coding in ["identity", "gzip"] {
                let accept = ("Accept-Encoding", coding)
                let whole = client.get("/style.css", [accept])
                let count = whole.body.count
                let tag = try #require(whole.headers["ETag"])
                let part = client.get("/style.css", [accept, ("Range", "bytes=10-19"), ("If-Range", tag)])
                #expect(part.status == .partialContent)
                #expect(part.body == Array(whole.body[10..<20]))
                #expect(part.headers["Content-Range"] == "bytes 10-19/\(count)")
                for name in ["ETag", "Vary", "Cache-Control", "Content-Encoding", "Last-Modified"] {
                    #expect(part.headers[name] == whole.headers[name])
                }
                #expect(client.get("/style.css", [accept, ("Range", "bytes=-5")]).body == whole.body.suffix(5))
                #expect(client.get("/style.css", [accept, ("Range", "bytes=0-1,4-5")]) == whole)
                #expect(client.get("/style.css", [accept, ("Range", "bytes=1-"), ("If-Range", "\"x\"")]) == whole)
                #expect(client.send(.head, "/style.css", [accept, ("Range", "bytes=1-2")]) == whole)
                let behind = client.get("/style.css", [accept, ("Range", "bytes=\(count)-")])
                #expect(behind.status == .rangeNotSatisfiable)
                #expect(behind.headers["Content-Range"] == "bytes */\(count)")
                #expect(behind.headers["Content-Type"] == "application/problem+json")
                let known = [accept, ("Range", "bytes=\(count)-"), ("If-None-Match", tag)]
                let unchanged = client.get("/style.css", known)
                #expect(unchanged.status == .notModified)
                let date = try #require(whole.headers["Last-Modified"])
                let byDate = client.get("/style.css", [accept, ("Range", "bytes=1-2"), ("If-Range", date)])
                #expect(byDate.status == .partialContent)
            }
            let other = try #require(client.get("/style.css", [("Accept-Encoding", "gzip")]).headers["ETag"])
            let mixed = client.get("/style.css", [("Range", "bytes=1-2"), ("If-Range", other)])
            #expect(mixed.status == .ok)
        }
    }

    @Test(
        "Hidden files, links and everything outside are not there",
        arguments: ["/.hidden", "/passwd", "/app%20dir", "/app%20dir/", "/app%20dir/../index.html", "/%2Fetc%2Fpasswd"]
    )
    func refuses(target: String) throws {
        try withClient { client in #expect(client.get(target).status == .notFound) }
    }

    @Test("A folder that is not there is an error at the start")
    func missing() {
        #expect(throws: (any Error).self) { try StaticFiles(directory: "/nonexistent/\(UUID())") }
    }
}
