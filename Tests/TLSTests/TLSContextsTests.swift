import Foundation
import Glibc
import Logging
import Testing

@testable import TLS

@Suite struct TLSContextsTests {
    @Test(
        "The name that a client sends picks the certificate; no name, or an unknown one, gets the first",
        arguments: [
            (nil, "a.test"), ("a.test", "a.test"), ("b.test", "b.test"), ("B.TEST", "b.test"), ("x.b.test", "b.test"),
            ("x.y.b.test", "a.test"), ("unknown", "a.test"),
        ]
    )
    func names(_ name: String?, _ common: String) throws {
        let first = try TestCertificate(["a.test"])
        let second = try TestCertificate(["b.test", "*.b.test"], key: .rsa(bits: 2_048))
        let contexts = try TLSContexts([first.files, second.files], log: MemorySink())
        for version in ClientSettings.spoken {
            let link = try Link(contexts, ClientSettings(versions: version...version, serverName: name))
            link.run()
            #expect(link.isEstablished)
            #expect(link.ssl.peerName == common)
        }
    }

    @Test("A session of one name is taken up under that name, and under no other")
    func resumptionByName() throws {
        let first = try TestCertificate(["a.test"])
        let second = try TestCertificate(["b.test"])
        let contexts = try TLSContexts([first.files, second.files], log: MemorySink())
        for version in ClientSettings.spoken {
            var settings = ClientSettings(versions: version...version, serverName: "b.test")
            let link = try Link(contexts, settings)
            link.run()
            settings.session = link.session
            #expect(settings.session != nil)
            let again = try Link(contexts, settings)
            again.run()
            #expect(again.isEstablished && again.isResumed)
            for name in ["a.test", "x.test", nil] {
                settings.serverName = name
                let other = try Link(contexts, settings)
                other.run()
                #expect(other.isEstablished && !other.isResumed && other.ssl.peerName == "a.test")
            }
        }
    }

    @Test("Each fault of a file is told with the file")
    func faults() throws {
        let good = try TestCertificate(["a.test"])
        let other = try TestCertificate(["b.test"])
        let rsa = try TestCertificate(["c.test"], key: .rsa(bits: 2_048))
        let weak = try TestCertificate(["d.test"], key: .rsa(bits: 1_024))
        let locked = try TestCertificate(["e.test"], passphrase: "secret")
        let (certificate, key) = (good.files.certificate, good.files.key)
        let sealed = "\(good.folder)/sealed.pem"
        let form = ["Proc-Type: 4,ENCRYPTED", "DEK-Info: AES-256-CBC,00112233445566778899AABBCCDDEEFF", "", "AAAA"]
        let block = ["-----BEGIN CERTIFICATE-----"] + form + ["-----END CERTIFICATE-----", ""]
        try block.joined(separator: "\n").write(toFile: sealed, atomically: true, encoding: .utf8)
        let pipe = "\(good.folder)/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let cases: [(CertificateFiles, TLSError)] = [
            (
                CertificateFiles(certificate: "/nowhere.pem", key: key),
                .unreadable("/nowhere.pem", "No such file or directory")
            ),
            (
                CertificateFiles(certificate: certificate, key: "/nowhere"),
                .unreadable("/nowhere", "No such file or directory")
            ),
            (CertificateFiles(certificate: good.folder, key: key), .unreadable(good.folder, "this is no regular file")),
            (
                CertificateFiles(certificate: key, key: key),
                .unusable(key, "no usable certificate in PEM form: no start line")
            ),
            (
                CertificateFiles(certificate: certificate, key: certificate),
                .unusable(certificate, "no usable key in PEM form: unsupported")
            ),
            (weak.files, .unusable(weak.files.certificate, "no usable certificate in PEM form: ee key too small")),
            (CertificateFiles(certificate: certificate, key: other.files.key), .mismatch(certificate, other.files.key)),
            (CertificateFiles(certificate: certificate, key: rsa.files.key), .mismatch(certificate, rsa.files.key)),
            (locked.files, .locked(locked.files.key)),
            (CertificateFiles(certificate: sealed, key: key), .locked(sealed)),
            (CertificateFiles(certificate: pipe, key: key), .unreadable(pipe, "this is no regular file")),
        ]
        for (files, error) in cases {
            #expect(throws: error) { try TLSContexts([files], log: MemorySink()) }
            #expect(throws: error) { try TLSContexts([good.files, files], log: MemorySink()) }
        }
        #expect(throws: TLSError.self) { try TLSContexts([], log: MemorySink()) }
    }

    @Test(
        "A certificate outside its time is used, with a warning",
        arguments: [(-30...(-1), "certificate expired"), (1...30, "certificate not yet valid")]
    )
    func validity(_ days: ClosedRange<Int>, _ event: String) throws {
        let certificate = try TestCertificate(["a.test", "b.test"], days: days)
        let log = MemorySink()
        let contexts = try TLSContexts([certificate.files], log: log)
        let link = try Link(contexts)
        link.run()
        #expect(link.isEstablished)
        let record = try #require(log.records.first)
        #expect(record.level == .warning && record.event == event)
        #expect(record.fields.contains { $0 == ("names", .string("a.test b.test")) })
    }

    @Test("What is served is told by its first name with the second at which it expires, and anew after a reload")
    func served() throws {
        let now = time(nil)
        let first = try TestCertificate(["a.test", "b.test"], days: -1...3)
        let second = try TestCertificate(["c.test"], days: -9...(-2))
        let contexts = try TLSContexts([first.files, second.files], log: MemorySink())
        func days() -> [Int] { contexts.served.map { ($0.notAfter - now + 43_200) / 86_400 } }
        #expect(contexts.served.map(\.name) == ["a.test", "c.test"])
        #expect(contexts.served.map { abs($0.notAfter - now) <= 3 * 86_400 + 60 } == [true, true])
        #expect(days() == [3, -1])
        #expect(try TLSContexts.check([second.files]) == [contexts.served[1]])
        try first.write(["z.test"], days: -1...8)
        let loaded = try contexts.load([first.files])
        #expect(contexts.served.map(\.name) == ["a.test", "c.test"])
        contexts.use(loaded)
        #expect(contexts.served.map(\.name) == ["z.test"] && days() == [8])
    }

    @Test("A reload gives new connections the new certificate, and leaves the old ones alone")
    func reload() throws {
        let certificate = try TestCertificate(["old.test"])
        let contexts = try TLSContexts([certificate.files], log: MemorySink())
        let old = try Link(contexts)
        old.run()
        let halfway = try Link(contexts)
        try certificate.write(["new.test"])
        try contexts.use(contexts.load([certificate.files]))
        let new = try Link(contexts)
        new.run()
        halfway.run()
        #expect([old, halfway, new].map(\.ssl.peerName) == ["old.test", "old.test", "new.test"])
        #expect(old.answer(Array("still here".utf8)))
        old.run()
        #expect(old.answered == Array("still here".utf8))
    }

    @Test("A reload may name other files")
    func otherFiles() throws {
        let old = try TestCertificate(["old.test"])
        let contexts = try TLSContexts([old.files], log: MemorySink())
        let others = try [TestCertificate(["new.test"]), TestCertificate(["second.test"])]
        try contexts.use(contexts.load(others.map(\.files)))
        let links = try [nil, "second.test"].map { try Link(contexts, ClientSettings(serverName: $0)) }
        for link in links { link.run() }
        #expect(links.map(\.ssl.peerName) == ["new.test", "second.test"])
    }

    @Test("A reload that fails keeps what there was")
    func failedReload() throws {
        let certificate = try TestCertificate(["a.test"])
        let contexts = try TLSContexts([certificate.files], log: MemorySink())
        unlink(certificate.files.key)
        #expect(throws: TLSError.unreadable(certificate.files.key, "No such file or directory")) {
            try contexts.use(contexts.load([certificate.files]))
        }
        let link = try Link(contexts)
        link.run()
        #expect(link.ssl.peerName == "a.test")
    }
}
