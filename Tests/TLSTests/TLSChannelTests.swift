import COpenSSL
import Logging
import TLS
import TestSupport
import Testing

@Suite struct TLSChannelTests {
    private let certificate: TestCertificate
    private let contexts: TLSContexts

    init() throws {
        certificate = try TestCertificate(["a.test"])
        contexts = try TLSContexts([certificate.files], log: MemorySink())
    }

    @Test(
        "Handshake, request and answer come through, however the octets are cut",
        arguments: ClientSettings.spoken,
        [1, 2, 7, 100, 65_536]
    )
    func cuts(_ version: Int32, _ piece: Int) throws {
        let link = try Link(contexts, ClientSettings(versions: version...version))
        link.run(piece: piece)
        #expect(link.isEstablished)
        link.write(Array("a request".utf8))
        link.run(piece: piece)
        #expect(link.received == Array("a request".utf8))
        #expect(link.answer(Array("an answer".utf8)))
        link.run(piece: piece)
        #expect(link.answered == Array("an answer".utf8))
        #expect(link.failure == nil)
    }

    @Test("Large bodies come through both ways", arguments: ClientSettings.spoken, [500, 16_384, 65_536])
    func large(_ version: Int32, _ piece: Int) throws {
        let link = try Link(contexts, ClientSettings(versions: version...version))
        link.run()
        let octets = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        link.write(octets)
        link.run(piece: piece)
        #expect(link.received == octets)
        #expect(link.answer(octets))
        link.run(piece: piece)
        #expect(link.answered == octets)
    }

    @Test("Every record of one read is opened at once")
    func batch() throws {
        let link = try Link(contexts)
        link.run()
        for _ in 0..<100 { link.write(Array("GET / HTTP/1.1\r\n\r\n".utf8)) }
        let before = link.calls
        link.give(link.takeSent())
        #expect(link.calls == before + 1)
        #expect(link.received.count == 1_800)
    }

    @Test("A client's close_notify ends its octets, and answers can still be sent", arguments: ClientSettings.spoken)
    func clientCloses(_ version: Int32) throws {
        let link = try Link(contexts, ClientSettings(versions: version...version))
        link.run()
        link.write(Array("last".utf8))
        SSL_shutdown(link.ssl)
        link.give(link.takeSent())
        #expect(link.isEnded)
        #expect(link.received == Array("last".utf8))
        #expect(link.answer(Array("answer".utf8)))
    }

    @Test("The server's end is said by close_notify", arguments: ClientSettings.spoken)
    func serverCloses(_ version: Int32) throws {
        let link = try Link(contexts, ClientSettings(versions: version...version))
        link.run()
        link.close()
        link.run()
        #expect(link.isClosed)
    }

    @Test("A record that was tampered with fails the connection")
    func tampered() throws {
        let link = try Link(contexts)
        link.run()
        link.write(Array("a request".utf8))
        var octets = link.takeSent()
        octets[octets.count - 1] ^= 1
        link.give(octets)
        #expect(link.failure == "decryption failed or bad record mac")
        #expect(link.received.isEmpty)
    }

    @Test("Octets that are no TLS fail in order", arguments: 0..<200)
    func noise(_ seed: Int) throws {
        let link = try Link(contexts)
        var generator = SeededGenerator(seed: UInt64(seed))
        var octets = (0..<Int.random(in: 1...600, using: &generator)).map { _ in
            UInt8.random(in: .min ... .max, using: &generator)
        }
        // Half of them begin as a handshake record.
        if seed.isMultiple(of: 2) { octets = [22, 3, 1, 0, UInt8(seed)] + [1, 0, 0] + octets }
        link.give(octets, piece: 1 + seed % 50)
        #expect(!link.isEstablished)
        #expect(link.received.isEmpty)
    }

    @Test("A ClientHello with an octet changed never gets through with another meaning", arguments: 0..<300)
    func mutated(_ place: Int) throws {
        let link = try Link(contexts)
        SSL_do_handshake(link.ssl)
        var hello = link.takeSent()
        // The header of the record is no part of what the handshake is sure of (RFC 8446 §5.1).
        hello[5 + place % (hello.count - 5)] ^= 0x41
        link.give(hello)
        link.run()
        #expect(!link.isEstablished)
    }

    @Test("A handshake that does not come to its end fails at a bound")
    func endless() throws {
        let link = try Link(contexts)
        // A ClientHello that promises 130,000 octets, in records of 16,000.
        let record: [UInt8] = [22, 3, 1, 0x3E, 0x80]
        link.give(record + [1, 0x01, 0xFB, 0xD0] + [UInt8](repeating: 0, count: 15_996))
        for _ in 0..<6 { link.give(record + [UInt8](repeating: 0, count: 16_000)) }
        #expect(link.failure == "handshake too long")
    }

    @Test(
        "http/1.1 is picked from what is offered, and asked for nothing where nothing is",
        arguments: [([], ""), (["http/1.1"], "http/1.1"), (["h2", "http/1.1"], "http/1.1")]
    )
    func protocols(_ offered: [String], _ selected: String) throws {
        let link = try Link(contexts, ClientSettings(protocols: offered))
        link.run()
        #expect(link.isEstablished)
        #expect(link.ssl.selectedProtocol == selected)
    }

    @Test("A client that offers other protocols alone is refused")
    func otherProtocols() throws {
        let link = try Link(contexts, ClientSettings(protocols: ["h2", "http/1.10"]))
        link.run()
        #expect(link.failure == "no application protocol")
    }

    @Test(
        "Old versions and suites are refused",
        arguments: [
            (TLS1_VERSION...TLS1_1_VERSION, "ALL", "unsupported protocol"),
            (TLS1_2_VERSION...TLS1_2_VERSION, "AES128-GCM-SHA256", "no shared cipher"),
            (TLS1_2_VERSION...TLS1_2_VERSION, "ECDHE-ECDSA-AES128-SHA256", "no shared cipher"),
        ]
    )
    func old(_ versions: ClosedRange<Int32>, _ ciphers: String, _ reason: String) throws {
        let link = try Link(contexts, ClientSettings(versions: versions, ciphers: ciphers))
        link.run()
        #expect(link.failure == reason)
    }

    @Test("A renegotiation is refused, and the connection goes on")
    func renegotiation() throws {
        let link = try Link(contexts, ClientSettings(versions: TLS1_2_VERSION...TLS1_2_VERSION))
        link.run()
        SSL_renegotiate(link.ssl)
        SSL_do_handshake(link.ssl)
        link.give(link.takeSent())
        #expect(link.failure == nil)
        #expect(link.answer(Array("still here".utf8)))
    }

    @Test("A session is taken up by its ticket, on any context of these certificates", arguments: ClientSettings.spoken)
    func resumption(_ version: Int32) throws {
        var settings = ClientSettings(versions: version...version)
        let first = try Link(contexts, settings)
        first.run()
        #expect(!first.isResumed)
        settings.session = first.session
        #expect(settings.session != nil)
        try contexts.use(contexts.load([certificate.files]))
        let second = try Link(contexts, settings)
        second.run()
        #expect(second.isEstablished && second.isResumed)
        let other = try Link(TLSContexts([certificate.files], log: MemorySink()), settings)
        other.run()
        #expect(other.isEstablished && !other.isResumed)
    }
}
