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
                #expect(response.headers["X-Content-Type-Options"] == "nosniff")
            }
            #expect(client.send(.post, "/index.html").headers["Allow"] == "GET, HEAD, OPTIONS")
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
