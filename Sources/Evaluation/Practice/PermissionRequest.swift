/// A request for a permission as the app makes it: an element of the member `requests`.
package struct PermissionRequest: Sendable, Equatable {
    /// What the app asks upon.
    package enum Trigger: String, Sendable, CaseIterable {
        case launch
        case userAction = "user-action"
        /// A call that by its name only reads the state.
        case check
        /// The app is not on screen.
        case background
    }

    /// What the app does for somebody who refused.
    package enum Refusal: String, Sendable, CaseIterable {
        case degrade, explain, settings
        /// The feature ends there.
        case deadEnd = "dead-end"
        case exit
        /// Nothing of the app works.
        case blockApp = "block-app"
        /// Features that do not need the permission stop working.
        case blockUnrelated = "block-unrelated"
        /// Bought content is withheld.
        case blockPurchases = "block-purchases"
    }

    /// The permission's id.
    package var permission: String
    /// The level that is asked for: `always`.
    package var access: String?
    /// The feature that needs it.
    package var feature: String?
    package var trigger: Trigger?
    /// The state at the moment of the request: `denied`.
    package var status: String?
    package var onDenied: Refusal?
    package var onRestricted: Refusal?
    /// Whether the app has asked for this level before.
    package var askedBefore: Bool?

    /// A request of which no more is known than its permission.
    package init(permission: String) { self.permission = permission }
}
