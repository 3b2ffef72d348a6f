import HTTPModel
import Synchronization

/// A body whose octet at each place can be told from the place, and which may break in the middle.
final class StreamedText: BodySource {
    let count: Int
    /// Octets that can be read; the rest cannot.
    private let readable: Int
    private let reads = Mutex(0)

    init(count: Int, readable: Int = .max) {
        self.count = count
        self.readable = readable
    }

    /// How many pieces were asked for.
    var readCount: Int { reads.withLock { $0 } }

    func octets(in range: Range<Int>) -> [UInt8]? {
        reads.withLock { $0 += 1 }
        return range.upperBound <= readable ? Self.octets(range) : nil
    }

    static func octets(_ range: Range<Int>) -> [UInt8] {
        range.map { 0x61 + UInt8(truncatingIfNeeded: ($0 / 7 + $0 / 1_000) % 26) }
    }
}
