import Glibc

/// A path that nothing has yet, in a fresh directory that is removed at the end.
final class TemporaryFile {
    private let directory: String
    let path: String

    init() throws {
        var template = Array("/tmp/atlas-test-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Client.Failure(what: "mkdtemp") }
        directory = String(cString: made)
        path = directory + "/s"
    }

    func create() { close(open(path, O_CREAT | O_WRONLY, 0o600)) }

    func remove() { unlink(path) }

    deinit {
        unlink(path)
        rmdir(directory)
    }
}
