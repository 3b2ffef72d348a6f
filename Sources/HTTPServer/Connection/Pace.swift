/// A deadline that moves back as octets flow: a fixed allowance, plus a second for each `minimumRate` octets.
struct Pace: Sendable {
    private(set) var start: Milliseconds = 0
    private(set) var octets = 0

    mutating func restart(at now: Milliseconds) {
        start = now
        octets = 0
    }

    mutating func add(_ count: Int) { octets += count }

    func deadline(allowance: Milliseconds, minimumRate: Int) -> Milliseconds {
        start + allowance + octets * 1_000 / max(1, minimumRate)
    }
}
