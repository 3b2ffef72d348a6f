/// The iOS versions from one to another, both included: `14..18`.
package struct OSVersionRange: Hashable, Sendable {
    package let lower: OSVersion
    /// At least ``lower``.
    package let upper: OSVersion

    /// - Returns: `nil` where `upper` is below `lower`.
    package init?(_ lower: OSVersion, _ upper: OSVersion) {
        guard lower <= upper else { return nil }
        (self.lower, self.upper) = (lower, upper)
    }

    package func contains(_ version: OSVersion) -> Bool { lower <= version && version <= upper }

    /// Every major version of the range, as the first release of it: `17..26` gives 17, 18 and 26.
    package var majors: [OSVersion] {
        let last = OSVersion.majorBeforeGap
        return (lower.major...upper.major).filter { $0 <= last || $0 >= OSVersion.majorBehindGap }.map { OSVersion($0) }
    }
}

extension OSVersionRange: CustomStringConvertible {
    /// `14.0..18.0`.
    package var description: String { "\(lower)..\(upper)" }
}
