import HTTPServer
import Testing

@Suite struct ListenAddressTests {
    @Test("Addresses are written as they are typed into a client")
    func descriptions() {
        #expect(ListenAddress.tcp(host: "localhost", port: 80).description == "localhost:80")
        #expect(ListenAddress.tcp(host: "::1", port: 80).description == "[::1]:80")
        #expect(ListenAddress.unix(path: "/run/a", mode: 0o600).description == "unix:/run/a")
    }
}
