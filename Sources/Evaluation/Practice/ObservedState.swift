/// What a device showed of a permission: a value of the member `observed`.
package struct ObservedState: Sendable, Equatable {
    package enum Accuracy: String, Sendable, CaseIterable {
        case full, reduced
    }

    /// The name of a state: `denied`.
    package var authorization: String?
    /// Of location.
    package var accuracy: Accuracy?
    /// Whether the service is on for the whole device.
    package var servicesEnabled: Bool?
    /// Whether the app has had the permission before.
    package var grantedBefore: Bool?

    package init() {}
}
