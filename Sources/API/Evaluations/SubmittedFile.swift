internal import Digest

/// A file of a request that is still to be read.
struct SubmittedFile {
    let path: String
    let bundle: String?
    let bytes: [UInt8]
    /// Whether it is read as a ZIP archive of several files.
    let isArchive: Bool
    /// SHA-256 of the bytes, in hexadecimal digits.
    let digest: String

    init(path: String, bundle: String?, bytes: [UInt8], isArchive: Bool) {
        self.path = path
        self.bundle = bundle
        self.bytes = bytes
        self.isArchive = isArchive
        digest = SHA256.hex(bytes)
    }

    /// Whether it comes before `other` in every answer, whatever the order in which they came.
    func precedes(_ other: SubmittedFile) -> Bool {
        (path, bundle ?? "", digest) < (other.path, other.bundle ?? "", other.digest)
    }
}
