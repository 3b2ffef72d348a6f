/// Reports an API that works only with an entitlement which the submitted entitlements lack.
///
/// Silent where no entitlements were submitted. Push is PL-037's, multicast PL-019's.
struct EntitlementMissing: Rule {
    static let id = "PL-039"

    /// Permission, entitlement, and the symbols that need it; none = every symbol that asks for the permission.
    private static let needs: [(permission: String?, entitlement: String, symbols: [String])] = [
        ("health", "com.apple.developer.healthkit", ["HKHealthStore"]),
        ("homekit", "com.apple.developer.homekit", ["HMHomeManager"]),
        ("siri", "com.apple.developer.siri", ["INPreferences.requestSiriAuthorization"]),
        ("nfc", "com.apple.developer.nfc.readersession.formats", ["NFCTagReaderSession", "NFCNDEFReaderSession"]),
        (
            "wifi-info", "com.apple.developer.networking.wifi-info",
            ["CNCopyCurrentNetworkInfo", "NEHotspotNetwork.fetchCurrent"]
        ),
        (
            "notifications", "com.apple.developer.usernotifications.time-sensitive",
            ["UNNotificationInterruptionLevel.timeSensitive"]
        ),
        (
            "notifications", "com.apple.developer.usernotifications.critical-alerts",
            ["UNAuthorizationOptions.criticalAlert"]
        ),
        (
            "health", "com.apple.developer.healthkit.background-delivery",
            ["HKHealthStore.enableBackgroundDelivery"]
        ),
        ("location", "com.apple.developer.location.push", ["CLLocationManager.startMonitoringLocationPushes"]),
        ("sensorkit", "com.apple.developer.sensorkit.reader.allow", ["SRSensorReader.requestAuthorization"]),
        (nil, "com.apple.developer.family-controls", ["AuthorizationCenter.requestAuthorization"]),
        ("microphone", "com.apple.developer.push-to-talk", ["PTChannelManager.channelManager"]),
        (
            nil, "com.apple.developer.networking.HotspotConfiguration",
            ["NEHotspotConfigurationManager.apply", "NEHotspotConfigurationManager.joinAccessoryHotspot"]
        ),
        (nil, "com.apple.developer.networking.networkextension", ["NETunnelProviderManager"]),
        (nil, "com.apple.developer.sensitivecontentanalysis.client", ["SCSensitivityAnalyzer"]),
        (nil, "com.apple.developer.applesignin", ["ASAuthorizationAppleIDProvider.createRequest"]),
        (nil, "com.apple.developer.group-session", ["GroupSession", "GroupActivity.activate"]),
        (nil, "com.apple.developer.declared-age-range", ["AgeRangeService.requestAgeRange"]),
    ]

    /// Those without which a package that names them does nothing at all; others are for a part of what a package does.
    private static let forcedByPackages: Set = [
        "com.apple.developer.healthkit", "com.apple.developer.nfc.readersession.formats",
        "com.apple.developer.applesignin",
    ]

    func findings(in context: EvaluationContext) -> [Finding] {
        Self.needs.flatMap { need in
            let uses = context.uses.filter { use in need.symbols.contains { use.isUse(of: $0) } }
            return context.missingEntitlement(
                need.entitlement,
                rule: Self.self,
                permission: need.permission,
                for: uses,
                ofPackages: Self.forcedByPackages.contains(need.entitlement)
            )
        }
    }
}
