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
            throw invocation.refusal(of: "cors-origin", "must be *, none or an origin such as https://atlas.example")
        }
        return origin
    }

    /// Reads the options into `configuration`, and notes in `faults` what cannot be read.
    static func apply(to configuration: inout ServerConfiguration, _ invocation: Invocation, faults: inout Faults) {
        let memory = faults.read(try invocation.integer("body-memory", in: 1...1_048_576, standard: 256)) ?? 256
        configuration.bodyMemory = memory << 20
        configuration.rate = faults.read(try rate(invocation)) ?? nil
        if let field = faults.read(try invocation.choice("forwarding-field", of: ForwardingField.self)) ?? nil {
            configuration.forwardingField = field
        }
        configuration.usesProxyProtocol = invocation.isOn("proxy-protocol")
        guard let proxies = faults.read(try trustedProxies(invocation)) else { return }
        configuration.trustedProxies = proxies
        if configuration.usesProxyProtocol, proxies.isEmpty {
            let place = invocation.place("proxy-protocol")
            faults.note(CommandError(.usage, "\(place) needs --trusted-proxies: nobody else is believed"))
        }
    }

    private static func rate(_ invocation: Invocation) throws(CommandError) -> RateLimit? {
        guard let text = invocation["rate"], text != "0" else { return nil }
        guard let rate = RateLimit(text) else {
            let demand =
                "must be requests a second from 1 to 1000000, with or without a burst, such as 20/s or 20/s:100"
            throw invocation.refusal(of: "rate", demand)
        }
        return rate
    }

    private static func trustedProxies(_ invocation: Invocation) throws(CommandError) -> TrustedProxies {
        guard let list = invocation["trusted-proxies"] else { return TrustedProxies() }
        do throws(AddressListError) { return try TrustedProxies(list) } catch {
            let demand = "\(error.element.quoted) is \(AddressListError.reason)"
            throw CommandError(.usage, "\(invocation.place("trusted-proxies")): \(demand)")
        }
    }
}
