import Testing

@testable import HTTPServer

@Suite struct MemoryAccountTests {
    @Test("Large requests have room up to the limit, small ones a quarter more")
    func room() {
        let account = MemoryAccount(limit: 1_000_000)
        #expect(account.hasRoom(for: 1_000_000) && !account.hasRoom(for: 1_000_001))
        account.charge(1_000_000)
        #expect(!account.hasRoom(for: MemoryAccount.small + 1))
        #expect(account.hasRoom(for: MemoryAccount.small))
        account.charge(250_000)
        #expect(account.hasRoom(for: 0) && !account.hasRoom(for: 1))
        #expect(account.hasRoom(for: 10, of: 10))
    }

    @Test("A lease is given back with the last that holds it")
    func lease() {
        let account = MemoryAccount(limit: 100)
        var lease: MemoryLease? = MemoryLease(account)
        lease?.set(30)
        lease?.set(20)
        #expect(account.octets == 20)
        let work = { [lease] in lease?.octets }
        lease = nil
        #expect(account.octets == 20 && work() == 20)
        withExtendedLifetime(work) {}
    }
}
