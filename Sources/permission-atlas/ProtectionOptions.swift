internal import API
internal import HTTPServer

/// The options that hold clients to limits.
enum ProtectionOptions {
    static let options = [
        Option("connections", "N", "connections at once (default: 10000)", isReloadable: true),
        Option("body-memory", "MIB", "memory for request bodies under way, all together (default: 256)"),
        Option(
            "connections-per-address",
            "N",
            "connections of one client address; 0: any number (default: 0)",
            isReloadable: true
        ),
        Option(
            "rate",
            "N/s[:BURST]",
            "requests of one client address a second, and at once (default: any number)",
            isReloadable: true
        ),
        Option(
            "trusted-proxies",
            "LIST",
            "addresses, blocks or unix whose word about the client is taken",
            isReloadable: true
        ),
        Option(
            "forwarding-field",
            "NAME",
            "where they give it: x-forwarded-for or forwarded (default: x-forwarded-for)",
            isReloadable: true
        ),
        Option(
            "proxy-protocol",
            nil,
            "their connections begin with a header of the PROXY protocol, version 1 or 2",
            isReloadable: true
        ),
        Option("cors-origin", "ORIGIN", "whose pages may read the answers: *, none or one origin (default: *)"),
    ]

    static func crossOrigin(_ invocation: Invocation) throws(CommandError) -> CrossOrigin {
        guard let text = invocation["cors-origin"] else { return .any }
        guard let origin = CrossOrigin(text) else {
            throw CommandError(
                .usage,
                "\(invocation.place("cors-origin")) must be *, none or an origin such as https://atlas.example, not \"\(text)\""
            )
        }
        return origin
    }

    /// Reads the options into `configuration`.
    static func apply(to configuration: inout ServerConfiguration, _ invocation: Invocation) throws(CommandError) {
        configuration.connections = try invocation.integer("connections", in: 1...1_000_000, standard: 10_000)
        configuration.bodyMemory = try invocation.integer("body-memory", in: 1...1_048_576, standard: 256) << 20
        configuration.connectionsPerAddress = try invocation.integer(
            "connections-per-address",
            in: 0...1_000_000,
            standard: 0
        )
        if let text = invocation["rate"], text != "0" {
            guard let rate = RateLimit(text) else {
                throw CommandError(
                    .usage,
                    "\(invocation.place("rate")) must be requests a second from 1 to 1000000, with or without a burst, such as 20/s or "
                        + "20/s:100, not \"\(text)\""
                )
            }
            configuration.rate = rate
        }
        if let list = invocation["trusted-proxies"] {
            do throws(AddressListError) { configuration.trustedProxies = try TrustedProxies(list) } catch {
                throw CommandError(.usage, "\(invocation.place("trusted-proxies")): \(error.description)")
            }
        }
        if let field = try invocation.choice("forwarding-field", of: ForwardingField.self) {
            configuration.forwardingField = field
        }
        configuration.usesProxyProtocol = invocation.isOn("proxy-protocol")
        guard !configuration.usesProxyProtocol || !configuration.trustedProxies.isEmpty else {
            throw CommandError(
                .usage,
                "\(invocation.place("proxy-protocol")) needs --trusted-proxies: nobody else is believed"
            )
        }
    }
}
