/// Keeps a worker of ``EchoService`` busy with each ``request`` until it is opened.
final class Gate {
    private let file: TemporaryFile
    /// The head alone; the body is to follow.
    let head: String
    let request: String

    init() throws {
        file = try TemporaryFile()
        file.create()
        head = "POST /slow HTTP/1.1\r\nHost: h\r\nContent-Length: \(file.path.utf8.count)\r\n\r\n"
        request = head + file.path
    }

    func open() { file.remove() }
}
