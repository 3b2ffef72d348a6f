internal import Logging
internal import TLS

/// The options of TLS: certificates, their keys, and what browsers are told.
enum CertificateOptions {
    static let options = [
        Option(
            "tls-cert",
            "PEM,...",
            "speak TLS on the TCP port: certificates and chains, the default first",
            isReloadable: true
        ),
        Option("tls-key", "PEM,...", "their keys, in the same order, without a passphrase", isReloadable: true),
        Option(
            "hsts",
            "SECONDS",
            "have browsers use nothing but TLS for so long; 0 takes that back (default: off)",
            isReloadable: true
        ),
    ]

    /// Ten years, in seconds.
    private static let longestMemory = 315_360_000

    /// The certificates of `files`, loaded; `nil` where there are none.
    static func contexts(_ files: [CertificateFiles], log: any LogSink) throws(CommandError) -> TLSContexts? {
        guard !files.isEmpty else { return nil }
        do throws(TLSError) { return try TLSContexts(files, log: log) } catch {
            throw CommandError(.unavailable, error.description)
        }
    }

    /// The certificates that are given, each with its key.
    static func files(_ invocation: Invocation) throws(CommandError) -> [CertificateFiles] {
        let certificates = paths(invocation, "tls-cert")
        let keys = paths(invocation, "tls-key")
        guard certificates.count == keys.count else {
            let place = invocation.place(certificates.count < keys.count ? "tls-key" : "tls-cert")
            throw CommandError(
                .usage,
                "\(place): --tls-cert and --tls-key belong together, key by key; "
                    + "\(certificates.count) and \(keys.count) are given"
            )
        }
        return zip(certificates, keys).map { CertificateFiles(certificate: $0, key: $1) }
    }

    /// What `Strict-Transport-Security` says, in seconds; `nil` where it is not sent.
    static func strictTransport(_ invocation: Invocation) throws(CommandError) -> Int? {
        guard let text = invocation["hsts"], text != "off" else { return nil }
        guard let seconds = Int(digits: text), seconds <= longestMemory else {
            throw invocation.refusal(of: "hsts", "must be off or seconds from 0 to \(longestMemory)")
        }
        guard invocation["tls-cert"] != nil else {
            throw CommandError(.usage, "\(invocation.place("hsts")) needs --tls-cert: it is sent over TLS alone")
        }
        return seconds
    }

    private static func paths(_ invocation: Invocation, _ name: String) -> [String] {
        invocation[name].map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) } ?? []
    }
}
