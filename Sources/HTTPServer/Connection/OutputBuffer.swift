/// Octets that wait to be sent, in order: small pieces copied together, large bodies kept by reference.
package struct OutputBuffer: Sendable {
    /// From this size on a body is not copied.
    ///
    /// Default 4 KiB.
    static let referenceSize = 4_096

    private struct Piece: Sendable {
        let octets: [UInt8]
        var start: Int
    }

    /// Finished pieces, sent before ``tail``.
    private var pieces: [Piece] = []
    private var tail: [UInt8] = []
    private var tailStart = 0
    package private(set) var count = 0

    package init() {}

    package var isEmpty: Bool { count == 0 }

    /// Makes room for `octets` more without growing in steps.
    mutating func reserve(_ octets: Int) {
        if tail.capacity < tail.count + octets { tail.reserveCapacity(max(tail.count + octets, 2 * tail.capacity)) }
    }

    mutating func append(_ text: StaticString) {
        tail.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        count += text.utf8CodeUnitCount
    }

    mutating func append(_ octets: [UInt8]) {
        tail.append(contentsOf: octets)
        count += octets.count
    }

    mutating func append(_ text: String) {
        let before = tail.count
        tail.append(contentsOf: text.utf8)
        count += tail.count - before
    }

    /// Appends a number in decimal digits.
    mutating func append(decimal value: Int) {
        let before = tail.count
        Decimal.append(value, to: &tail)
        count += tail.count - before
    }

    /// Appends a body: by reference when it is large.
    mutating func append(body: [UInt8]) {
        guard body.count >= Self.referenceSize else { return append(body) }
        if tail.count > tailStart { pieces.append(Piece(octets: tail, start: tailStart)) }
        tail = []
        tailStart = 0
        pieces.append(Piece(octets: body, start: 0))
        count += body.count
    }

    /// Drops `sent` octets from the front.
    package mutating func consume(_ sent: Int) {
        count -= sent
        var rest = sent
        var finished = 0
        while finished < pieces.count {
            let length = pieces[finished].octets.count - pieces[finished].start
            guard rest >= length else {
                pieces[finished].start += rest
                rest = 0
                break
            }
            rest -= length
            finished += 1
        }
        if finished > 0 { pieces.removeFirst(finished) }
        tailStart += rest
        if tailStart == tail.count {
            tail.removeAll(keepingCapacity: tail.capacity <= 65_536)
            tailStart = 0
        }
    }

    /// Calls `body` with what can be sent next by one call: up to 16 ranges of memory.
    package func withRanges<Result>(_ body: ([UnsafeRawBufferPointer]) -> Result) -> Result {
        collect(pieces.prefix(15)[...], [], body)
    }

    /// Calls `body` with the copied octets, when there is nothing else: the ordinary case, in one range.
    package func withOnlyRange<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
        guard pieces.isEmpty else { return nil }
        return tail.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[tailStart...])) }
    }

    private func collect<Result>(
        _ rest: ArraySlice<Piece>,
        _ ranges: [UnsafeRawBufferPointer],
        _ body: ([UnsafeRawBufferPointer]) -> Result
    ) -> Result {
        guard let piece = rest.first else {
            guard ranges.count == pieces.count else { return body(ranges) }
            return tail.withUnsafeBytes { body(ranges + [UnsafeRawBufferPointer(rebasing: $0[tailStart...])]) }
        }
        return piece.octets.withUnsafeBytes {
            collect(rest.dropFirst(), ranges + [UnsafeRawBufferPointer(rebasing: $0[piece.start...])], body)
        }
    }
}
