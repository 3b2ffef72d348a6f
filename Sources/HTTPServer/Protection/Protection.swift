/// What the loops share to hold clients to their limits.
final class Protection: Sendable {
    let memory: MemoryAccount
    /// `nil` without a limit.
    let rates: RateLimiter?
    let addressConnections: AddressConnections?

    init(_ configuration: ServerConfiguration) {
        memory = MemoryAccount(limit: configuration.bodyMemory)
        rates = configuration.rate.map(RateLimiter.init)
        addressConnections = configuration.connectionsPerAddress > 0 ? AddressConnections() : nil
    }

    /// Takes over what `former` has counted, for a configuration with other limits; its memory stays as it is.
    init(_ configuration: ServerConfiguration, after former: Protection, of old: ServerConfiguration) {
        memory = former.memory
        rates = configuration.rate == old.rate ? former.rates : configuration.rate.map(RateLimiter.init)
        // Kept also where there is no limit any more: connections that were counted are yet to be taken off.
        let isNeeded = configuration.connectionsPerAddress > 0
        addressConnections = former.addressConnections ?? (isNeeded ? AddressConnections() : nil)
    }
}
