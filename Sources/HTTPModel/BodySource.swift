/// A body that is read piece by piece while it is sent, so that a large one never lies in memory whole.
///
/// Read on event loops, by several connections at once: a read takes microseconds and never waits for a peer.
package protocol BodySource: AnyObject, Sendable {
    /// Octets in all; it never changes.
    var count: Int { get }

    /// The octets of `range`, which lies within `0..<count`; `nil` when they cannot be read any more.
    func octets(in range: Range<Int>) -> [UInt8]?
}
