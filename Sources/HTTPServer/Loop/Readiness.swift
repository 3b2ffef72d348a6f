internal import CLinux

/// What epoll(7) watches a descriptor for, or reports about it.
struct Readiness: OptionSet {
    let rawValue: UInt32

    static let input = Readiness(rawValue: UInt32(CLINUX_IN))
    static let output = Readiness(rawValue: UInt32(CLINUX_OUT))
    static let error = Readiness(rawValue: UInt32(CLINUX_ERROR))
    static let hangUp = Readiness(rawValue: UInt32(CLINUX_HANGUP))
    /// Wakes one of several sets that watch the same descriptor.
    static let exclusive = Readiness(rawValue: UInt32(CLINUX_EXCLUSIVE))
}
