/// Makes names for requests whose client gave none: 13 characters, unlikely to repeat, no secret.
///
/// SplitMix64 over a counter, in base 32: short enough for a String without allocation.
struct RequestIDSource: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> String {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return String(unsafeUninitializedCapacity: 13) { characters in
            for index in 0..<13 {
                let digit = UInt8(truncatingIfNeeded: mixed & 31)
                characters[index] = digit < 10 ? 0x30 + digit : 0x57 + digit
                mixed >>= 5
            }
            return 13
        }
    }
}
