package import Catalog

/// Where an app stands with one permission, as it asks what to do next.
package struct PermissionSituation: Sendable {
    package var observed = ObservedState()
    /// The level that the feature needs: `always`.
    package var access: String?
    package var ios: OSVersion?
    /// What the person wants to do: `turn_by_turn`.
    package var feature: String?
    /// The id of the symbol by which the state was read.
    package var readBy: String?
    /// Whether the device has what the permission is about, such as a camera.
    package var hardware: Bool?
    package var backgroundRefresh: Bool?
    /// Whether the person has just started the feature.
    package var userInitiated: Bool?
    package var inForeground: Bool?
    /// Whether the app has asked for the level before.
    package var askedBefore: Bool?
    /// How long ago the person refused.
    package var secondsSinceDenial: Double?

    package init() {}
}
