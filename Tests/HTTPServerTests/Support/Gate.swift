/// Keeps a worker of ``EchoService``, or a loop, busy with each ``request`` until it is opened.
final class Gate {
    private let file: TemporaryFile
    /// The head alone; the body is to follow.
    let head: String
    let request: String

    /// Shuts the gate for requests of `target`: `/slow` for a worker, `/held` for a loop.
    init(_ target: String = "/slow") throws {
        file = try TemporaryFile()
        file.create()
        head = "POST \(target) HTTP/1.1\r\nHost: h\r\nContent-Length: \(file.path.utf8.count)\r\n\r\n"
        request = head + file.path
    }

    func open() { file.remove() }
}
