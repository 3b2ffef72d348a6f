@testable import HTTPServer
import Testing

@Suite struct ConnectionTableTests {
    private func connection(_ tag: UInt64) -> Connection {
        let machine = ConnectionMachine(limits: ConnectionLimits(), seed: 0, now: 0)
        return Connection(descriptor: -1, tag: tag, peer: .unknown, machine: machine, interest: .input)
    }

    @Test("A slot is used again, under another tag")
    func reuse() {
        var table = ConnectionTable()
        let first = table.reserve()
        table.insert(connection(first))
        #expect(table.count == 1 && table[first] != nil)
        table.release(first)
        #expect(table.count == 0 && table[first] == nil)
        let second = table.reserve()
        table.insert(connection(second))
        #expect(second != first && second & 0xFFFF_FFFF == first & 0xFFFF_FFFF)
        #expect(table[first] == nil && table[second] != nil)
        #expect(table.all.count == 1)
    }

    @Test("A tag that was never given out finds nothing")
    func unknown() {
        let table = ConnectionTable()
        #expect(table[42] == nil)
    }
}
