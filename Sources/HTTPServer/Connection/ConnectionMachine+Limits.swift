package import HTTPModel

/// What the limits of the whole server do to one connection.
extension ConnectionMachine {
    /// Octets of memory that the connection holds: of the request under way, and of answers that no other one shares.
    var heldOctets: Int { parser.heldOctets + output.ownCount }

    /// Octets of the body that ``request`` announces, one where it does not say how many; `nil` where there is none, or
    /// it is small enough for anybody.
    var announcedOctets: Int? {
        switch parser.head.framing {
        case .none: nil
        case .length(let length): length < MemoryAccount.share ? nil : length
        case .chunked: 1
        }
    }

    /// Whether a request is being read.
    var isReadingRequest: Bool { if case .reading = phase { !parser.isIdle } else { false } }

    /// Answers the head that ``Step/decide`` gave out without its body being read; where there is one, the connection ends
    /// behind the answer.
    ///
    /// - Parameter response: the answer.
    /// - Returns: what to do at once; ``Step/wait`` when the answer follows.
    package mutating func turnDown(_ response: Response) -> Step {
        guard case .deciding = phase else { return .wait }
        guard parser.head.framing != .none else { return decide(.refused(response), more: false) }
        phase = .abandoning(response)
        return .wait
    }

    /// Ends the request that is being read, because there is no memory for more of it.
    package mutating func stopReading() -> Step {
        guard isReadingRequest else { return .wait }
        return refuse(.memory)
    }

    /// Since when the connection has kept a place without use for it: between requests, or in a head that does not come.
    ///
    /// - Parameter now: the present moment.
    /// - Returns: the moment; `nil` while the connection has a right to its place.
    func uselessSince(_ now: Milliseconds) -> Milliseconds? {
        guard case .reading = phase, !hasRequest, output.isEmpty else { return nil }
        return since + (parser.isIdle ? 1_000 : 3_000) <= now ? since : nil
    }
}

extension Refusal {
    /// Too much is held for all clients together.
    static var memory: Refusal {
        Refusal(.serviceUnavailable, "The server holds as many request bodies as it can. Try again soon.", as: .memory)
    }
}
