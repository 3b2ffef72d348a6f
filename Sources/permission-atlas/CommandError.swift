/// Why a command ended early: said on stderr, then the process exits with `code`.
struct CommandError: Error {
    let code: ExitCode
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }
}
