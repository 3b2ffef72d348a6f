internal import Logging
internal import TLS

/// The options that name certificates and their keys.
enum CertificateOptions {
    static let options = [
        Option(
            "tls-cert",
            "PEM,...",
            "speak TLS on the TCP port: certificates and chains, the default first",
            isReloadable: true
        ),
        Option("tls-key", "PEM,...", "their keys, in the same order, without a passphrase", isReloadable: true),
    ]

    /// The certificates that are given, loaded; `nil` where there are none.
    static func contexts(_ invocation: Invocation, log: any LogSink) throws(CommandError) -> TLSContexts? {
        let files = try files(invocation)
        guard !files.isEmpty else { return nil }
        do throws(TLSError) { return try TLSContexts(files, log: log) } catch {
            throw CommandError(.unavailable, error.description)
        }
    }

    /// Has `contexts` serve the certificates that are given now.
    ///
    /// - Throws: what is wrong with them, or that TLS cannot begin or end while the service runs; nothing changes then.
    static func reload(_ contexts: TLSContexts?, _ invocation: Invocation) throws(CommandError) {
        let files = try files(invocation)
        guard (contexts == nil) == files.isEmpty else {
            throw CommandError(.usage, "TLS \(files.isEmpty ? "ends" : "begins") with a restart alone")
        }
        do throws(TLSError) { try contexts?.reload(files) } catch {
            throw CommandError(.unavailable, error.description)
        }
    }

    private static func files(_ invocation: Invocation) throws(CommandError) -> [CertificateFiles] {
        let certificates = paths(invocation, "tls-cert")
        let keys = paths(invocation, "tls-key")
        guard certificates.count == keys.count else {
            throw CommandError(
                .usage,
                "--tls-cert and --tls-key belong together, key by key: \(certificates.count) and \(keys.count) are given"
            )
        }
        return zip(certificates, keys).map { CertificateFiles(certificate: $0, key: $1) }
    }

    private static func paths(_ invocation: Invocation, _ name: String) -> [String] {
        invocation[name].map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) } ?? []
    }
}
