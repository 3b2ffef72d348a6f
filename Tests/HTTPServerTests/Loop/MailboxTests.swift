import Glibc
import HTTPModel
@testable import HTTPServer
import Testing

@Suite struct MailboxTests {
    private func isReady(_ mailbox: Mailbox) -> Bool {
        var wait = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, 0) == 1
    }

    @Test("Messages come out in order, and the descriptor is ready while there are some")
    func order() throws {
        let mailbox = try Mailbox()
        #expect(!isReady(mailbox))
        for tag in UInt64(0)..<3 { mailbox.post(.answer(tag: tag, Response(.ok))) }
        mailbox.post(.drain(deadline: 9))
        #expect(isReady(mailbox))
        let tags = mailbox.take().map { message in
            switch message {
            case .answer(let tag, _): tag
            case .drain(let deadline): UInt64(deadline)
            case .configure, .ping: UInt64.max
            }
        }
        #expect(tags == [0, 1, 2, 9])
        #expect(!isReady(mailbox))
        #expect(mailbox.take().isEmpty)
        mailbox.post(.drain(deadline: 1))
        #expect(isReady(mailbox))
    }
}
