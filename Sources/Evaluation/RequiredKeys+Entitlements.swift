internal import Catalog
internal import Documents

extension RequiredKeys {
    /// A key that an entitlement brings with it.
    private struct EntitlementKey {
        let entitlement: String
        /// The value that the entitlement's list must hold for the key to be needed; `nil` = any value but `false`.
        let value: String?
        let key: String
        let strength: KeyNeed.Strength

        init(
            _ entitlement: String,
            holding value: String? = nil,
            _ key: String,
            _ strength: KeyNeed.Strength = .needed
        ) {
            self.entitlement = entitlement
            self.value = value
            self.key = key
            self.strength = strength
        }
    }

    /// The upload check asks for these keys when it sees the entitlement (`needed`), or Apple's page of the key names it.
    private static let entitlementKeys = [
        EntitlementKey("com.apple.developer.healthkit", "NSHealthShareUsageDescription"),
        EntitlementKey("com.apple.developer.healthkit", "NSHealthUpdateUsageDescription"),
        EntitlementKey(
            "com.apple.developer.healthkit.access",
            holding: "health-records",
            "NSHealthClinicalHealthRecordsShareUsageDescription"
        ),
        EntitlementKey("com.apple.developer.homekit", "NSHomeKitUsageDescription"),
        EntitlementKey("com.apple.developer.siri", "NSSiriUsageDescription"),
        EntitlementKey("com.apple.developer.nfc.readersession.formats", "NFCReaderUsageDescription"),
        EntitlementKey("com.apple.developer.contacts.notes", "NSContactsUsageDescription", .expected),
        EntitlementKey("com.apple.developer.health.fall-detection", "NSFallDetectionUsageDescription", .expected),
        EntitlementKey("com.apple.developer.financekit", "NSFinancialDataUsageDescription", .expected),
        EntitlementKey("com.apple.developer.in-app-identity-presentment", "NSIdentityUsageDescription", .expected),
        EntitlementKey("com.apple.developer.location.push", "NSLocationAlwaysAndWhenInUseUsageDescription", .expected),
        EntitlementKey("com.apple.developer.networking.multicast", "NSLocalNetworkUsageDescription", .expected),
        EntitlementKey("com.apple.developer.sensorkit.reader.allow", "NSSensorKitUsageDescription", .expected),
        EntitlementKey(
            "com.apple.developer.video-subscriber-single-sign-on",
            "NSVideoSubscriberAccountUsageDescription",
            .expected
        ),
    ]

    /// The needs of the submitted entitlements, each in the bundle of its document.
    var entitlementNeeds: [KeyNeed] {
        context.entitlements.flatMap { document in
            Self.entitlementKeys.compactMap { item in
                guard let value = document.root?[item.entitlement], Self.grants(value, item.value) else { return nil }
                let row = context.catalog.keys[id: item.key]
                return KeyNeed(
                    key: item.key,
                    permission: row?.permission,
                    bundle: context.host(ofCodeIn: document.bundle),
                    strength: item.strength,
                    anyOf: [item.key],
                    below: nil,
                    effect: row?.codes.contains(Self.uploadCode) == true ? .uploadRejected : row?.ifMissing,
                    isCheckedAtUpload: row?.codes.contains(Self.uploadCode) == true,
                    confidence: .documented,
                    isWrittenByBuild: false,
                    because: [.entitlement(item.entitlement)],
                    isOnlyOfSDKs: false,
                    places: document.path.isEmpty ? nil : [KeyNeed.Place(path: document.path)]
                )
            }
        }
    }

    private static func grants(_ value: Node, _ element: String?) -> Bool {
        guard value.boolean != false, !value.isBlank else { return false }
        guard let element else { return true }
        return value.elements?.contains { $0.string == element } == true
    }
}
