internal import Glibc
internal import Logging

/// The process's own output.
enum Terminal {
    /// Results: text and a line end on stdout.
    static func write(_ text: String) throws(CommandError) { try write(Array("\(text)\n".utf8)) }

    /// Results as they are, on stdout.
    ///
    /// - Throws: why they are not taken: a full disk, a closed descriptor or pipe.
    static func write(_ bytes: [UInt8]) throws(CommandError) {
        guard let fault = Descriptor.write(bytes, to: STDOUT_FILENO) else { return }
        throw CommandError(.unavailable, "stdout cannot be written: \(String(cString: strerror(fault)))")
    }

    /// Messages: text and a line end on stderr; there is nowhere to tell that they are not taken.
    static func complain(_ text: String) {
        _ = Descriptor.write(Array("permission-atlas: \(text)\n".utf8), to: STDERR_FILENO)
    }

    /// Makes the standard descriptors safe to write to: no other file takes the number of one that is closed, and a closed
    /// pipe is an error instead of the end.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // It gets the lowest free number, which is this one; as it is open for reading, writing still fails.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
