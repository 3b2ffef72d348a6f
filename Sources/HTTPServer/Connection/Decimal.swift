/// Decimal digits without a String.
enum Decimal {
    /// Appends `value`, which is not negative, to `octets`.
    static func append(_ value: Int, to octets: inout [UInt8]) {
        guard value >= 10 else {
            octets.append(0x30 + UInt8(truncatingIfNeeded: max(0, value)))
            return
        }
        let start = octets.count
        var rest = value
        while rest > 0 {
            octets.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        octets[start...].reverse()
    }
}
