/// The keys of session tickets: the newest seals, older ones open for as long as a ticket lives.
struct TicketKeyRing: Sendable {
    /// Seconds that a ticket is good for.
    static let ticketLifetime = 7_200
    /// Seconds after which a new key seals.
    static let period = 3_600

    /// The newest first.
    private(set) var keys: [TicketKey] = []

    /// The key for a new ticket.
    ///
    /// - Parameter now: seconds of the monotonic clock.
    /// - Returns: `nil` when a new one is due and the system gives no random octets.
    mutating func sealing(now: Int) -> TicketKey? {
        while let oldest = keys.last, now - oldest.birth >= Self.period + Self.ticketLifetime {
            keys[keys.count - 1].erase()
            keys.removeLast()
        }
        if let newest = keys.first, now - newest.birth < Self.period { return newest }
        guard let key = TicketKey(birth: now) else { return nil }
        keys.insert(key, at: 0)
        return key
    }

    /// The key with which a ticket was sealed.
    ///
    /// - Parameters:
    ///   - name: what stands in front of the ticket.
    ///   - now: seconds of the monotonic clock.
    /// - Returns: `nil` when the key is gone, so that the client has to shake hands in full.
    func opening(_ name: some Sequence<UInt8>, now: Int) -> TicketKey? {
        keys.first { key in
            key.name.elementsEqual(name) && now - key.birth < Self.period + Self.ticketLifetime
        }
    }
}
