internal import Foundation
internal import Glibc
internal import HTTPModel
internal import Logging

/// Collects a body: in memory while it is small, from then on in a file without a name.
///
/// Where no file can be made, as on a read-only system, all stays in memory.
struct BodySpool {
    private let capacity: Int
    private let directory: String
    /// What is not in the file.
    private var octets: [UInt8] = []
    private var file: Int32?
    private var written = 0
    private var triesFile = true
    /// Of the write that failed; what follows it is dropped.
    private var fault: Int32?

    /// Makes an empty spool.
    ///
    /// - Parameters:
    ///   - capacity: Octets that are held in memory at most, where a file can be made.
    ///   - directory: Where that is.
    init(capacity: Int = 1 << 20, directory: String = FileManager.default.temporaryDirectory.path()) {
        self.capacity = capacity
        self.directory = directory
    }

    mutating func append(_ more: some Sequence<UInt8>) {
        guard fault == nil else { return }
        octets.append(contentsOf: more)
        if octets.count > capacity { spill() }
    }

    /// The body; nothing may be appended any more.
    ///
    /// - Throws: The reason why the file could not be written.
    consuming func finish() throws(SpoolError) -> any BodySource {
        if file != nil { spill() }
        if let fault {
            if let file { close(file) }
            throw SpoolError(code: fault)
        }
        return file.map { FileBody(descriptor: $0, count: written) } ?? MemoryBody(octets)
    }

    private mutating func spill() {
        if triesFile {
            triesFile = false
            file = Self.unnamedFile(in: directory)
        }
        guard let file else { return }
        if fault == nil { fault = Descriptor.write(octets, to: file) }
        written += octets.count
        octets.removeAll(keepingCapacity: true)
    }

    private static func unnamedFile(in directory: String) -> Int32? {
        var template = Array("\(directory)/permission-atlas-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(template)
        return descriptor
    }
}

/// A file that could not be written, by its `errno`.
struct SpoolError: Error, CustomStringConvertible {
    let code: Int32

    var description: String { "the temporary file cannot be written: \(String(cString: strerror(code)))" }
}
