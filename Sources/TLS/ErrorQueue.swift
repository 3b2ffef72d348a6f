internal import COpenSSL

/// The errors that OpenSSL keeps for the running thread.
enum ErrorQueue {
    /// The reason of the first error, in OpenSSL's words; empties the queue.
    static func takeReason() -> String {
        defer { ERR_clear_error() }
        let code = ERR_peek_error()
        guard code != 0 else { return "no reason given" }
        // Errors of the system carry errno, and no words of OpenSSL's.
        return ERR_reason_error_string(code).map { String(cString: $0) } ?? "error \(code)"
    }
}
