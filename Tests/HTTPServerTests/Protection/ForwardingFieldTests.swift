import HTTPModel
import HTTPServer
import Testing

@Suite struct ForwardingFieldTests {
    @Test(
        "Forwarded names one hop an element, nearest last",
        arguments: [
            ("for=192.0.2.60;proto=http;by=203.0.113.43", ["192.0.2.60"]),
            (#"for="[2001:db8:cafe::17]:4711""#, ["2001:db8:cafe::17"]),
            (#"For=192.0.2.43, FOR="198.51.100.17:_p0" ; proto=https"#, ["192.0.2.43", "198.51.100.17"]),
            ("for=unknown, for=_hidden, for=192.0.2.1", ["", "", "192.0.2.1"]),
            (#"for="192.0.2.9,for=198.51.100.1";by=x, for=192.0.2.1"#, ["", "192.0.2.1"]),
            (#"for="a\",for=192.0.2.9", for=192.0.2.1"#, ["", "192.0.2.1"]),
            ("for=192.0.2.1;for=192.0.2.2", [""]),
            ("proto=https", [""]), ("", [""]), (#"for="192.0.2.1"#, [""]), (#"for=""#, [""]), ("for=", [""]),
            ("for=2001:db8::1", ["2001:db8::1"]),
        ]
    )
    func forwarded(_ sample: (value: String, hops: [String])) {
        let hops = ForwardingField.forwarded.hops(Headers([("Forwarded", sample.value)]))
        #expect(hops.map { $0?.description ?? "" } == sample.hops)
    }

    @Test(
        "X-Forwarded-For names one hop an element, with or without a port",
        arguments: [
            ("192.0.2.1", ["192.0.2.1"]), ("192.0.2.1,198.51.100.2", ["192.0.2.1", "198.51.100.2"]),
            (" 2001:db8::1 , [2001:db8::2]:80,192.0.2.1:4711", ["2001:db8::1", "2001:db8::2", "192.0.2.1"]),
            ("unknown, , 192.0.2.1", ["", "", "192.0.2.1"]), ("192.0.2.1:x y", [""]), ("[192.0.2.1]", [""]),
            ("[::1", [""]), ("192.0.2.1:", [""]), ("\"192.0.2.1\"", [""]),
        ]
    )
    func xForwardedFor(_ sample: (value: String, hops: [String])) {
        let hops = ForwardingField.xForwardedFor.hops(Headers([("X-Forwarded-For", sample.value)]))
        #expect(hops.map { $0?.description ?? "" } == sample.hops)
    }

    @Test("Several lines are one list; the other field is not looked at")
    func lines() {
        let headers = Headers([
            ("X-Forwarded-For", "192.0.2.1"), ("Forwarded", "for=203.0.113.9"), ("x-forwarded-for", "192.0.2.2"),
        ])
        #expect(ForwardingField.xForwardedFor.hops(headers).map { $0?.description } == ["192.0.2.1", "192.0.2.2"])
        #expect(ForwardingField.forwarded.hops(headers).map { $0?.description } == ["203.0.113.9"])
        #expect(ForwardingField.forwarded.hops(Headers()).isEmpty)
    }
}
