package import Catalog

/// What the submission is built for; `nil` = not said.
package struct Target: Sendable, Equatable, Codable {
    package enum Kind: String, Sendable, Codable, CaseIterable { case app, sdk }
    package enum Framework: String, Sendable, Codable, CaseIterable {
        case native
        case reactNative = "react-native"
        case flutter, uniapp, expo, capacitor, cordova, wechat
    }

    package var kind: Kind?
    /// The oldest iOS version that it runs on.
    package var minIOS: OSVersion?
    /// The SDK that it is built with.
    package var sdk: OSVersion?
    /// The day on which it is to be judged, `2026-11-30`.
    package var asOf: String?
    package var framework: Framework?

    package init(
        kind: Kind? = nil,
        minIOS: OSVersion? = nil,
        sdk: OSVersion? = nil,
        asOf: String? = nil,
        framework: Framework? = nil
    ) {
        self.kind = kind
        self.minIOS = minIOS
        self.sdk = sdk
        self.asOf = asOf
        self.framework = framework
    }
}
