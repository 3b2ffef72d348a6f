/// Octets that wait to be sent, in order: small pieces copied into one stream, large bodies kept by reference.
package struct OutputBuffer: ~Copyable {
    /// From this size on a body is not copied.
    static let referenceSize = 4_096

    /// A body that stands in front of the octet of the stream at `position`.
    private struct Body {
        let position: Int
        let octets: [UInt8]
        /// Whether nothing that lasts holds the octets as well.
        let isOwn: Bool
        var start = 0
    }

    private var stream = ByteBuffer()
    private var bodies: [Body] = []
    /// Octets that wait.
    package private(set) var count = 0

    package init() {}

    package var isEmpty: Bool { count == 0 }

    /// Octets of memory that what waits takes, bodies left out that something lasting holds as well.
    var ownCount: Int {
        isEmpty ? 0 : bodies.reduce(stream.capacity) { $1.isOwn ? $0 + $1.octets.count : $0 }
    }

    /// Makes room for `octets` more without growing in steps.
    mutating func reserve(_ octets: Int) { stream.reserve(octets) }

    @inline(__always)
    mutating func append(literal text: StaticString) {
        stream.append(literal: text)
        count += text.utf8CodeUnitCount
    }

    @inline(__always)
    mutating func append(_ octets: [UInt8]) {
        octets.withUnsafeBytes { stream.append($0) }
        count += octets.count
    }

    @inline(__always)
    mutating func append(_ text: String) {
        let before = stream.end
        stream.append(text)
        count += stream.end - before
    }

    /// Appends octets with others in two places.
    mutating func append(
        _ octets: [UInt8],
        with first: [UInt8],
        at firstPlace: Range<Int>,
        and second: String,
        at secondPlace: Range<Int>
    ) {
        let before = stream.end
        stream.reserve(octets.count + first.count)
        octets.withUnsafeBytes { octets in
            stream.append(UnsafeRawBufferPointer(rebasing: octets[..<firstPlace.lowerBound]))
            first.withUnsafeBytes { stream.append($0) }
            stream.append(UnsafeRawBufferPointer(rebasing: octets[firstPlace.upperBound..<secondPlace.lowerBound]))
            stream.append(second)
            stream.append(UnsafeRawBufferPointer(rebasing: octets[secondPlace.upperBound...]))
        }
        count += stream.end - before
    }

    /// Appends a number that is not negative in decimal digits.
    mutating func append(decimal value: Int) {
        let before = stream.end
        stream.append(decimal: value)
        count += stream.end - before
    }

    /// Appends a body, or a part of one: by reference when it is large.
    ///
    /// - Parameters:
    ///   - body: the octets.
    ///   - isOwn: whether nothing that lasts holds them as well.
    mutating func append(body: [UInt8], isOwn: Bool = true) {
        guard body.count >= Self.referenceSize else { return append(body) }
        bodies.append(Body(position: stream.end, octets: body, isOwn: isOwn))
        count += body.count
    }

    /// Drops `sent` octets from the front.
    package mutating func consume(_ sent: Int) {
        count -= sent
        var rest = sent
        while let body = bodies.first {
            let before = min(rest, body.position - stream.start)
            let within = min(rest - before, body.octets.count - body.start)
            rest -= before + within
            // The stream starts again at zero once it is empty: bodies that follow stand at its end, which then is zero.
            let isAtEnd = stream.start + before == stream.end
            stream.consume(before)
            if isAtEnd {
                bodies = bodies.map { Body(position: 0, octets: $0.octets, isOwn: $0.isOwn, start: $0.start) }
            }
            bodies[0].start += within
            guard bodies[0].start == body.octets.count else { return }
            bodies.removeFirst()
        }
        stream.consume(rest)
    }

    /// Calls `body` with the copied octets, when there is nothing else: the ordinary case, in one range.
    package func withOnlyRange<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
        bodies.isEmpty ? body(stream.range(upTo: stream.end)) : nil
    }

    /// Calls `body` with what can be sent next by one call: up to 17 ranges of memory, in order.
    package func withRanges<Result>(_ body: ([UnsafeRawBufferPointer]) -> Result) -> Result {
        collect(bodies.prefix(8), from: stream.start, [], body)
    }

    private func collect<Result>(
        _ rest: ArraySlice<Body>,
        from start: Int,
        _ ranges: [UnsafeRawBufferPointer],
        _ body: ([UnsafeRawBufferPointer]) -> Result
    ) -> Result {
        guard let next = rest.first else {
            // Octets of the stream behind a body that is not among the ranges have to wait for it.
            let end = bodies.count > 8 ? bodies[8].position : stream.end
            return body(ranges + [stream.range(start..<end)])
        }
        return next.octets.withUnsafeBytes { octets in
            let both = [stream.range(start..<next.position), UnsafeRawBufferPointer(rebasing: octets[next.start...])]
            return collect(rest.dropFirst(), from: next.position, ranges + both, body)
        }
    }
}
