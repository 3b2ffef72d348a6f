/// What one symbol is worth to an app that runs on one iOS version and was built with one SDK.
package enum Verdict: String, Codable, Sendable, CaseIterable {
    case available, deprecated
    /// Not there yet.
    case unavailable
    /// Not there any more.
    case obsoleted
    /// There, but a call does nothing.
    case ineffective
    /// The name circulates; no SDK has it.
    case nonexistent
}
