/// How exact and how recent a location must be for an app to take it.
///
/// A limit that no location meets under the accuracy that people chose leaves them without a result (LOC-005, LOC-006).
package struct LocationLimits: Sendable, Equatable {
    /// The greatest `horizontalAccuracy`, in metres.
    package let horizontalAccuracy: Int
    /// The greatest age, in seconds.
    package let age: Int

    /// Enough for what is near, with full accuracy.
    static let full = LocationLimits(horizontalAccuracy: 100, age: 60)
    /// What reduced accuracy gives: an area of some kilometres, a few times an hour.
    static let reduced = LocationLimits(horizontalAccuracy: 5_000, age: 1_200)
}
