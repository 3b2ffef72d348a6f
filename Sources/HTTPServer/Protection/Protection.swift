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
}
