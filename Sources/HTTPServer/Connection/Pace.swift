/// A deadline that moves back as octets flow at a least rate.
///
/// Octets ahead of the rate earn nothing: whoever has been quick may be silent for the allowance and no longer.
struct Pace: Sendable {
    /// When the octets at hand began to be counted.
    private(set) var start: Milliseconds = 0
    private var octets = 0

    mutating func restart(at now: Milliseconds) {
        start = now
        octets = 0
    }

    /// Counts octets that flowed; begins anew where they are ahead of `minimumRate` octets a second.
    mutating func add(_ count: Int, at now: Milliseconds, minimumRate: Int) {
        octets += count
        // Multiplied, not divided: this comes with every answer.
        if octets * 1_000 >= (now - start) * max(1, minimumRate) { restart(at: now) }
    }

    func deadline(allowance: Milliseconds, minimumRate: Int) -> Milliseconds {
        start + allowance + octets * 1_000 / max(1, minimumRate)
    }
}
