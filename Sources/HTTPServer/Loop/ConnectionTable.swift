/// The connections of a loop by tag: slot in the low half, generation in the high half, so that a late event or answer
/// never reaches a newer connection in the same slot.
struct ConnectionTable {
    private var slots: [Connection?] = []
    private var generations: [UInt32] = []
    private var free: [Int] = []
    private(set) var count = 0
    /// The slot that ``sample(_:)`` looked at last.
    private var sampled = 0

    /// The tag for the next connection.
    mutating func reserve() -> UInt64 {
        let slot: Int
        if let reused = free.popLast() {
            slot = reused
        } else {
            slot = slots.count
            slots.append(nil)
            generations.append(0)
        }
        return UInt64(generations[slot]) << 32 | UInt64(slot)
    }

    mutating func insert(_ connection: Connection) {
        slots[Int(connection.tag & 0xFFFF_FFFF)] = connection
        count += 1
    }

    /// Gives back a tag, and forgets the connection that had it.
    mutating func release(_ tag: UInt64) {
        let slot = Int(tag & 0xFFFF_FFFF)
        if slots[slot] != nil { count -= 1 }
        slots[slot] = nil
        // The top bit stays clear: tags with it belong to listeners and the mailbox.
        generations[slot] = (generations[slot] &+ 1) & 0x7FFF_FFFF
        free.append(slot)
    }

    subscript(tag: UInt64) -> Connection? {
        let slot = Int(tag & 0xFFFF_FFFF)
        guard slot < slots.count, let connection = slots[slot], connection.tag == tag else { return nil }
        return connection
    }

    /// The connections in the next `count` slots; each call goes on where the last one ended.
    mutating func sample(_ count: Int) -> [Connection] {
        (0..<min(count, slots.count)).compactMap { _ in
            sampled = (sampled + 1) % slots.count
            return slots[sampled]
        }
    }

    var all: [Connection] { slots.compactMap(\.self) }
}
