/// The type that Apple documents for the value of an entitlement.
///
/// Source: <https://developer.apple.com/documentation/bundleresources/entitlements>, the page of each.
enum EntitlementType: String {
    case boolean = "true/"
    case string
    case array
    case dictionary = "dict"

    /// The type of each entitlement that is well known.
    static let known: [String: EntitlementType] =
        Dictionary(booleans.map { ($0, .boolean) }) { $1 }
        .merging(arrays.map { ($0, .array) }) { $1 }
        .merging([
            "aps-environment": .string, "com.apple.developer.in-app-identity-presentment": .dictionary,
        ]) { $1 }

    /// Entitlements whose type no page was found for.
    static let untyped: Set = [
        "com.apple.developer.financekit",
        "com.apple.developer.networking.HotspotHelper",
        "com.apple.developer.usernotifications.communication",
        "com.apple.developer.usernotifications.time-sensitive",
    ]

    private static let booleans = [
        "com.apple.developer.arkit.main-camera-access.allow",
        "com.apple.developer.authentication-services.autofill-credential-provider",
        "com.apple.developer.calling-app",
        "com.apple.developer.contacts.notes",
        "com.apple.developer.corelocation.wilderness-safety",
        "com.apple.developer.coremotion.head-pose",
        "com.apple.developer.declared-age-range",
        "com.apple.developer.device-information.user-assigned-device-name",
        "com.apple.developer.exposure-notification",
        "com.apple.developer.family-controls",
        "com.apple.developer.game-center",
        "com.apple.developer.group-session",
        "com.apple.developer.health.fall-detection",
        "com.apple.developer.healthkit",
        "com.apple.developer.healthkit.background-delivery",
        "com.apple.developer.healthkit.recalibrate-estimates",
        "com.apple.developer.homekit",
        "com.apple.developer.kernel.increased-memory-limit",
        "com.apple.developer.location.push",
        "com.apple.developer.matter.allow-setup-payload",
        "com.apple.developer.messages.critical-messaging",
        "com.apple.developer.networking.HotspotConfiguration",
        "com.apple.developer.networking.manage-thread-network-credentials",
        "com.apple.developer.networking.multicast",
        "com.apple.developer.networking.wifi-info",
        "com.apple.developer.nfc.hce",
        "com.apple.developer.push-to-talk",
        "com.apple.developer.secure-element-credential",
        "com.apple.developer.severe-vehicular-crash-event",
        "com.apple.developer.siri",
        "com.apple.developer.usernotifications.critical-alerts",
        "com.apple.developer.usernotifications.filtering",
        "com.apple.developer.video-subscriber-single-sign-on",
        "com.apple.developer.web-browser",
    ]

    private static let arrays = [
        "com.apple.developer.applesignin",
        "com.apple.developer.associated-domains",
        "com.apple.developer.healthkit.access",
        "com.apple.developer.in-app-identity-presentment.merchant-identifiers",
        "com.apple.developer.in-app-payments",
        "com.apple.developer.journal.allow",
        "com.apple.developer.networking.networkextension",
        "com.apple.developer.networking.vpn.api",
        "com.apple.developer.nfc.readersession.formats",
        "com.apple.developer.pass-type-identifiers",
        "com.apple.developer.sensitivecontentanalysis.client",
        "com.apple.developer.sensorkit.reader.allow",
        "com.apple.security.application-groups",
    ]
}
