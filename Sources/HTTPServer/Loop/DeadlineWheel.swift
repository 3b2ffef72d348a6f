/// Deadlines by coarse ticks, for many connections whose deadlines move all the time.
///
/// A slot holds tags that are to be looked at when its tick has come; whoever looks finds out whether the deadline has
/// really passed, and puts the tag back if it has not. So moving a deadline back costs nothing.
struct DeadlineWheel {
    /// Milliseconds a tick.
    static let tick = 50
    private static let size = 512

    private var slots = [[UInt64]](repeating: [], count: size)
    private var count = 0
    /// The tick whose slot was emptied last.
    private var current: Int
    /// The next tick whose slot holds something.
    private var nextTick = 0

    init(now: Milliseconds) { current = now / Self.tick }

    /// The tick at which `deadline` is looked at: the first that is not before it, within reach of the wheel.
    func tick(of deadline: Milliseconds) -> Int {
        min(max(deadline / Self.tick + 1, current + 1), current + Self.size - 1)
    }

    /// Adds `tag` to be looked at when `tick` has come.
    mutating func add(_ tag: UInt64, tick: Int) {
        slots[tick % Self.size].append(tag)
        nextTick = count == 0 ? tick : min(nextTick, tick)
        count += 1
    }

    /// Gives back the tags of the next tick that has come, with that tick; `nil` when all are done.
    mutating func next(now: Milliseconds) -> (tick: Int, tags: [UInt64])? {
        let last = now / Self.tick
        guard count > 0, nextTick <= last else {
            current = max(current, last)
            return nil
        }
        current = nextTick
        let slot = current % Self.size
        let tags = slots[slot]
        slots[slot] = []
        count -= tags.count
        findNext()
        return (current, tags)
    }

    /// When the next slot that holds something comes; `nil` when nothing waits.
    var nextMoment: Milliseconds? { count > 0 ? nextTick * Self.tick : nil }

    private mutating func findNext() {
        nextTick = current + 1
        guard count > 0 else { return }
        while slots[nextTick % Self.size].isEmpty { nextTick += 1 }
    }
}
