internal import Glibc

/// The clocks that the loop reads.
enum Clock {
    /// Nanoseconds of the monotonic clock.
    static func monotonic() -> Int {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
    }

    /// Nanoseconds since 1970-01-01T00:00:00Z, as of the last kernel tick: some milliseconds late, but cheap.
    static func wall() -> Int {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &now)
        return Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
    }
}
