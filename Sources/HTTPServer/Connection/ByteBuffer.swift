/// Octets that are appended at one end and dropped at the other, in memory of its own.
///
/// An array would do; this one saves its checks and its copies where every answer passes.
package struct ByteBuffer: ~Copyable {
    /// Capacity above which empty memory is given back.
    private static let keptCapacity = 65_536

    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    /// Where the octets that are left begin and end in the memory; both are zero when none are left.
    private(set) var start = 0
    private(set) var end = 0

    package init() {}

    /// Octets that the memory has room for.
    var capacity: Int { memory.count }

    deinit { memory.deallocate() }

    /// Makes room for `count` more octets.
    @inline(__always)
    package mutating func reserve(_ count: Int) {
        if memory.count - end < count { grow(count) }
    }

    private mutating func grow(_ count: Int) {
        let capacity = max(2 * memory.count, end + count)
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<end]))
        memory.deallocate()
        memory = larger
    }

    @inline(__always)
    package mutating func append(_ octets: UnsafeRawBufferPointer) {
        guard let source = octets.baseAddress else { return }
        reserve(octets.count)
        memory.baseAddress?.advanced(by: end).copyMemory(from: source, byteCount: octets.count)
        end += octets.count
    }

    @inline(__always)
    mutating func append(_ octet: UInt8) {
        reserve(1)
        memory[end] = octet
        end += 1
    }

    @inline(__always)
    mutating func append(literal text: StaticString) {
        append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    /// Appends the last digit of a number that is not negative.
    @inline(__always)
    mutating func append(digit value: Int) { append(0x30 + UInt8(truncatingIfNeeded: value % 10)) }

    /// Appends a number that is not negative in decimal digits.
    mutating func append(decimal value: Int) {
        var divisor = 1
        while value / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(digit: value / divisor)
            divisor /= 10
        }
    }

    /// Drops `count` octets from the front.
    mutating func consume(_ count: Int) {
        start += count
        guard start == end else { return }
        start = 0
        end = 0
        guard memory.count > Self.keptCapacity else { return }
        memory.deallocate()
        memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }

    /// The octets from `start` up to `limit`.
    func range(upTo limit: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: memory[start..<limit])
    }

    func range(_ bounds: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: memory[bounds])
    }
}
