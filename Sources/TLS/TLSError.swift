/// Why certificates cannot be used; names the file.
package enum TLSError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file cannot be opened or read: the system's words.
    case unreadable(String, String)
    /// The file holds no usable certificate, or no usable key: OpenSSL's words.
    case unusable(String, String)
    /// The key, or the certificate, is locked by a passphrase.
    case locked(String)
    /// The key is not that of the certificate: the two files, certificate first.
    case mismatch(String, String)
    /// OpenSSL failed on something that is no file: its words.
    case openSSL(String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): \(reason)"
        case .unusable(let path, let reason): "\(path): \(reason)"
        case .locked(let path): "\(path): this is locked by a passphrase; give one that is not"
        case .mismatch(let certificate, let key): "\(key): the key is not that of the certificate in \(certificate)"
        case .openSSL(let reason): "TLS cannot be set up: \(reason)"
        }
    }
}
