internal import Glibc

/// Answers that are given again without reading the request: its head is the same, octet by octet.
///
/// Reading a head and answering a lookup are functions of the head's octets and of the service's edition, so that what
/// they gave once can be given again. A head is kept when it comes for the second time, so that heads which never come
/// again cost neither memory nor copies. Everything is dropped when there is a new edition, or when the bound is reached.
struct ReadyAnswers: ~Copyable {
    /// A longer head, which few clients send twice, is not kept.
    static let longestHead = 2_048
    private static let slots = 512

    /// Octets of heads and answers that are held at most.
    private let capacity: Int
    private var answers = [ReadyAnswer?](repeating: nil, count: slots)
    /// By slot: the hash of the head that came last.
    private var seen = [UInt64](repeating: 0, count: slots)
    private var edition = 0
    private var size = 0

    /// Holds at most `capacity` octets.
    init(capacity: Int = 4 << 20) { self.capacity = capacity }

    /// The answer to a request whose head the octets at `offset` begin with.
    ///
    /// - Parameters:
    ///   - input: octets as received.
    ///   - offset: where the request begins.
    ///   - edition: the service's present edition.
    /// - Returns: `nil` when the head is not all there, or has no answer ready.
    mutating func answer(to input: Span<UInt8>, at offset: Int, edition: Int) -> ReadyAnswer? {
        if edition != self.edition { clear(for: edition) }
        guard size > 0 else { return nil }
        return input.withUnsafeBufferPointer { input in
            let octets = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(input)[offset...])
            guard let end = Self.end(of: octets) else { return nil }
            let head = UnsafeRawBufferPointer(rebasing: octets[..<end])
            guard let answer = answers[Self.slot(Self.hash(head))], Self.isSame(answer.head, head) else { return nil }
            return answer
        }
    }

    /// Notes that the head of `octets` has been answered; keeps `answer` if it has been before.
    ///
    /// - Parameters:
    ///   - octets: the head, empty line included.
    ///   - edition: the service's edition before the answer was made.
    ///   - answer: gives the answer.
    mutating func keep(_ octets: Span<UInt8>, edition: Int, _ answer: ([UInt8]) -> ReadyAnswer) {
        guard octets.count <= Self.longestHead else { return }
        if edition != self.edition { clear(for: edition) }
        octets.withUnsafeBufferPointer { octets in
            guard Self.end(of: UnsafeRawBufferPointer(octets)) == octets.count else { return }
            let hash = Self.hash(UnsafeRawBufferPointer(octets))
            let slot = Self.slot(hash)
            guard seen[slot] == hash else {
                seen[slot] = hash
                return
            }
            let answer = answer(Array(octets))
            let added = answer.head.count + answer.count
            guard added <= capacity / 16 else { return }
            if size + added > capacity { clear(for: edition) }
            size += added
            if let previous = answers[slot] { size -= previous.head.count + previous.count }
            answers[slot] = answer
        }
    }

    private mutating func clear(for edition: Int) {
        self.edition = edition
        guard size > 0 else { return }
        size = 0
        for slot in answers.indices { answers[slot] = nil }
    }

    /// Where the first empty line ends.
    private static func end(of octets: UnsafeRawBufferPointer) -> Int? {
        guard let base = octets.baseAddress else { return nil }
        let limit = min(octets.count, longestHead)
        var at = 0
        while let found = memchr(base + at, Int32(Octet.lineFeed), limit - at) {
            at = UnsafeRawPointer(found) - base + 1
            if at >= 4, octets.loadUnaligned(fromByteOffset: at - 4, as: UInt32.self) == 0x0A0D_0A0D { return at }
        }
        return nil
    }

    /// A quick hash: whoever makes heads collide only makes them be read.
    private static func hash(_ octets: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: octets.count)
        guard let base = octets.baseAddress, octets.count >= 8 else { return hash }
        // The last word overlaps the one before it where the octets do not come out even.
        for at in stride(from: 0, to: octets.count - 8, by: 8) {
            hash = mixed(hash, base.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        }
        return mixed(hash, base.loadUnaligned(fromByteOffset: octets.count - 8, as: UInt64.self))
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product >> 29)
    }

    private static func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 40) & (slots - 1) }

    private static func isSame(_ head: [UInt8], _ octets: UnsafeRawBufferPointer) -> Bool {
        head.withUnsafeBytes { head in
            guard head.count == octets.count, let left = head.baseAddress, let right = octets.baseAddress else {
                return false
            }
            return memcmp(left, right, head.count) == 0
        }
    }
}
