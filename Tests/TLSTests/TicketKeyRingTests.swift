import Testing

@testable import TLS

@Suite struct TicketKeyRingTests {
    @Test("A key seals for its period, then a new one does")
    func rotation() throws {
        var ring = TicketKeyRing()
        let firstKey = ring.sealing(now: 0)
        let first = try #require(firstKey)
        #expect(ring.sealing(now: TicketKeyRing.period - 1) == first)
        let secondKey = ring.sealing(now: TicketKeyRing.period)
        let second = try #require(secondKey)
        #expect(second.name != first.name && second.cipher != first.cipher && second.mac != first.mac)
        #expect(ring.opening(first.name, now: TicketKeyRing.period) == first)
        #expect(ring.opening(second.name, now: TicketKeyRing.period) == second)
    }

    @Test("A key opens for as long as a ticket sealed with it lives, and is gone afterwards")
    func expiry() throws {
        var ring = TicketKeyRing()
        let keyKey = ring.sealing(now: 0)
        let key = try #require(keyKey)
        let end = TicketKeyRing.period + TicketKeyRing.ticketLifetime
        #expect(ring.opening(key.name, now: end - 1) == key)
        #expect(ring.opening(key.name, now: end) == nil)
        for hour in 1...20 { _ = ring.sealing(now: hour * TicketKeyRing.period) }
        #expect(ring.keys.count == 3)
    }

    @Test("A name that no key has opens nothing")
    func unknown() throws {
        var ring = TicketKeyRing()
        _ = ring.sealing(now: 0)
        #expect(ring.opening([UInt8](repeating: 0, count: 16), now: 0) == nil)
    }
}
