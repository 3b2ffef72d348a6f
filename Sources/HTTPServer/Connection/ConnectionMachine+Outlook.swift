extension ConnectionMachine {
    /// What is to be done with the connection once its output is empty.
    package enum Ending: Sendable, Equatable {
        case none
        /// Close the sending side, call ``ConnectionMachine/linger(now:)``, go on reading.
        case shutdown
        case close
    }

    /// What a connection waits for.
    package struct Outlook: Sendable, Equatable {
        /// Whether octets may be read from the client now.
        package var wantsInput: Bool
        /// Whether there is output to be sent.
        package var wantsOutput: Bool
        /// What follows once the output has been sent.
        package var ending: Ending
        /// When ``ConnectionMachine/timedOut(now:)`` is to be called; `nil` while the next move is the server's own.
        package var deadline: Milliseconds?
    }

    /// What the connection waits for now.
    package var outlook: Outlook {
        Outlook(wantsInput: wantsInput, wantsOutput: !output.isEmpty || isStreaming, ending: ending, deadline: deadline)
    }

    /// What the passed deadline was for.
    var timeoutPhase: TimeoutPhase {
        if !output.isEmpty { return .write }
        if phase.isOver { return .linger }
        if hasRequest { return .body }
        return parser.isIdle ? .idle : .head
    }

    /// Whether octets may be read from the client now.
    package var wantsInput: Bool {
        switch phase {
        case .reading: output.count < outputMark && !inputEnded
        case .lingering: true
        case .deciding, .abandoning, .answering, .ending, .closed: false
        }
    }

    /// Whether ``advance(_:at:now:)`` may have something to do with octets that were left.
    package var canAdvance: Bool {
        if case .reading = phase { output.count < outputMark } else { false }
    }

    private var ending: Ending {
        switch phase {
        case .closed: .close
        case .ending: inputEnded ? .close : .shutdown
        case .reading, .deciding, .abandoning, .answering, .lingering: .none
        }
    }

    private var deadline: Milliseconds? {
        guard output.isEmpty, !isStreaming else {
            return outputPace.deadline(allowance: limits.writeTimeout, minimumRate: limits.minimumRate)
        }
        switch phase {
        case .lingering: return since + limits.lingerTimeout
        case .reading where hasRequest:
            return bodyPace.deadline(allowance: limits.bodyTimeout, minimumRate: limits.minimumRate)
        case .reading where parser.isIdle: return since + (isDraining ? limits.drainGrace : limits.idleTimeout)
        case .reading: return since + limits.headerTimeout
        case .deciding, .abandoning, .answering, .ending, .closed: return nil
        }
    }
}
