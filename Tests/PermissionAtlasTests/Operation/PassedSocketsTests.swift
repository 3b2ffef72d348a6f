import HTTPServer
import Testing

@testable import permission_atlas

@Suite("Sockets that are passed on")
struct PassedSocketsTests {
    @Test("They are those from 3 on, whatever their names, where this process is meant")
    func addresses() throws {
        let environment = ["LISTEN_PID": "7", "LISTEN_FDS": "2"]
        #expect(
            try PassedSockets.addresses(environment, process: 7)
                == [.inherited(descriptor: 3), .inherited(descriptor: 4)]
        )
        for names in ["", "http", "http:local:more", ":"] {
            let named = environment.merging(["LISTEN_FDNAMES": names]) { $1 }
            #expect(try PassedSockets.addresses(named, process: 7).count == 2)
        }
        #expect(try PassedSockets.addresses(environment, process: 8) == [])
        #expect(try PassedSockets.addresses([:], process: 7) == [])
        #expect(throws: CommandError.self) {
            try PassedSockets.addresses(["LISTEN_PID": "7", "LISTEN_FDS": "x"], process: 7)
        }
    }
}
