import Glibc
import HTTPServer
import Testing

@Suite struct ServerErrorTests {
    @Test("An error says what is wrong, and where")
    func descriptions() {
        #expect(ServerError.addressInUse("127.0.0.1:80").description == "127.0.0.1:80 is in use by another process")
        #expect(ServerError.unknownHost("h", "no such name").description == "cannot listen on host h: no such name")
        #expect(ServerError.unusableSocketPath("/a", "why").description == "cannot listen on /a: why")
        #expect(ServerError.system("socket", EACCES).description == "socket: Permission denied")
        #expect(ServerError.alreadyStarted.description == "the server was started before")
    }
}
