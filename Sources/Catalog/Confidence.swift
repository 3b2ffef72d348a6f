/// How sure a row is; it bounds how loud a finding that rests on it may be.
package enum Confidence: String, Codable, Sendable, CaseIterable {
    /// Read in Apple's documentation, an SDK header or the source code concerned.
    case documented
    /// Seen in several independent reports.
    case multiSource = "multi-source"
    /// Seen once.
    case singleSource = "single-source"
    /// Well known to practitioners, no source at hand.
    case fromMemory = "from-memory"
}
