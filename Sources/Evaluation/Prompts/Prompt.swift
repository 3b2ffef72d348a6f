package import Documents

/// A screen of the app's own about a permission: before the system asks, or after somebody said no.
package struct Prompt: Sendable, Equatable {
    package enum Phase: String, Sendable, CaseIterable {
        /// Before the system's alert.
        case before
        /// After the reader refused it.
        case afterDenial = "after-denial"
    }

    /// What becomes of the feature once access is granted.
    package enum Outcome: String, Sendable, CaseIterable {
        /// The feature that was asked for goes on.
        case continues
        /// The reader has to begin again.
        case nothing
    }

    /// A button, or anything else that is tapped.
    package struct Button: Sendable, Equatable {
        package let text: String
        /// What a tap does, as the caller calls it: `request`, `settings`, `cancel`; `nil` = not said.
        package let action: String?
        /// Its place in the request.
        package let pointer: Pointer

        package init(text: String, action: String?, pointer: Pointer) {
            self.text = text
            self.action = action
            self.pointer = pointer
        }
    }

    /// The id of the permission; `nil` = not said.
    package var permission: String?
    package var phase = Phase.before
    package var title = ""
    package var body = ""
    package var buttons: [Button] = []
    /// Whether the screen can be left without a button: a close mark, a swipe, a tap beside it; `nil` = not said.
    package var isDismissible: Bool?
    /// Whether the screen answers a tap of the reader on the feature; `nil` = not said.
    package var isUserInitiated: Bool?
    /// Time since the reader refused, in seconds; `nil` = not said.
    package var secondsSinceDenial: Double?
    /// How often the app's own screens were refused before; `nil` = not said.
    package var denials: Int?
    /// What happens once access is granted; `nil` = not said.
    package var outcome: Outcome?
    /// Its place in the request.
    package var pointer: Pointer

    package init(pointer: Pointer) { self.pointer = pointer }
}
