internal import Logging
internal import TLS

/// The options that name certificates and their keys.
enum CertificateOptions {
    static let options = [
        Option("tls-cert", "PEM,...", "speak TLS on the TCP port: certificates and chains, the default first"),
        Option("tls-key", "PEM,...", "their keys, in the same order, without a passphrase"),
    ]

    /// The certificates that are given, loaded; `nil` where there are none.
    static func contexts(_ invocation: Invocation, log: any LogSink) throws(CommandError) -> TLSContexts? {
        let certificates = paths(invocation, "tls-cert")
        let keys = paths(invocation, "tls-key")
        guard certificates.count == keys.count else {
            throw CommandError(
                .usage,
                "--tls-cert and --tls-key belong together, key by key: \(certificates.count) and \(keys.count) are given"
            )
        }
        guard !certificates.isEmpty else { return nil }
        let files = zip(certificates, keys).map { CertificateFiles(certificate: $0, key: $1) }
        do throws(TLSError) { return try TLSContexts(files, log: log) } catch {
            throw CommandError(.unavailable, error.description)
        }
    }

    private static func paths(_ invocation: Invocation, _ name: String) -> [String] {
        invocation[name].map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) } ?? []
    }
}
