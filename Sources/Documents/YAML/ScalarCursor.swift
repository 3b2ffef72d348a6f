/// Finds the Unicode scalars of well-formed UTF-8 by their number, quickly in ascending order.
struct ScalarCursor {
    private let start: Int
    private var index: Int
    private var count = 0

    init(at start: Int) {
        self.start = start
        index = start
    }

    /// The index in `bytes` of the scalar that `target` others precede from the start on; at most the end.
    mutating func move(to target: Int, in bytes: [UInt8]) -> Int {
        if target < count { (index, count) = (start, 0) }
        while count < target, index < bytes.count {
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
            count += 1
        }
        return index
    }
}
